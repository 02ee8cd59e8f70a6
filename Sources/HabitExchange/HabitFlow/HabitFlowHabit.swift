internal import FoundationEssentials
internal import HabitCore

/// A habit of our own JSON, with its check-ins.
struct HabitFlowHabit: Decodable {
  /// The habit as it goes into a plan.
  let imported: ImportedHabit

  private enum CodingKeys: String, CodingKey {
    case archived, category, checkIns, color, end, goals, icon, id, name, note, reminder, reminderTimes, schedules,
      start
    case targetTime
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    let habit = Habit(
      id: try members.id(.id), name: try members.name(.name),
      schedules: try members.timeline(.schedules, \HabitFlowSchedule.schedule, from: \.from) ?? Timeline(.daily),
      goals: try members.timeline(.goals, \HabitFlowGoal.goal, from: \.from) ?? Timeline(.check),
      start: try members.day(.start), icon: try members.lineOfText(.icon) ?? "",
      color: try members.color(.color), targetTime: try members.time(.targetTime),
      reminds: try members.decodeIfPresent(Bool.self, forKey: .reminder) ?? true,
      reminderTimes: try members.times(.reminderTimes), category: try members.optionalID(.category),
      note: try members.decodeIfPresent(String.self, forKey: .note) ?? "", end: try members.optionalDay(.end),
      archived: try members.optionalDay(.archived))
    if habit.conflict != nil { throw members.fault(.goals, "the schedule cannot be judged with the goal") }
    if let end = habit.end, end < habit.start { throw members.fault(.end, "\(end) lies before the start") }
    imported = try Self.checkIns(of: habit, members)
  }

  private static func checkIns(
    of habit: Habit, _ members: KeyedDecodingContainer<CodingKeys>
  ) throws -> ImportedHabit {
    guard members.contains(.checkIns) else { return ImportedHabit(habit: habit, checkIns: []) }
    var rows = try members.nestedUnkeyedContainer(forKey: .checkIns)
    var checkIns: [CheckIn] = []
    checkIns.reserveCapacity(rows.count ?? 0)
    var omissions: [ImportOmission] = []
    var known: Set<UUID> = []
    while !rows.isAtEnd {
      let place = rows.currentIndex
      let row = try rows.decode(Attempt<HabitFlowCheckIn>.self).value {
        omissions.append(ImportOmission(place: $0.place, reason: $0.reason, isFault: true))
      }
      guard let row else { continue }
      if known.insert(row.id).inserted {
        checkIns.append(row.checkIn(of: habit.id))
      } else {
        omissions.append(
          ImportOmission(
            place: "\(JSONFault.place(rows.codingPath))[\(place)]", reason: "its id stands before, and that one holds",
            isFault: true))
      }
    }
    return ImportedHabit(habit: habit, checkIns: checkIns, omissions: omissions)
  }
}

/// A check-in of our own JSON.
private struct HabitFlowCheckIn: Decodable {
  let id: UUID
  private let day: Day
  private let kind: CheckIn.Kind
  private let amount: Amount?
  private let note: String
  private let recorded: Moment?

  private enum CodingKeys: String, CodingKey {
    case amount, date, id, kind, note, recorded
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    id = try members.id(.id)
    day = try members.day(.date)
    kind = try members.word(.kind)
    amount = try members.amount(.amount)
    note = try members.decodeIfPresent(String.self, forKey: .note) ?? ""
    recorded = try members.moment(.recorded)
  }

  func checkIn(of habit: UUID) -> CheckIn {
    CheckIn(id: id, habit: habit, day: day, kind: kind, amount: amount, note: note, recorded: recorded)
  }
}

/// A version of a schedule in our own JSON.
private struct HabitFlowSchedule: Decodable {
  let from: Day?
  let schedule: Schedule

  private enum CodingKeys: String, CodingKey {
    case days, every, from, kind, per, times
  }

  private enum Kind: String {
    case weekdays, every, period
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    from = try members.optionalDay(.from)
    switch try members.word(.kind) as Kind {
    case .weekdays:
      let weekdays = try members.decode([Int].self, forKey: .days).map { number in
        guard let weekday = Weekday(rawValue: number) else { throw members.fault(.days, "\(number) is no weekday") }
        return weekday
      }
      schedule = .weekdays(WeekdaySet(weekdays))
    case .every:
      schedule = .every(days: try members.number(.every, in: 1...36_500))
    case .period:
      let times = members.contains(.times) ? try members.number(.times, in: 1...31) : nil
      schedule = .period(times: times, per: try members.word(.per))
    }
  }
}

/// A version of a goal in our own JSON.
private struct HabitFlowGoal: Decodable {
  let from: Day?
  let goal: Goal

  private enum CodingKeys: String, CodingKey {
    case amount, from, kind, unit
  }

  private enum Kind: String {
    case check, atLeast, atMost
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    from = try members.optionalDay(.from)
    let kind: Kind = try members.word(.kind)
    let unit = try members.lineOfText(.unit) ?? ""
    guard kind != .check else {
      goal = .check
      return
    }
    guard let amount = try members.amount(.amount) else { throw members.fault(.amount, "it is missing") }
    guard kind == .atMost || amount > .zero else { throw members.fault(.amount, "a goal of nothing is no goal") }
    goal = kind == .atMost ? .atMost(amount, unit: unit) : .atLeast(amount, unit: unit)
  }
}
