internal import HabitCore

/// A line of `Habits.csv`, whose columns have had two sets of names.
struct LoopHabitRecord {
  private let fields: [String]
  private let columns: [String: Int]

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - fields: The fields of the line.
  ///   - columns: Which field each column is.
  init(fields: [String], columns: [String: Int]) {
    self.fields = fields
    self.columns = columns
  }

  /// The number of the habit among all habits; `nil` if the line tells none.
  var number: Int? { Int(digits: self["Position"].utf8) }

  /// The habit.
  var habit: LoopHabit {
    LoopHabit(
      name: self["Name"], question: self["Question"], description: self["Description"],
      frequency: frequency,
      color: HabitColor(self["Color"]), kind: kind, isArchived: self["Archived?"].lowercased() == "true")
  }

  private var frequency: RollingFrequency? {
    guard
      let times = Int(digits: self["FrequencyNumerator", "NumRepetitions"].utf8),
      let days = Int(digits: self["FrequencyDenominator", "Interval"].utf8)
    else { return nil }
    return RollingFrequency(times: times, days: days)
  }

  private var kind: LoopHabit.Kind? {
    switch self["Type"] {
    case "YES_NO": .yesNo
    case "NUMERICAL": target.map(LoopHabit.Kind.numeric) ?? .numericWithoutTarget
    default: nil
    }
  }

  private var target: LoopTarget? {
    guard let value = Double(self["Target Value"]) else { return nil }
    return LoopTarget(
      direction: self["Target Type"] == "AT_MOST" ? .atMost : .atLeast, value: value, unit: self["Unit"].onOneLine)
  }

  /// The field of the first column that the file has; empty if it has none of them.
  private subscript(_ names: String...) -> String {
    names.lazy.compactMap { columns[$0] }.first.map { fields[$0].trimmed } ?? ""
  }
}
