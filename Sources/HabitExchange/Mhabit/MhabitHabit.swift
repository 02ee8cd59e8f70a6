internal import HabitCore

/// A habit as Table Habit writes it.
struct MhabitHabit {
  private let description: String
  private let question: String
  private let color: HabitColor?
  private let goal: Goal
  private let extraGoal: Double?
  private let frequency: MhabitFrequency?
  private let targetDays: Int?
  private let reminder: MhabitReminder?

  /// The first day; `nil` if the file tells none.
  let start: Day?
  /// What is wrong with fields that were left out.
  let faults: [JSONFault]

  /// Reads a habit.
  ///
  /// - Parameter object: The habit.
  init(_ object: JSONObject) {
    var fields = JSONFields(object)
    description = fields.text("desc")
    question = fields.text("reminder_quest")
    color = fields.read(MhabitPalette.color)
    goal = fields.read(Self.goal) ?? .check
    extraGoal = fields.optional("daily_goal_extra")
    frequency = fields.read(MhabitFrequency.init)
    targetDays = fields.optional("target_days")
    reminder = fields.read(MhabitReminder.init)
    start = fields.read { (object) throws(JSONFault) in try object.epochDay("start_date") }
    faults = fields.faults
  }

  /// The goal of a day: at least so much, or at most so much for a negative habit; once, without a unit, is a check.
  private static func goal(of object: JSONObject) throws(JSONFault) -> Goal {
    let isNegative = try object.optional("type", Int.self) == 2
    let unit = try object.optional("daily_goal_unit", String.self)?.trimmed.onOneLine ?? ""
    let value = try object.optional("daily_goal", Double.self) ?? (isNegative ? 0 : 1)
    guard let amount = Amount(rounding: value), amount >= .zero else {
      throw JSONFault(place: "daily_goal", reason: "\(value) is no goal")
    }
    if isNegative { return .atMost(amount, unit: unit) }
    return amount == .zero || amount == .one && unit.isEmpty ? .check : .atLeast(amount, unit: unit)
  }

  /// Describes the habit in our terms.
  ///
  /// - Parameter draft: The draft of the habit.
  func describe(_ draft: inout HabitDraft) {
    draft.habit.note = [question, description].filter { !$0.isEmpty }.joined(separator: "\n")
    draft.habit.color = color
    draft.habit.goals = Timeline(goal)
    draft.setSchedule(frequency?.schedule, of: goal, remark: frequency?.remark)
    if let extraGoal { draft.keepInNote("Extra goal: \(Amount(rounding: extraGoal)?.description ?? "\(extraGoal)")") }
    if let targetDays { draft.keepInNote("Target: \(targetDays) days") }
    draft.habit.reminds = false
    reminder?.describe(&draft)
  }

  /// Reads a row.
  ///
  /// - Parameter row: The row.
  /// - Returns: What it says.
  /// - Throws: ``JSONFault`` if it has no day or no sense.
  func record(_ row: JSONObject) throws(JSONFault) -> DayRecord {
    guard let day = try row.epochDay("record_date") else {
      throw JSONFault(place: "", reason: "it has no 'record_date'")
    }
    let note = try row.optional("reason", String.self)?.trimmed ?? ""
    switch try row.optional("record_type", Int.self) ?? 1 {
    case 1: break
    case 2: return DayRecord(day: day, kind: .skip, note: note)
    case let other: throw JSONFault(place: "record_type", reason: "\(other) is neither done (1) nor skipped (2)")
    }
    let value = try row.optional("record_value", Double.self) ?? 1
    guard let amount = Amount(rounding: value), amount >= .zero else {
      throw JSONFault(place: "record_value", reason: "\(value) is no amount")
    }
    guard amount > .zero else { return DayRecord(day: day, kind: .no, note: note) }
    return DayRecord(day: day, amount: goal == .check && amount == .one ? nil : amount, note: note)
  }
}
