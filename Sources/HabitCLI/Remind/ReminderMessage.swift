import HabitCore
import HabitRender

/// What a person reads of a reminder.
struct ReminderMessage: Hashable {
  /// The habit or todo, on one line.
  let title: String
  /// What there is to say about it, in lines.
  let lines: [String]
  /// Whether it is to stay until it was seen.
  let isImportant: Bool
  /// The name of its symbol in the themes of desktops.
  let icon: String

  /// The lines as one text.
  var body: String { lines.joined(separator: "\n") }

  /// The lines as one line.
  var summary: String { lines.joined(separator: " · ").onOneLine }

  /// All of it as one line.
  var line: String { "\(title) · \(summary)" }

  /// Puts a reminder into words.
  ///
  /// - Parameters:
  ///   - reminder: The reminder.
  ///   - now: What the clock shows.
  ///   - language: The language.
  init(_ reminder: Reminder, at now: WallTime, in language: Language) {
    var isImportant = false
    switch reminder.subject {
    case .habit(let item):
      title = item.habit.title
      lines = Self.lines(reminder, item, at: now, in: language)
    case .todo(let todo):
      title = todo.title.text
      let isYesterday = reminder.time.date < now.date
      lines = [language.due(at: reminder.time.time, isYesterday: isYesterday), todo.memo].filter { !$0.isEmpty }
      isImportant = todo.priority == .high
    case .day(let habits, let todos):
      title = language.summaryTitle
      lines =
        (habits.isEmpty ? [] : [language.openHabits(habits.map(\.name.text))])
        + (todos.isEmpty ? [] : [language.openTodos(todos.map(\.title.text))])
    }
    self.isImportant = isImportant
    icon = reminder.kind == .overdue ? "appointment-missed" : "appointment-soon"
  }

  private static func lines(
    _ reminder: Reminder, _ item: TodayItem, at now: WallTime, in language: Language
  ) -> [String] {
    let time = reminder.time.time
    let occasion =
      switch reminder.kind {
      case .before: language.planned(at: time, in: now.minutes(to: reminder.time))
      case .overdue: language.stillOpen(since: time)
      case .extra, .todo, .summary: language.timeFor(item.habit.name.text)
      }
    let progress = item.amount > .zero ? language.progress(item.amount, of: item.goal) : ""
    return [occasion, progress, item.habit.note].filter { !$0.isEmpty }
  }
}
