/// A value of a field, as it travels between stores.
public enum MergeValue: Sendable, Hashable {
  /// No value.
  case null
  /// A whole number.
  case integer(Int64)
  /// A text.
  case text(String)
  /// Bytes, such as those of an identifier.
  case bytes([UInt8])
}

// MARK: - Comparable

extension MergeValue: Comparable {
  /// An order that every device finds alike; it means nothing else.
  public static func < (left: MergeValue, right: MergeValue) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left < right
    // Texts that Swift takes for equal may differ in their scalars, and order may not depend on the version of Unicode.
    case (.text(let left), .text(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
    case (.bytes(let left), .bytes(let right)): left.lexicographicallyPrecedes(right)
    default: left.rank < right.rank
    }
  }

  private var rank: Int {
    switch self {
    case .null: 0
    case .integer: 1
    case .text: 2
    case .bytes: 3
    }
  }
}
