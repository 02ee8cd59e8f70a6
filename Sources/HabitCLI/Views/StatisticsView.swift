import HabitCore
import HabitRender

/// Statistics as text.
struct StatisticsView {
  let statistics: Statistics
  let weekStart: WeekStart
  let style: Style
  let language: Language

  /// The lines; texts are cut to a width if one is given.
  func lines(width: Int?) -> [String] {
    let range = statistics.range
    let heading = style.apply([.bold], to: language.dates(range))
    guard !statistics.rows.isEmpty else { return [heading, "", language.nothingTrackedInDays] }
    var table = Table(
      [
        Table.Column(), Table.Column(heading: language.habitName, canShrink: true),
        Table.Column(heading: language.countName, alignment: .right),
        Table.Column(heading: language.rateName, alignment: .right),
        Table.Column(heading: language.strengthHeading, alignment: .right, leavingTurn: 2),
        Table.Column(heading: language.streakName, alignment: .right, leavingTurn: 3),
      ] + weekStart.weekdays.map { Table.Column(heading: language.name(of: $0), alignment: .right, leavingTurn: 1) })
    for row in statistics.rows { table.append(cells(row)) }
    return [heading, ""] + table.lines(width: width, style: style) + ["", verdict]
  }

  private func cells(_ row: Statistics.Row) -> [Table.Cell] {
    let completion = row.completion
    let weekdays = weekStart.weekdays.map { weekday -> Table.Cell in
      let day = row.weekdays[weekday.daysSinceSunday]
      if day.counted > 0 { return Table.Cell(Phrase.percent(day.rate), [.role(.muted)]) }
      // A habit of periods is due on no weekday; how often it was done on each still says something.
      return Table.Cell(day.kept > 0 ? "\(day.kept)×" : "·", [.role(.muted)])
    }
    return [
      Table.Cell(row.habit.icon), Table.Cell(row.habit.name.text),
      Table.Cell(completion.counted > 0 ? "\(completion.kept)/\(completion.counted)" : "–"),
      Table.Cell(Phrase.percent(completion.rate), [.bold]), Table.Cell(Phrase.percent(row.history.strength)),
      Table.Cell(language.runningLength(row.history.streak), [.role(.note)]),
    ] + weekdays
  }

  private var verdict: String {
    let perfect = language.perfectDays(statistics.perfectDays)
    return "\(language.keptSentence(statistics.completion) ?? language.nothingDueSentence), \(perfect)."
  }
}
