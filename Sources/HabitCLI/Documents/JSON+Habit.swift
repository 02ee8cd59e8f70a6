import FoundationEssentials
import HabitCore

// The JSON forms of the values that several documents share.

extension JSON {
  init(_ goal: Goal) {
    switch goal {
    case .check: self = ["kind": "check", "amount": nil, "unit": nil]
    case .atLeast(let amount, let unit): self = ["kind": "atLeast", "amount": JSON(amount), "unit": .string(unit)]
    case .atMost(let amount, let unit): self = ["kind": "atMost", "amount": JSON(amount), "unit": .string(unit)]
    }
  }

  init(_ amount: Amount) {
    self = amount.thousandths % 1000 == 0 ? .int(Int(amount.thousandths / 1000)) : .double(amount.units)
  }

  init(_ schedule: Schedule) {
    self = .object(JSON.fields(of: schedule))
  }

  init(_ streak: Streak) {
    self = [
      "current": .int(streak.current), "best": .int(streak.best), "unit": .string(streak.unit.rawValue),
      "pending": .bool(streak.isPending), "from": JSON(streak.currentRun?.first),
      "bestFrom": JSON(streak.bestRun?.first), "bestTo": JSON(streak.bestRun?.last),
    ]
  }

  /// A habit as lists show it, with the schedule and goal in force on a day.
  init(_ habit: Habit, number: Int, on day: Day, _ categories: CategoryNames) {
    let day = max(day, habit.start)
    self = .object([
      "id": .string(habit.id.uuidString), "number": .int(number), "name": .string(habit.name.text),
      "icon": .string(habit.icon), "color": .string((habit.color ?? .standard).description),
      "category": categories.json(of: habit.category),
      "targetTime": JSON(habit.targetTime), "reminder": .bool(habit.reminds),
      "reminderTimes": .array(habit.reminderTimes.map { JSON($0) }), "note": .string(habit.note),
      "start": JSON(habit.start), "end": JSON(habit.end), "archived": JSON(habit.archived),
      "schedule": JSON(habit.schedules.value(on: day)), "goal": JSON(habit.goals.value(on: day)),
    ])
  }

  /// The versions of a timeline, each with the day from which it holds.
  init<Value>(_ timeline: Timeline<Value>, of habit: Habit, fields: (Value) -> [String: JSON]) {
    // A change on or before the start leaves nothing for what was in force before it.
    let changes = timeline.changes.filter { $0.from > habit.start }
    let first = Timeline.Change(from: habit.start, value: timeline.value(on: habit.start))
    self = .array(
      ([first] + changes).map { change in
        .object(fields(change.value).merging(["from": JSON(change.from)]) { $1 })
      })
  }

  /// The fields of a schedule; those that its kind lacks are `null`.
  static func fields(of schedule: Schedule) -> [String: JSON] {
    var fields: [String: JSON] = ["days": nil, "every": nil, "times": nil, "per": nil]
    switch schedule {
    case .weekdays(let days):
      fields["kind"] = "weekdays"
      fields["days"] = .array(days.weekdays.map { .int($0.rawValue) })
    case .every(let days):
      fields["kind"] = "every"
      fields["every"] = .int(days)
    case .period(let times, let per):
      fields["kind"] = "period"
      fields["times"] = times.map(JSON.int) ?? .null
      fields["per"] = .string(per.rawValue)
    }
    return fields
  }

  /// The fields of a goal.
  static func fields(of goal: Goal) -> [String: JSON] {
    if case .object(let fields) = JSON(goal) { fields } else { [:] }
  }
}
