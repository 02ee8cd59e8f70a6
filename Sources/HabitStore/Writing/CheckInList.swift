internal import FoundationEssentials
internal import HabitCore
internal import SQLite

/// The check-ins of one habit that an import wrote, as the journal keeps them: by day and identifier only.
struct CheckInList {
  /// Four bytes of the day and sixteen of the identifier for each.
  private(set) var bytes: [UInt8] = []

  private static let width = 20

  /// Creates an empty list.
  init() {}

  /// Reads a list.
  ///
  /// It is `nil` if the bytes are no list.
  init?(_ bytes: [UInt8]) {
    guard bytes.count.isMultiple(of: Self.width) else { return nil }
    self.bytes = bytes
  }

  /// Adds a check-in.
  mutating func append(day: Day, id: UUID) {
    withUnsafeBytes(of: Int32(truncatingIfNeeded: day.ordinal).bigEndian) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: id.uuid) { bytes.append(contentsOf: $0) }
  }

  /// Whether there is none.
  var isEmpty: Bool { bytes.isEmpty }

  /// Calls a body with each day and identifier.
  func forEach(_ body: (Int64, [UInt8]) throws -> Void) rethrows {
    for start in stride(from: 0, to: bytes.count, by: Self.width) {
      let day = bytes[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      try body(Int64(Int32(bitPattern: day)), Array(bytes[start + 4..<start + Self.width]))
    }
  }
}
