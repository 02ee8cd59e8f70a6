internal import HabitCore

/// What HabitKit wanted of a habit from a day on.
struct HabitKitInterval {
  /// The first day; `nil` if the file tells none.
  let start: Day?
  /// How many completions a day is meant to hold.
  let perDay: Int
  private let type: String
  private let wanted: Int?

  /// Reads an interval.
  ///
  /// - Parameters:
  ///   - object: The interval.
  ///   - options: Which clock its instants mean.
  /// - Throws: ``JSONFault`` if a field is something else than it should be.
  init(_ object: JSONObject, _ options: ImportOptions) throws(JSONFault) {
    start = try object.day(at: "startDate", options)
    type = try object.optional("type") ?? "none"
    wanted = try object.optional("requiredNumberOfCompletions")
    let perDay = try object.optional("requiredNumberOfCompletionsPerDay") ?? 1
    guard (1...1_000_000).contains(perDay) else {
      throw JSONFault(place: "requiredNumberOfCompletionsPerDay", reason: "\(perDay) is no goal of a day")
    }
    self.perDay = perDay
  }

  /// The schedule and the goal that say the same.
  ///
  /// A habit to quit is broken by as many lapses as would be wanted of another. A number per week or month counts days
  /// that reach the goal; one that is greater than the days there are counts completions.
  ///
  /// - Parameter isInverse: Whether completions are lapses.
  /// - Returns: The rule; the schedule is `nil` if the interval has no sense.
  func rule(isInverse: Bool) -> (schedule: Schedule?, goal: Goal) {
    if isInverse { return (.daily, .atMost(Amount(perDay - 1), unit: "")) }
    let goal: Goal = perDay == 1 ? .check : .atLeast(Amount(perDay), unit: "")
    switch (type, wanted) {
    case ("none", _), ("day", _): return (.daily, goal)
    case ("week", let times?): return Self.rule(times, in: 7, .week, goal)
    case ("month", let times?): return Self.rule(times, in: 28, .month, goal)
    default: return (nil, goal)
    }
  }

  private static func rule(_ times: Int, in days: Int, _ period: Period, _ goal: Goal) -> (Schedule?, Goal) {
    switch times {
    case ..<1: (nil, goal)
    case days where period == .week: (.daily, goal)
    case ...days: (.period(times: times, per: period), goal)
    case ...31 where period == .month: (.daily, goal)
    case ...1_000_000: (.period(times: nil, per: period), .atLeast(Amount(times), unit: ""))
    default: (nil, goal)
    }
  }
}
