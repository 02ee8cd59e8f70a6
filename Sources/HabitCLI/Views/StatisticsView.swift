import HabitCore

/// Statistics as text.
struct StatisticsView {
  let statistics: Statistics
  let weekStart: WeekStart
  let style: Style

  /// The lines; texts are cut to a width if one is given.
  func lines(width: Int?) -> [String] {
    let range = statistics.range
    let heading = style.apply([.bold], to: "\(range.lowerBound) to \(range.upperBound)")
    guard !statistics.rows.isEmpty else { return [heading, "", "Nothing was tracked in these days."] }
    var table = Table(
      [
        Table.Column(), Table.Column(heading: "Habit", canShrink: true),
        Table.Column(heading: "Kept", alignment: .right), Table.Column(heading: "Rate", alignment: .right),
        Table.Column(heading: "Strength", alignment: .right, leavingTurn: 2),
        Table.Column(heading: "Streak", alignment: .right, leavingTurn: 3),
      ] + weekStart.weekdays.map { Table.Column(heading: $0.shortName, alignment: .right, leavingTurn: 1) })
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
      Table.Cell(Phrase.running(row.history.streak) ?? "–", [.role(.note)]),
    ] + weekdays
  }

  private var verdict: String {
    let completion = statistics.completion
    let perfect = Phrase.count(statistics.perfectDays, "perfect day")
    guard completion.counted > 0 else { return "Nothing was due, \(perfect)." }
    return "\(completion.kept) of \(completion.counted) kept, \(Phrase.percent(completion.rate)), \(perfect)."
  }
}
