internal import HabitCore

/// A habit as Kado writes it.
struct KadoHabit {
  /// The key.
  let id: String
  /// The name.
  let name: String
  /// The day on which it was created.
  let start: Day?
  /// What its completions are.
  let kind: KadoKind
  private let schedule: Schedule?
  private let archived: Day?
  private let color: String
  private let icon: String
  private let reminder: TimeOfDay?
  private let options: ImportOptions

  /// What is wrong with fields that were left out.
  let faults: [JSONFault]

  /// Reads a habit.
  ///
  /// - Parameters:
  ///   - object: The habit.
  ///   - options: Which clock its instants mean.
  /// - Throws: ``JSONFault`` if it has no key, no name or no kind.
  init(_ object: JSONObject, _ options: ImportOptions) throws(JSONFault) {
    self.options = options
    id = try object.required("id")
    name = try object.required("name")
    kind = try KadoKind(of: object)
    var fields = JSONFields(object)
    schedule = fields.read(Self.schedule)
    start = fields.read { (object) throws(JSONFault) in try object.day(at: "createdAt", options) }
    archived = fields.read { (object) throws(JSONFault) in try object.day(at: "archivedAt", options) }
    color = fields.text("color")
    icon = fields.text("icon")
    reminder = fields.read(Self.reminder)
    faults = fields.faults
  }

  private static func reminder(of object: JSONObject) throws(JSONFault) -> TimeOfDay? {
    guard try object.optional("remindersEnabled") ?? false else { return nil }
    return try object.time(hour: "reminderHour", minute: "reminderMinute")
  }

  /// Describes the habit in our terms.
  ///
  /// - Parameter draft: The draft of the habit.
  func describe(_ draft: inout HabitDraft) {
    draft.habit.goals = Timeline(kind.goal)
    draft.setSchedule(schedule, of: kind.goal)
    draft.archivedOn = archived
    draft.setColor(KadoPalette.color(named: color), named: color)
    draft.leaveOutIcon(icon, drawnBy: "Apple")
    draft.habit.reminds = false
    if let reminder { draft.remind(at: reminder, as: "Kado") }
  }

  /// Reads a row.
  ///
  /// - Parameter row: The row.
  /// - Returns: What it says.
  /// - Throws: ``JSONFault`` if it has no day or no sense.
  func record(_ row: JSONObject) throws(JSONFault) -> DayRecord {
    guard let day = try row.day(at: "date", options) else { throw JSONFault(place: "", reason: "it has no 'date'") }
    let note = try row.optional("note", String.self)?.trimmed ?? ""
    let value = try row.optional("value", Double.self) ?? 1
    guard let amount = Amount(rounding: value), amount >= .zero else {
      throw JSONFault(place: "value", reason: "\(value) is no amount")
    }
    // What was taken back stays with the value 0 if it has a note.
    guard amount > .zero else { return DayRecord(day: day, kind: .no, note: note) }
    return DayRecord(day: day, amount: kind == .binary ? nil : amount, note: note)
  }

  private static func schedule(of object: JSONObject) throws(JSONFault) -> Schedule? {
    let frequency: JSONObject = try object.required("frequency")
    do throws(JSONFault) {
      switch try frequency.required("kind", String.self) {
      case "daily":
        return .daily
      case "daysPerWeek":
        let times: Int = try frequency.required("count")
        return times >= 7 ? .daily : times >= 1 ? .period(times: times, per: .week) : nil
      case "everyNDays":
        let days: Int = try frequency.required("interval")
        return days == 1 ? .daily : (2...36_500).contains(days) ? .every(days: days) : nil
      case "specificDays":
        // 1 is Sunday, as here.
        let days = try frequency.required("days", JSONValue.Parts.self).compactMap(\.integer)
        let weekdays = days.compactMap(Weekday.init)
        return weekdays.isEmpty || weekdays.count < days.count ? nil : .weekdays(WeekdaySet(weekdays))
      default:
        return nil
      }
    } catch {
      throw error.below("frequency")
    }
  }
}
