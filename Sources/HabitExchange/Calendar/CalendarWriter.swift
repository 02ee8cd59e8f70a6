internal import FoundationEssentials
internal import HabitCore

/// Writes habits as recurring events, and todos as todos, of an iCalendar stream.
///
/// Times have no zone: 07:30 is 07:30 wherever the person is. Identifiers are those of habits and todos, so that a
/// calendar takes a second export for a newer state of the first.
struct CalendarWriter {
  private let contents: StoreContents
  private let options: ExportOptions

  // Source: RFC 5545.
  /// The export.
  ///
  /// - Parameters:
  ///   - contents: What is exported.
  ///   - options: The clock, on which weekday weeks start, and what is reminded of.
  /// - Returns: One file, and what a calendar cannot say.
  /// - Throws: What reading the check-ins throws.
  static func export(_ contents: StoreContents, _ options: ExportOptions) throws -> Export {
    let writer = CalendarWriter(contents: contents, options: options)
    let plans = try contents.habits.map { habit in
      CalendarPlan(habit, contents, options, nextDue: try writer.nextDue(of: habit))
    }
    var text = CalendarText()
    text.component("calendar") { text in
      text.property("VERSION", "2.0")
      text.property("PRODID", "-//HabitFlow//habit export//EN")
      text.property("CALSCALE", "GREGORIAN")
      for event in plans.flatMap(\.events) { writer.write(event, to: &text) }
      for todo in contents.todos { writer.write(todo, to: &text) }
    }
    var remarks = plans.flatMap(\.remarks)
    if !plans.isEmpty { remarks.append("a calendar holds what is due, and not what was recorded") }
    return Export(bytes: text.bytes, remarks: remarks + UnsaidField.remarks([.colors], of: "a calendar", in: contents))
  }

  /// The next due day of a habit that is due so many days after it was last done.
  private func nextDue(of habit: Habit) throws -> Day? {
    guard case .every = habit.schedules.value(on: options.today) else { return nil }
    return try contents.history(of: habit, options).standing.nextDue
  }

  private var stamp: String { Moment(instant: options.instant, secondsFromUTC: 0).basicText }
}

// MARK: - Components

extension CalendarWriter {
  private func write(_ event: CalendarPlan.Event, to text: inout CalendarText) {
    text.component("event") { text in
      text.property("UID", event.identifier)
      text.property("DTSTAMP", stamp)
      text.property(event.time == nil ? "DTSTART;VALUE=DATE" : "DTSTART", event.start)
      text.property("RRULE", event.rule)
      text.text("SUMMARY", event.habit.title)
      text.text("DESCRIPTION", event.description)
      text.text("CATEGORIES", contents.category(event.habit.category)?.name.text ?? "")
      // It takes no time that others could not have.
      text.property("TRANSP", "TRANSPARENT")
      for minutes in alarms(of: event.habit, at: event.time) {
        alarm(event.habit.title, "TRIGGER", minutes, to: &text)
      }
    }
  }

  /// The minutes from the beginning of an event, midnight without a time, to its alarms; negative before it.
  private func alarms(of habit: Habit, at time: TimeOfDay?) -> [Int] {
    guard habit.reminds, options.reminders.isOn else { return [] }
    let start = time?.minutes(after: options.clock.dayStart)
    let before = start == nil ? nil : options.reminders.minutesBefore.map { -$0 }
    let others = habit.reminderTimes.map { reminder in
      start.map { reminder.minutes(after: options.clock.dayStart) - $0 } ?? reminder.minutes
    }
    return ([before].compactMap(\.self) + others).sorted()
  }

  private func write(_ todo: Todo, to text: inout CalendarText) {
    text.component("todo") { text in
      text.property("UID", "\(todo.id.uuidString.lowercased())@habitflow")
      text.property("DTSTAMP", stamp)
      text.property("CREATED", todo.created.basicText)
      text.text("SUMMARY", todo.title.text)
      text.text("DESCRIPTION", todo.memo)
      text.text("CATEGORIES", contents.category(todo.category)?.name.text ?? "")
      if let due = todo.due {
        if let time = due.time {
          text.property("DUE", WallTime(time, of: due.day, dayStart: options.clock.dayStart).basicText)
        } else {
          text.property("DUE;VALUE=DATE", due.day.basicText)
        }
      }
      text.property("PRIORITY", todo.priority.calendarNumber)
      text.property("STATUS", todo.isDone ? "COMPLETED" : "NEEDS-ACTION")
      text.property("COMPLETED", todo.done?.basicText)
      if !todo.isDone, todo.due?.time != nil, options.reminders.isOn, let minutes = options.reminders.minutesBefore {
        alarm(todo.title.text, "TRIGGER;RELATED=END", -minutes, to: &text)
      }
    }
  }

  private func alarm(_ words: String, _ trigger: String, _ minutes: Int, to text: inout CalendarText) {
    text.component("alarm") { text in
      text.property("ACTION", "DISPLAY")
      text.text("DESCRIPTION", words)
      text.property(trigger, "\(minutes < 0 ? "-" : "")PT\(minutes.magnitude)M")
    }
  }
}

extension TodoPriority {
  /// The number of the priority, of which 1 is the highest and 9 the lowest.
  fileprivate var calendarNumber: String {
    switch self {
    case .high: "1"
    case .normal: "5"
    case .low: "9"
    }
  }
}
