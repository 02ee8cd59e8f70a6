internal import HabitCore

/// Something that a store can hold and many other programs cannot say.
enum UnsaidField {
  case colors, icons, habitCategories, notes, times, reminders, ends, archives, pauses, earlierVersions
  case habits, todos, memos, timesOfTodos

  /// What is told of those fields that an export leaves out.
  ///
  /// - Parameters:
  ///   - fields: The fields that a program cannot say.
  ///   - program: What cannot say them, as the beginning of a sentence.
  ///   - contents: What is exported.
  /// - Returns: One sentence for each field that anything has.
  static func remarks(_ fields: [UnsaidField], of program: String, in contents: StoreContents) -> [String] {
    fields.compactMap { field in
      let count = field.count(in: contents)
      return count == 0 ? nil : "\(program) has no \(field.noun): \(count) left out"
    }
  }

  private var noun: String {
    switch self {
    case .colors: "colours"
    case .icons: "icons"
    case .habitCategories: "categories of habits"
    case .notes: "notes of habits"
    case .times: "times of the day"
    case .reminders: "reminders"
    case .ends: "last days"
    case .archives: "archive days"
    case .pauses: "pauses"
    case .earlierVersions: "earlier schedules and goals"
    case .habits: "habits"
    case .todos: "todos"
    case .memos: "memos"
    case .timesOfTodos: "times of todos"
    }
  }

  private func count(in contents: StoreContents) -> Int {
    switch self {
    case .colors: contents.habits.count { $0.color != nil }
    case .icons: contents.habits.count { !$0.icon.isEmpty }
    case .habitCategories: contents.habits.count { $0.category != nil }
    case .notes: contents.habits.count { !$0.note.isEmpty }
    case .times: contents.habits.count { $0.targetTime != nil }
    case .reminders: contents.habits.count { !$0.reminderTimes.isEmpty }
    case .ends: contents.habits.count { $0.end != nil }
    case .archives: contents.habits.count { $0.archived != nil }
    case .pauses: contents.pauses.count
    case .earlierVersions: contents.habits.reduce(0) { $0 + $1.schedules.changes.count + $1.goals.changes.count }
    case .habits: contents.habits.count
    case .todos: contents.todos.count
    case .memos: contents.todos.count { !$0.memo.isEmpty }
    case .timesOfTodos: contents.todos.count { $0.due?.time != nil }
    }
  }
}
