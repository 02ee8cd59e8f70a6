import HabitCore

/// The summary of a week as text.
struct WeekView {
  let summary: WeekSummary
  let today: Day
  let style: Style

  /// The sign of a day to come on which the habit will be due: fainter than today's, which is open already.
  private static let dueAhead = "◦"

  /// The lines; texts are cut to a width if one is given.
  func lines(width: Int?) -> [String] {
    let week = summary.week
    let heading = style.apply([.bold], to: "Week \(week)") + " · \(week.first) to \(week.last)"
    guard !summary.rows.isEmpty else { return [heading, "", "Nothing was tracked in this week."] }
    var table = Table(
      [Table.Column(), Table.Column(canShrink: true)] + week.days.map { _ in Table.Column() }
        + [
          Table.Column(alignment: .right, leavingTurn: 3), Table.Column(alignment: .right, leavingTurn: 2),
          Table.Column(leavingTurn: 1),
        ])
    table.append(weekdays)
    for row in summary.rows { table.append(cells(row)) }
    return [heading, ""] + table.lines(width: width, style: style) + ["", verdict]
  }

  private var weekdays: [Table.Cell] {
    ["", ""]
      + summary.week.days.map { day in
        let name = String(day.weekday.shortName.prefix(2))
        return Table.Cell(name, day == today ? [.bold] : [.role(.muted)])
      } + ["", "", ""]
  }

  private func cells(_ row: WeekSummary.Row) -> [Table.Cell] {
    let completion = row.completion
    let signs = zip(summary.week.days, row.states).map { day, state -> Table.Cell in
      guard day > today else {
        let sign = StateSign(state)
        return Table.Cell(sign.character, sign.attributes)
      }
      let ahead = row.history.outlook(on: day)
      return Table.Cell(ahead == .pending ? Self.dueAhead : StateSign(ahead).character, [.role(.muted)])
    }
    return [Table.Cell(row.habit.icon), Table.Cell(row.habit.name.text)] + signs + [
      Table.Cell(completion.counted > 0 ? "\(completion.kept)/\(completion.counted)" : progress(row)),
      Table.Cell(completion.counted > 0 ? Phrase.percent(completion.rate) : ""),
      Table.Cell(Phrase.running(row.history.streak).map { "streak \($0)" } ?? "", [.role(.note)]),
    ]
  }

  /// How far an open period is, where it ends with this week.
  private func progress(_ row: WeekSummary.Row) -> String {
    guard let period = row.history.runningPeriod, period.unit == .weeks, period.days == summary.week.days else {
      return "–"
    }
    return ProgressPhrase.amount(of: period)
  }

  private var verdict: String {
    let completion = summary.completion
    guard let rate = completion.rate else { return "Nothing was due." }
    let kept = "\(completion.kept) of \(completion.counted) kept, \(Phrase.percent(rate))"
    guard let previous = summary.previous.rate else { return kept + "." }
    let difference = rate.wholePercent - previous.wholePercent
    let trend =
      difference == 0
      ? "as the week before" : "\(abs(difference)) points \(difference > 0 ? "more" : "less") than the week before"
    return "\(kept), \(trend)."
  }
}
