internal import FoundationEssentials
internal import HabitCore

/// Writes our own JSON, which holds everything.
///
/// Members come in alphabetical order, and what is not set is left out, so that equal contents give equal bytes.
enum HabitFlowWriter {
  /// What the document says its format is.
  static let format = "habitflow"
  /// The version of the format; members may be added within a version, and none changes its meaning.
  static let version = 1

  /// The document.
  ///
  /// - Parameter contents: What is exported.
  /// - Returns: The document as UTF-8, with a line break at its end.
  /// - Throws: What reading the check-ins throws.
  static func bytes(of contents: StoreContents) throws -> [UInt8] {
    var json = JSONText()
    try json.object { json in
      json.list("categories", contents.categories) { $0.object($1) }
      json.member("format", format)
      try json.list("habits", contents.habits) { json, habit in
        try json.object(habit, try contents.checkIns(of: habit))
      }
      json.list("pauses", contents.pauses) { $0.object($1) }
      json.object("settings") { json in
        for (name, value) in contents.settings.sorted(by: { $0.key < $1.key }) { json.member(named: name, value) }
      }
      json.list("todos", contents.todos) { $0.object($1) }
      json.member("version", number: String(version))
    }
    json.end()
    return json.bytes
  }
}

// MARK: - Values

extension JSONText {
  fileprivate mutating func object(_ category: HabitCore.Category) {
    object { json in
      json.member("color", category.color.description)
      json.member("icon", category.icon)
      json.member("id", category.id.uuidString)
      json.member("name", category.name.text)
    }
  }

  fileprivate mutating func object(_ habit: Habit, _ checkIns: [CheckIn]) throws {
    object { json in
      json.member("archived", habit.archived?.description)
      json.member("category", habit.category?.uuidString)
      json.list("checkIns", checkIns) { $0.object($1) }
      json.member("color", habit.color?.description)
      json.member("end", habit.end?.description)
      json.list("goals", habit.goals.versions, .oneLine) { $0.object($1.value, from: $1.from) }
      json.member("icon", habit.icon.nonEmpty)
      json.member("id", habit.id.uuidString)
      json.member("name", habit.name.text)
      json.member("note", habit.note.nonEmpty)
      json.member("reminder", habit.reminds)
      if !habit.reminderTimes.isEmpty {
        json.list("reminderTimes", habit.reminderTimes, .oneLine) { $0.text($1.description) }
      }
      json.list("schedules", habit.schedules.versions, .oneLine) { $0.object($1.value, from: $1.from) }
      json.member("start", habit.start.description)
      json.member("targetTime", habit.targetTime?.description)
    }
  }

  private mutating func object(_ checkIn: CheckIn) {
    object { json in
      json.member("amount", number: checkIn.amount?.description)
      json.member("date", checkIn.day.description)
      json.member("id", checkIn.id.uuidString)
      json.member("kind", checkIn.kind.rawValue)
      json.member("note", checkIn.note.nonEmpty)
      json.member("recorded", checkIn.recorded?.exactText)
    }
  }

  private mutating func object(_ goal: Goal, from day: Day?) {
    object { json in
      json.member("amount", number: goal.amount?.description)
      json.member("from", day?.description)
      switch goal {
      case .check: json.member("kind", "check")
      case .atLeast: json.member("kind", "atLeast")
      case .atMost: json.member("kind", "atMost")
      }
      json.member("unit", goal.unit.nonEmpty)
    }
  }

  private mutating func object(_ schedule: Schedule, from day: Day?) {
    object { json in
      switch schedule {
      case .weekdays(let days):
        json.list("days", days.weekdays, .oneLine) { $0.number($1.rawValue) }
        json.member("from", day?.description)
        json.member("kind", "weekdays")
      case .every(let days):
        json.member("every", number: String(days))
        json.member("from", day?.description)
        json.member("kind", "every")
      case .period(let times, let period):
        json.member("from", day?.description)
        json.member("kind", "period")
        json.member("per", period.rawValue)
        json.member("times", number: times.map { String($0) })
      }
    }
  }

  fileprivate mutating func object(_ pause: Pause) {
    object { json in
      json.member("first", pause.first.description)
      json.member("habit", pause.habit?.uuidString)
      json.member("id", pause.id.uuidString)
      json.member("last", pause.last?.description)
    }
  }

  fileprivate mutating func object(_ todo: Todo) {
    object { json in
      json.member("category", todo.category?.uuidString)
      json.member("created", todo.created.exactText)
      json.member("doneAt", todo.done?.exactText)
      json.member("due", todo.due?.day.description)
      json.member("id", todo.id.uuidString)
      json.member("memo", todo.memo.nonEmpty)
      json.member("priority", todo.priority.rawValue)
      json.member("time", todo.due?.time?.description)
      json.member("title", todo.title.text)
    }
  }
}

extension Timeline {
  /// The values with the days from which they hold; the first holds from the beginning and has none.
  var versions: [(from: Day?, value: Value)] {
    [(nil, initial)] + changes.map { ($0.from, $0.value) }
  }
}

extension String {
  /// The text; `nil` if it is empty.
  var nonEmpty: String? { isEmpty ? nil : self }
}
