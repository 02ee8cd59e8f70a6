internal import HabitCore

/// How often a habit of Table Habit is due.
enum MhabitFrequency {
  /// So many times in a week of the calendar.
  case perWeek(Int)
  /// So many times in a month of the calendar.
  case perMonth(Int)
  /// So many times in so many days.
  case rolling(RollingFrequency)

  /// Reads the frequency of a habit.
  ///
  /// It is `nil` if the file tells none, or one without sense.
  ///
  /// - Parameter habit: The habit.
  /// - Throws: ``JSONFault`` if a field is something else than it should be.
  init?(_ habit: JSONObject) throws(JSONFault) {
    let type: Int? = try habit.optional("freq_type")
    guard let arguments = try Self.arguments(habit), let times = arguments.first, times >= 1 else { return nil }
    switch (type, arguments.count) {
    case (1, 1): self = .perWeek(times)
    case (2, 1): self = .perMonth(times)
    case (3, 2):
      guard let frequency = RollingFrequency(times: times, days: arguments[1]) else { return nil }
      self = .rolling(frequency)
    default: return nil
    }
  }

  /// The numbers, which stand as JSON in a text: `"[3]"`.
  private static func arguments(_ habit: JSONObject) throws(JSONFault) -> [Int]? {
    guard let text: String = try habit.optional("freq_custom"), let value = JSONValue(document: text),
      let elements = value.elements
    else { return nil }
    return elements.compactMap(\.integer)
  }

  /// The schedule that says the same, or the nearest that can be said.
  var schedule: Schedule {
    switch self {
    case .perWeek(7...), .perMonth(31...): .daily
    case .perWeek(let times): .period(times: times, per: .week)
    case .perMonth(let times): .period(times: times, per: .month)
    case .rolling(let frequency): frequency.schedule
    }
  }

  /// What the schedule was made of, for the receipt; `nil` where that goes without saying.
  var remark: String? {
    if case .rolling(let frequency) = self { frequency.remark } else { nil }
  }
}
