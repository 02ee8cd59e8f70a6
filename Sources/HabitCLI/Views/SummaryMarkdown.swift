import CommandKit
import HabitCore
import HabitRender

/// The summary of a week or a month as Markdown, with a table as GitHub and most other readers know it.
struct SummaryMarkdown {
  let columns: SummaryColumns

  private var summary: PeriodSummary { columns.summary }
  private var language: Language { columns.language }

  /// The lines.
  var lines: [String] {
    let days = summary.days
    let heading = "## \(columns.title)"
    let period = language.dates(days)
    guard !summary.rows.isEmpty else {
      return [heading, "", period, "", language.nothingTracked(in: summary.period)]
    }
    let numbers = [language.countName, language.rateName] + (columns.hasStreaks ? [language.streakName] : [])
    let headings = [language.habitName] + columns.columns.map(\.heading) + numbers
    let rules = ["---"] + columns.columns.map { _ in ":-:" } + numbers.map { _ in "--:" }
    return [heading, "", period, "", Self.line(headings), Self.line(rules)] + summary.rows.map(row)
      + ["", columns.verdict]
  }

  private func row(_ row: PeriodSummary.Row) -> String {
    let signs = columns.columns.map { column in
      let text = columns.signs(of: row, in: column).map(\.character).joined()
      // Blanks would be lost, and the signs of the other days stand below the wrong ones.
      return text.contains { $0 != " " } ? text.replacing(" ", with: "\u{A0}") : ""
    }
    return Self.line(
      [row.habit.title.escapedForMarkdown] + signs + [
        columns.kept(row).escapedForMarkdown, Phrase.percent(row.completion.rate),
      ] + (columns.hasStreaks ? [language.runningLength(row.history.streak)] : []))
  }

  private static func line(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |"
  }
}

extension String {
  /// The text with a backslash before all that Markdown would obey, control characters made visible.
  var escapedForMarkdown: String {
    escapingControlCharacters.escapingMarkdown
  }
}
