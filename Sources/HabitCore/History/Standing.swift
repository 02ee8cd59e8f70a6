/// Where a habit stands at the close of a day: all that judging the days after it needs of those before.
///
/// A standing lets a long history be judged from a closed day on, as a balance carried forward lets a ledger go on
/// without its old pages.
public struct Standing: Sendable, Hashable {
  /// A row of kept days or periods.
  public struct Run: Sendable, Hashable {
    /// The number of kept days or periods, 1 or more.
    public var length: Int
    /// The first kept day.
    public var first: Day
    /// The last kept day.
    public var last: Day

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - length: The number of kept days or periods.
    ///   - first: The first kept day.
    ///   - last: The last kept day.
    public init(length: Int, first: Day, last: Day) {
      self.length = length
      self.first = first
      self.last = last
    }
  }

  /// The last day that is judged.
  public var day: Day
  /// What the runs count.
  public var unit: StreakUnit
  /// The run that is still going on; `nil` if the last due day or period was not kept.
  public var current: Run?
  /// The longest run, the latest of equal ones; `nil` if nothing was ever kept.
  public var best: Run?
  /// The strength, 0 … 1.
  public var strength: Double
  /// The last day with a check-in that reached the goal.
  public var lastReached: Day?
  /// For a schedule of every N days, the next due day.
  public var nextDue: Day?
  /// For a schedule of every N days, whether a due day passed since the goal was last reached.
  public var isLate: Bool
  /// The best that the habit ever came to.
  public var records: Records

  /// Creates a standing.
  ///
  /// - Parameters:
  ///   - day: The last day that is judged.
  ///   - unit: What the runs count.
  ///   - current: The run that is still going on.
  ///   - best: The longest run.
  ///   - strength: The strength, 0 … 1.
  ///   - lastReached: The last day with a check-in that reached the goal.
  ///   - nextDue: For a schedule of every N days, the next due day.
  ///   - isLate: For such a schedule, whether a due day passed since the goal was last reached.
  ///   - records: The best that the habit ever came to.
  public init(
    day: Day, unit: StreakUnit, current: Run? = nil, best: Run? = nil, strength: Double = 0, lastReached: Day? = nil,
    nextDue: Day? = nil, isLate: Bool = false, records: Records = Records()
  ) {
    self.day = day
    self.unit = unit
    self.current = current
    self.best = best
    self.strength = strength
    self.lastReached = lastReached
    self.nextDue = nextDue
    self.isLate = isLate
    self.records = records
  }
}
