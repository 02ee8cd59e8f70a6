/// Parts of a whole: a ring of at most five slices, with a table beside it.
public struct ShareChart: Sendable, Hashable {
  /// One part.
  public struct Slice: Sendable, Hashable {
    /// The name.
    public let name: String
    /// How many there are, 1 or more.
    public let count: Int
    /// The part of the whole in percent; those of a chart add up to 100.
    public let percent: Int
  }

  /// The slices, in the order given.
  public let slices: [Slice]
  /// How many there are of all slices.
  public let total: Int
  /// What is counted, such as `todos`.
  public let noun: String

  /// Creates a chart.
  ///
  /// - Parameters:
  ///   - counts: The names and how many there are of each, in the order in which they are drawn; those of which there
  ///     are none are left out.
  ///   - noun: What is counted.
  public init(counts: [(name: String, count: Int)], noun: String) {
    let present = counts.filter { $0.count > 0 }
    let percents = Self.percents(of: present.map(\.count))
    slices = zip(present, percents).map { Slice(name: $0.name.onOneLine, count: $0.count, percent: $1) }
    total = present.reduce(0) { $0 + $1.count }
    self.noun = noun.onOneLine
  }

  /// Whether a ring says more than the table beside it: of one part, or of one or two things, it does not.
  public var hasRing: Bool { slices.count > 1 && total >= 3 }

  /// Whole percentages that add up to 100.
  // Source: the method of the largest remainder (Hamilton); of equal remainders the earlier one gets the percent.
  private static func percents(of counts: [Int]) -> [Int] {
    let total = counts.reduce(0, +)
    guard total > 0 else { return [] }
    var percents = counts.map { $0 * 100 / total }
    let order = counts.indices.sorted { left, right in
      let remainders = (counts[left] * 100 % total, counts[right] * 100 % total)
      return remainders.0 == remainders.1 ? left < right : remainders.0 > remainders.1
    }
    for index in order.prefix(100 - percents.reduce(0, +)) { percents[index] += 1 }
    return percents
  }
}
