/// The fields of a record that merge as one, since they would mean nothing apart: a name, or a due day with its time.
public struct MergePart: Sendable, Hashable {
  /// The values by the name of their field.
  public let values: [String: MergeValue]
  /// When they were written last.
  public let stamp: MergeStamp

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - values: The values by the name of their field.
  ///   - stamp: When they were written last.
  public init(_ values: [String: MergeValue], stamp: MergeStamp) {
    self.values = values
    self.stamp = stamp
  }

  /// The part that holds where two devices have written it: the later one.
  ///
  /// - Parameter other: The part as another device has it.
  /// - Returns: One of the two.
  public func merged(with other: MergePart) -> MergePart {
    self < other ? other : self
  }
}

// MARK: - Comparable

extension MergePart: Comparable {
  /// Whether another part holds instead of this one.
  ///
  /// Two values have one stamp only where a file was copied and both copies were written to; then the values decide, so
  /// that all devices still agree.
  public static func < (left: MergePart, right: MergePart) -> Bool {
    guard left.stamp == right.stamp else { return left.stamp < right.stamp }
    let names = Set(left.values.keys).union(right.values.keys).sorted()
    return names.lazy.map { (left.values[$0] ?? .null, right.values[$0] ?? .null) }
      .first { $0 != $1 }.map { $0 < $1 } ?? (left.values.count < right.values.count)
  }
}
