public import FoundationEssentials

/// Makes an identifier from what a thing is, so that the same thing has the same identifier whenever it is read.
///
/// The identifier is a UUID of version 8: the 128-bit FNV-1a hash of the parts, of which version and variant take six
/// bits. It tells apart what trackers hold; it is no protection against parts that were made to collide.
public struct DerivedIdentifier: Sendable, Hashable {
  // Source: Fowler, Noll, Vo and Eastlake, "The FNV Non-Cryptographic Hash Algorithm" (RFC 9923): the offset basis and
  // the prime 2^88 + 2^8 + 0x3b.
  private static let offsetBasis: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
  private static let prime: UInt128 = 1 << 88 | 1 << 8 | 0x3b

  private var hash = offsetBasis

  private init(parts: [String]) {
    for part in parts {
      for byte in part.utf8 { combine(byte) }
      // No text holds this byte in UTF-8, so ["ab", "c"] differs from ["a", "bc"].
      combine(0xFF)
    }
  }

  private mutating func combine(_ byte: UInt8) {
    hash = (hash ^ UInt128(byte)) &* Self.prime
  }

  /// The identifier of a habit.
  ///
  /// - Parameter parts: What tells the habit from all others: its tracker, and its key or name there.
  /// - Returns: The same identifier for the same parts.
  public static func habit(_ parts: [String]) -> UUID {
    Self(parts: ["habit"] + parts).identifier
  }

  /// The identifier of a category.
  ///
  /// - Parameter parts: What tells the category from all others: its tracker, and its key or name there.
  /// - Returns: The same identifier for the same parts.
  public static func category(_ parts: [String]) -> UUID {
    Self(parts: ["category"] + parts).identifier
  }

  /// The identifier of a todo.
  ///
  /// - Parameter parts: What tells the todo from all others: its tracker, and its key or text there.
  /// - Returns: The same identifier for the same parts.
  public static func todo(_ parts: [String]) -> UUID {
    Self(parts: ["todo"] + parts).identifier
  }

  /// The identifier of the check-in of a day.
  ///
  /// - Parameters:
  ///   - habit: The identifier of the habit.
  ///   - day: The day; a habit that is imported has one check-in a day.
  /// - Returns: The same identifier for the same habit and day.
  public static func checkIn(habit: UUID, day: Day) -> UUID {
    var hash = Self(parts: ["check-in"])
    withUnsafeBytes(of: habit.uuid) { bytes in
      for byte in bytes { hash.combine(byte) }
    }
    withUnsafeBytes(of: Int64(day.ordinal).littleEndian) { bytes in
      for byte in bytes { hash.combine(byte) }
    }
    return hash.identifier
  }

  private var identifier: UUID {
    let version: UInt128 = 0x8 << 76
    let variant: UInt128 = 0b10 << 62
    let others = hash & ~(0xF << 76 | 0b11 << 62)
    let value = others | version | variant
    return withUnsafeBytes(of: value.bigEndian) { bytes in
      UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
    }
  }
}
