import FoundationEssentials
import HabitCore
import HabitRender

/// The reminders of a day as a run of `habit remind` finds them.
struct ReminderDay {
  /// Those that have come due and were not sent.
  let due: [Reminder]
  /// Those of the rest of the day.
  let upcoming: [Reminder]
  /// Whether there are reminders at all.
  let areOn: Bool
  /// What the clock shows.
  let now: WallTime
  /// The language.
  let language: Language

  /// What to say where nothing was sent.
  var emptyRemark: String {
    areOn ? language.noReminderDue : language.remindersAreOff("habit config set reminders on")
  }

  /// What would be sent, and what comes later, as text; texts are cut to a width if one is given.
  func lines(width: Int?, style: Style) -> [String] {
    let sections = [(language.wouldBeSent, due), (language.laterToday, upcoming)].filter { !$0.1.isEmpty }
    guard !due.isEmpty else {
      return [emptyRemark] + sections.flatMap { [""] + section($0.0, $0.1, width: width, style: style) }
    }
    return Array(sections.map { section($0.0, $0.1, width: width, style: style) }.joined(separator: [""]))
  }

  private func section(_ heading: String, _ reminders: [Reminder], width: Int?, style: Style) -> [String] {
    var table = Table([
      Table.Column(), Table.Column(canShrink: true), Table.Column(canShrink: true),
    ])
    for reminder in reminders {
      let message = message(reminder)
      table.append([
        Table.Cell("  \(language.time(reminder.due.time))", [.role(.muted)]), Table.Cell(message.title),
        Table.Cell(message.summary),
      ])
    }
    return [style.apply([.bold], to: heading)] + table.lines(width: width, style: style)
  }

  /// A reminder as it reads now, or when it comes due.
  private func message(_ reminder: Reminder) -> ReminderMessage {
    ReminderMessage(reminder, at: max(now, reminder.due), in: language)
  }
}

// MARK: - JSON

extension ReminderDay {
  /// The document of `habit remind`.
  func document(sent: [Reminder]) -> JSON {
    let marks = Set(sent.map(\.mark))
    return .document([
      "now": .string(now.json), "on": .bool(areOn),
      "due": .array(due.map { json($0, ["sent": .bool(marks.contains($0.mark))]) }),
      "next": .array(upcoming.map { json($0) }),
    ])
  }

  private func json(_ reminder: Reminder, _ more: [String: JSON] = [:]) -> JSON {
    let message = message(reminder)
    var (habit, todo): (JSON, JSON) = (.null, .null)
    switch reminder.subject {
    case .habit(let item): habit = ["id": .string(item.habit.id.uuidString), "name": .string(item.habit.name.text)]
    case .todo(let item): todo = ["id": .string(item.id.uuidString), "title": .string(item.title.text)]
    case .day: break
    }
    return .object(
      more.merging([
        "kind": .string(reminder.kind.rawValue), "day": JSON(reminder.day), "due": .string(reminder.due.json),
        "time": JSON(reminder.time.time), "title": .string(message.title), "body": .string(message.body),
        "habit": habit, "todo": todo,
      ]) { $1 })
  }
}

extension WallTime {
  /// The wall time as documents write it, such as `2026-03-05T20:55`.
  fileprivate var json: String { "\(date)T\(time)" }
}
