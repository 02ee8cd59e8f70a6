import HabitCore
import HabitRender

/// The summary of a week or a month as text.
struct SummaryView {
  let columns: SummaryColumns
  let style: Style

  private var summary: PeriodSummary { columns.summary }
  private var language: Language { columns.language }

  /// The lines; texts are cut to a width if one is given.
  func lines(width: Int?) -> [String] {
    let days = summary.days
    let heading = style.apply([.bold], to: columns.title) + " · \(language.dates(days))"
    guard !summary.rows.isEmpty else {
      return [heading, "", language.nothingTracked(in: summary.period)]
    }
    var table = Table(
      [Table.Column(), Table.Column(canShrink: true)] + columns.columns.map { _ in Table.Column() }
        + [
          Table.Column(alignment: .right, leavingTurn: 3), Table.Column(alignment: .right, leavingTurn: 2),
          Table.Column(leavingTurn: 1),
        ])
    table.append(
      ["", ""]
        + columns.columns.map { Table.Cell($0.heading, $0.isRunning ? [.bold] : [.role(.muted)]) } + ["", "", ""])
    for row in summary.rows { table.append(cells(row)) }
    return [heading, ""] + table.lines(width: width, style: style) + ["", columns.verdict]
  }

  private func cells(_ row: PeriodSummary.Row) -> [Table.Cell] {
    let completion = row.completion
    let signs = columns.columns.map { column -> Table.Cell in
      let signs = columns.signs(of: row, in: column)
      // Only a sign that stands alone can have a colour of its own.
      return Table.Cell(signs.map(\.character).joined(), signs.count == 1 ? signs[0].attributes : [])
    }
    return [Table.Cell(row.habit.icon), Table.Cell(row.habit.name.text)] + signs + [
      Table.Cell(columns.kept(row)), Table.Cell(completion.counted > 0 ? Phrase.percent(completion.rate) : ""),
      Table.Cell(
        columns.hasStreaks ? language.runningStreak(row.history.streak) ?? "" : "",
        [.role(.note)]),
    ]
  }
}
