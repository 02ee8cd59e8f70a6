public import HabitCore

/// All that a page about habits shows, in words, numbers and pictures, ready to be written as HTML.
public struct Report: Sendable {
  /// The title.
  public let title: String
  /// The period, such as `Mar 2025 – Mar 2026`.
  public let period: String
  /// The day on which it was made.
  public let day: Day
  /// The language of the words.
  public let language: Language
  /// All habits together.
  public let overview: ReportOverview
  /// The todos; `nil` where it shows none.
  public let todos: ReportTodos?
  /// The habits, one by one.
  public let habits: [ReportHabit]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - title: The title; control characters are dropped, as in all texts of a report.
  ///   - period: The period.
  ///   - day: The day on which it was made.
  ///   - language: The language of the words.
  ///   - overview: All habits together.
  ///   - todos: The todos; `nil` to show none.
  ///   - habits: The habits, one by one.
  public init(
    title: String, period: String, day: Day, language: Language, overview: ReportOverview, todos: ReportTodos? = nil,
    habits: [ReportHabit]
  ) {
    self.title = title.onOneLine
    self.period = period.onOneLine
    self.day = day
    self.language = language
    self.overview = overview
    self.todos = todos
    self.habits = habits
  }

  /// The names of the habits that are shown, each with a section of its own or a row of the calendar.
  public var habitNames: [String] { habits.isEmpty ? overview.calendar?.rows.map(\.name) ?? [] : habits.map(\.name) }

  /// What the report is about, in a sentence.
  public var sentence: String {
    let facts = overview.facts.prefix(1).filter { !$0.detail.isEmpty }.map {
      "\($0.name.lowercased()) \($0.value) (\($0.detail))"
    }
    return "\(title), \(period): \(([language.habits(habitNames.count)] + facts).joined(separator: ", "))."
  }
}
