public import HabitCore

/// Runs of kept days on a strip of time, and the longest of them as bars.
public struct StreakChart: Sendable, Hashable {
  /// One run.
  public struct Run: Sendable, Hashable {
    /// Its days, from the first kept one to the last.
    public let days: DayRange
    /// What it counts, in the unit of the streak.
    public let length: Int
    /// Its days in words, such as `9 Jun – 19 Jul`.
    public let name: String

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - days: Its days, from the first kept one to the last.
    ///   - length: What it counts.
    ///   - name: Its days in words.
    public init(days: DayRange, length: Int, name: String) {
      self.days = days
      self.length = length
      self.name = name.onOneLine
    }
  }

  /// The days of the strip.
  public let range: DayRange
  /// The runs that touch the strip, earliest first.
  public let runs: [Run]
  /// The longest of the runs, longest first; of equal ones the latest first.
  public let longest: [Run]

  /// Creates a chart.
  ///
  /// - Parameters:
  ///   - range: The days of the strip.
  ///   - runs: The runs that touch the strip, earliest first.
  ///   - longest: The longest of the runs, longest first.
  public init(range: DayRange, runs: [Run], longest: [Run]) {
    self.range = range
    self.runs = runs
    self.longest = longest
  }
}
