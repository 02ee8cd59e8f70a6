internal import FoundationEssentials
internal import HabitCore
internal import SQLite

/// The fields of a row in the order of their columns.
///
/// They are what a person sees of a row, all but its key.
struct Fields {
  /// The names and values.
  private(set) var values: [(name: String, value: Value)]

  init(_ values: [(name: String, value: Value)]) {
    self.values = values
  }
}

extension Value {
  /// An integer, or null.
  init(_ number: Int64?) { self = number.map(Value.integer) ?? .null }

  /// An integer, or null.
  init(_ number: Int?) { self.init(number.map(Int64.init)) }

  /// A day, or null.
  init(_ day: Day?) { self.init(day?.ordinal) }

  /// An identifier, or null.
  init(_ id: UUID?) { self = id.map { .blob($0.bytes) } ?? .null }
}

extension Fields {
  /// The fields of a habit, without its schedules and goals.
  init(_ habit: Habit) {
    self.init([
      ("name", .text(habit.name.text)),
      ("icon", .text(habit.icon)),
      ("color", Value(habit.color.map { Int64($0.rgb) })),
      ("target_time", Value(habit.targetTime?.minutes)),
      ("reminds", .integer(habit.reminds ? 1 : 0)),
      ("reminder_times", .text(habit.reminderTimes.map(\.description).joined(separator: ","))),
      ("category", Value(habit.category)),
      ("note", .text(habit.note)),
      ("start_day", Value(habit.start)),
      ("end_day", Value(habit.end)),
      ("archived_day", Value(habit.archived)),
      (Table.deleted, .integer(0)),
    ])
  }

  /// The fields of a version of a schedule.
  init(_ schedule: Schedule, from day: Day?) {
    var kind = ""
    var (weekdays, every, times): (Int?, Int?, Int?)
    var period = Value.null
    switch schedule {
    case .weekdays(let days): (kind, weekdays) = ("weekdays", Int(days.rawValue))
    case .every(let days): (kind, every) = ("every", days)
    case .period(let wanted, let per): (kind, times, period) = ("period", wanted, .text(per.rawValue))
    }
    self.init([
      ("from_day", Value(day)), ("kind", .text(kind)), ("weekdays", Value(weekdays)), ("every", Value(every)),
      ("times", Value(times)), ("period", period), (Table.deleted, .integer(0)),
    ])
  }

  /// The fields of a version of a goal.
  init(_ goal: Goal, from day: Day?) {
    let kind =
      switch goal {
      case .check: "check"
      case .atLeast: "atLeast"
      case .atMost: "atMost"
      }
    self.init([
      ("from_day", Value(day)), ("kind", .text(kind)), ("amount", Value(goal.amount?.thousandths)),
      ("unit", .text(goal.unit)), (Table.deleted, .integer(0)),
    ])
  }

  /// The fields of a pause.
  init(_ pause: Pause, habit: Int64?) {
    self.init([
      ("habit", Value(habit)), ("first_day", Value(pause.first)), ("last_day", Value(pause.last)),
      (Table.deleted, .integer(0)),
    ])
  }

  /// The fields of a check-in.
  init(_ checkIn: CheckIn) {
    self.init([
      ("kind", .integer(checkIn.kind.code)), ("amount", Value(checkIn.amount?.thousandths)),
      (Table.deleted, .integer(0)), ("note", .text(checkIn.note)), ("instant", Value(checkIn.recorded?.instant)),
      ("utc_offset", Value(checkIn.recorded?.secondsFromUTC)),
    ])
  }

  /// The fields of a category.
  init(_ category: Category) {
    self.init([
      ("name", .text(category.name.text)), ("icon", .text(category.icon)),
      ("color", .integer(Int64(category.color.rgb))), (Table.deleted, .integer(0)),
    ])
  }

  /// The fields of a todo.
  init(_ todo: Todo) {
    self.init([
      ("title", .text(todo.title.text)), ("memo", .text(todo.memo)), ("due_day", Value(todo.due?.day)),
      ("due_time", Value(todo.due?.time?.minutes)), ("priority", .integer(todo.priority.code)),
      ("category", Value(todo.category)), ("done_at", Value(todo.done?.instant)),
      ("done_offset", Value(todo.done?.secondsFromUTC)), ("created_at", .integer(todo.created.instant)),
      ("created_offset", .integer(Int64(todo.created.secondsFromUTC))), (Table.deleted, .integer(0)),
    ])
  }

  /// The fields of a setting.
  init(setting value: String) {
    self.init([("value", .text(value)), (Table.deleted, .integer(0))])
  }
}

extension CheckIn.Kind {
  /// The number that stands for the kind in the store.
  var code: Int64 {
    switch self {
    case .no: 0
    case .done: 1
    case .skip: 2
    }
  }

  /// Reads the number that stands for a kind.
  ///
  /// It is `nil` for an unknown number.
  init?(code: Int64) {
    switch code {
    case 0: self = .no
    case 1: self = .done
    case 2: self = .skip
    default: return nil
    }
  }
}

extension TodoPriority {
  /// The number that stands for the priority in the store.
  var code: Int64 {
    switch self {
    case .low: 0
    case .normal: 1
    case .high: 2
    }
  }

  /// Reads the number that stands for a priority.
  ///
  /// It is `nil` for an unknown number.
  init?(code: Int64) {
    guard let priority = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = priority
  }
}
