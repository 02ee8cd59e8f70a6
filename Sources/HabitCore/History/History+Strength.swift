extension History {
  /// The mean strength of some habits at the close of each day of a range.
  ///
  /// A habit counts on the days on which it is judged, if it was ever due: one that is only tracked has no strength.
  ///
  /// - Parameters:
  ///   - histories: The habits, each judged from its start.
  ///   - range: The days.
  /// - Returns: One value a day, 0 … 1; `nil` where no habit counts.
  /// - Complexity: O(*d*), where *d* is the number of judged days of all habits.
  public static func meanStrengths(of histories: [History], in range: DayRange) -> [Double?] {
    var sums = Array(repeating: (strength: 0.0, habits: 0), count: range.count)
    for history in histories where history.completion().counted > 0 {
      for judged in history.days(in: range) {
        sums[judged.day - range.lowerBound].strength += judged.strength
        sums[judged.day - range.lowerBound].habits += 1
      }
    }
    return sums.map { $0.habits > 0 ? $0.strength / Double($0.habits) : nil }
  }
}
