internal import FoundationEssentials
internal import HabitCore

extension ImportedHabit {
  /// Reads a habit of our own JSON, with its check-ins.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - place: The path to it.
  /// - Throws: ``JSONFault`` for the first member that means nothing; check-ins at fault are left out instead.
  init(habitFlow object: JSONObject, at place: String) throws(JSONFault) {
    let habit = try Habit(habitFlow: object)
    var checkIns: [CheckIn] = []
    var omissions: [ImportOmission] = []
    var known: Set<UUID> = []
    for (index, row) in (try object.optional("checkIns", JSONValue.Parts.self) ?? JSONValue.Parts([])).enumerated() {
      do throws(JSONFault) {
        let checkIn = try CheckIn(habitFlow: try JSONObject(from: row), of: habit.id)
        guard known.insert(checkIn.id).inserted else {
          throw JSONFault(place: "", reason: "its id stands before, and that one holds")
        }
        checkIns.append(checkIn)
      } catch {
        omissions.append(ImportOmission(error.below("\(place).checkIns[\(index)]")))
      }
    }
    self.init(habit: habit, checkIns: checkIns, omissions: omissions)
  }
}

extension Habit {
  /// Reads a habit of our own JSON.
  fileprivate init(habitFlow object: JSONObject) throws(JSONFault) {
    self.init(
      id: try object.id("id"), name: try object.name("name"),
      schedules: try object.timeline("schedules", Schedule.init(habitFlow:)) ?? Timeline(.daily),
      goals: try object.timeline("goals", Goal.init(habitFlow:)) ?? Timeline(.check),
      start: try object.day("start"), icon: try object.lineOfText("icon") ?? "", color: try object.color("color"),
      targetTime: try object.time("targetTime"), reminds: try object.optional("reminder") ?? true,
      reminderTimes: try object.times("reminderTimes"), category: try object.optionalID("category"),
      note: try object.note("note"), end: try object.optionalDay("end"),
      archived: try object.optionalDay("archived"))
    if conflict != nil { throw object.fault("goals", "the schedule cannot be judged with the goal") }
    if let end, end < start { throw object.fault("end", "\(end) lies before the start") }
  }
}

extension CheckIn {
  /// Reads a check-in of our own JSON.
  fileprivate init(habitFlow object: JSONObject, of habit: UUID) throws(JSONFault) {
    self.init(
      id: try object.id("id"), habit: habit, day: try object.day("date"), kind: try object.word("kind"),
      amount: try object.amount("amount"), note: try object.note("note"),
      recorded: try object.moment("recorded"))
  }
}

extension Schedule {
  private enum Kind: String {
    case weekdays, every, period
  }

  /// Reads a version of a schedule of our own JSON.
  fileprivate init(habitFlow object: JSONObject) throws(JSONFault) {
    switch try object.word("kind") as Kind {
    case .weekdays:
      var weekdays: [Weekday] = []
      for day in try object.required("days", JSONValue.Parts.self) {
        guard let weekday = day.integer.flatMap(Weekday.init(rawValue:)) else {
          throw object.fault("days", "\(day.source) is no weekday")
        }
        weekdays.append(weekday)
      }
      self = .weekdays(WeekdaySet(weekdays))
    case .every:
      self = .every(days: try object.number("every", in: 1...36_500))
    case .period:
      let times = try object.value("times") == nil ? nil : try object.number("times", in: 1...31)
      self = .period(times: times, per: try object.word("per"))
    }
  }
}

extension Goal {
  private enum Kind: String {
    case check, atLeast, atMost
  }

  /// Reads a version of a goal of our own JSON.
  fileprivate init(habitFlow object: JSONObject) throws(JSONFault) {
    let kind: Kind = try object.word("kind")
    let unit = try object.lineOfText("unit") ?? ""
    guard kind != .check else {
      self = .check
      return
    }
    guard let amount = try object.amount("amount") else { throw object.fault("amount", "it is missing") }
    guard kind == .atMost || amount > .zero else { throw object.fault("amount", "a goal of nothing is no goal") }
    self = kind == .atMost ? .atMost(amount, unit: unit) : .atLeast(amount, unit: unit)
  }
}
