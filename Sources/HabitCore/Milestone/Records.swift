/// The best that a habit ever came to, which tells what is reached for the first time.
///
/// Other than the best streak of a ``Standing`` they outlive a new schedule that counts something else.
public struct Records: Sendable, Hashable {
  /// The number of days on which the habit was done, those with a limit left out.
  public var daysDone: Int
  /// The longest streak of days.
  public var longestDays: Int
  /// The longest streak of weeks.
  public var longestWeeks: Int
  /// The longest streak of months.
  public var longestMonths: Int

  /// Creates records.
  ///
  /// - Parameters:
  ///   - daysDone: The number of days on which the habit was done.
  ///   - longestDays: The longest streak of days.
  ///   - longestWeeks: The longest streak of weeks.
  ///   - longestMonths: The longest streak of months.
  public init(daysDone: Int = 0, longestDays: Int = 0, longestWeeks: Int = 0, longestMonths: Int = 0) {
    self.daysDone = daysDone
    self.longestDays = longestDays
    self.longestWeeks = longestWeeks
    self.longestMonths = longestMonths
  }

  /// The longest streak that counts a unit.
  public internal(set) subscript(unit: StreakUnit) -> Int {
    get {
      switch unit {
      case .days: longestDays
      case .weeks: longestWeeks
      case .months: longestMonths
      }
    }
    set {
      switch unit {
      case .days: longestDays = newValue
      case .weeks: longestWeeks = newValue
      case .months: longestMonths = newValue
      }
    }
  }

  /// Notes one more day on which the habit was done.
  ///
  /// - Returns: The milestone that is reached with it, if any.
  mutating func addDayDone() -> Milestone? {
    daysDone += 1
    return Milestone.daysDoneCounts.contains(daysDone) ? .daysDone(daysDone) : nil
  }

  /// Notes the length of the running streak, which grows one by one.
  ///
  /// - Returns: The milestone that is reached with it, if any.
  mutating func note(streak length: Int, of unit: StreakUnit) -> Milestone? {
    guard length > self[unit] else { return nil }
    self[unit] = length
    return Milestone.streakLengths.contains(length) ? .streak(length, unit) : nil
  }
}
