import HabitCore
import HabitRender

/// The days of a summary as signs in columns: one column a day for a week, one a week for a month.
struct SummaryColumns {
  /// One column.
  struct Column {
    /// What stands above it, such as `Mo` or `2–8`.
    let heading: String
    /// Its days.
    let days: DayRange
    /// Whether today is one of them.
    let isRunning: Bool
  }

  let summary: PeriodSummary
  let columns: [Column]
  let language: Language
  private let today: Day

  /// Whether the days reach the current one, so that running streaks belong to them.
  var hasStreaks: Bool { !summary.isOver(on: today) }

  /// The sign of a day to come on which the habit will be due: fainter than today's, which is open already.
  private static let dueAhead = "◦"

  init(_ summary: PeriodSummary, today: Day, _ language: Language) {
    self.summary = summary
    self.language = language
    self.today = today
    let ranges = summary.period == .week ? summary.days.map { $0...$0 } : summary.weeks
    columns = ranges.map { range in
      let (first, last) = (range.lowerBound, range.upperBound)
      let dates = (first.components.day, last.components.day)
      let heading =
        summary.period == .week
        ? language.columnName(of: first.weekday) : dates.0 == dates.1 ? "\(dates.0)" : "\(dates.0)–\(dates.1)"
      return Column(heading: heading, days: range, isRunning: range.contains(today))
    }
  }

  /// The signs of the days of a column, earliest first.
  func signs(of row: PeriodSummary.Row, in column: Column) -> [StateSign] {
    column.days.map { day in
      guard day > today else { return StateSign(row.states[day - summary.days.lowerBound]) }
      let ahead = row.history.outlook(on: day)
      let character = ahead == .pending ? Self.dueAhead : StateSign(ahead).character
      return StateSign(character: character, attributes: [.role(.muted)])
    }
  }

  /// What was kept of what was due, or how far the running week or month is.
  func kept(_ row: PeriodSummary.Row) -> String {
    let completion = row.completion
    guard completion.counted == 0 else { return "\(completion.kept)/\(completion.counted)" }
    return row.runningPeriod(in: summary).map(language.progress(of:)) ?? "–"
  }

  /// The name of the week or the month.
  var title: String { language.heading(of: summary) }

  /// What all came to in a sentence, against the week or the month before.
  var verdict: String {
    let kept = language.keptSentence(summary.completion) ?? language.nothingDueSentence
    let change = summary.change.map { ", \(language.change($0, since: summary.period))" } ?? ""
    return "\(kept)\(change)."
  }
}
