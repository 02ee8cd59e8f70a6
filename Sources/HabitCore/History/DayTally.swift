/// What the check-ins of one day of a habit add up to.
public struct DayTally: Sendable, Hashable {
  /// The day.
  public let day: Day
  /// The sum of the amounts of the done check-ins.
  public private(set) var amount = Amount.zero
  /// Whether there is a done check-in.
  public private(set) var isDone = false
  /// Whether there is a skip.
  public private(set) var isSkipped = false

  /// Creates the tally of a day without check-ins.
  ///
  /// - Parameter day: The day.
  public init(day: Day) {
    self.day = day
  }

  /// Counts one check-in of the day.
  ///
  /// - Parameters:
  ///   - kind: What the check-in says.
  ///   - amount: How much was done; `nil` counts for one unit.
  public mutating func add(_ kind: CheckIn.Kind, amount: Amount?) {
    switch kind {
    case .done:
      isDone = true
      self.amount = self.amount + (amount ?? .one)
    case .skip:
      isSkipped = true
    case .no:
      break
    }
  }

  /// Adds up check-ins by day.
  ///
  /// - Parameter checkIns: The check-ins of one habit, in any order.
  /// - Returns: One tally for each day that has check-ins, earliest first.
  /// - Complexity: O(*n* log *n*), where *n* is the number of check-ins.
  public static func tallies(of checkIns: some Sequence<CheckIn>) -> [DayTally] {
    var tallies: [DayTally] = []
    for checkIn in checkIns.sorted(by: { $0.day < $1.day }) {
      if tallies.last?.day != checkIn.day { tallies.append(DayTally(day: checkIn.day)) }
      tallies[tallies.count - 1].add(checkIn.kind, amount: checkIn.amount)
    }
    return tallies
  }
}
