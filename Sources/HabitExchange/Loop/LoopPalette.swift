internal import HabitCore

/// The colours of Loop, which its files number in three ways.
enum LoopPalette {
  /// The colours as they are numbered since schema 21.
  private static let colors: [UInt32] = [
    0xD32F2F, 0xE64A19, 0xF57C00, 0xFF8F00, 0xF9A825, 0xAFB42B, 0x7CB342, 0x388E3C, 0x00897B, 0x00ACC1,
    0x039BE5, 0x1976D2, 0x303F9F, 0x5E35B1, 0x8E24AA, 0xD81B60, 0x5D4037, 0x303030, 0x757575, 0xAAAAAA,
  ]

  /// The present number of each of the thirteen colours of the schemas 14 to 20.
  private static let olderNumbers = [0, 1, 4, 5, 7, 8, 9, 10, 13, 14, 15, 17, 19]

  /// The colour that a database means.
  ///
  /// - Parameters:
  ///   - value: What its column `color` holds.
  ///   - version: The version of its schema.
  /// - Returns: `nil` for a number that is no colour.
  static func color(_ value: Int64, version: Int) -> HabitColor? {
    switch version {
    case ..<14:
      // ARGB as a signed integer of 32 bits.
      return HabitColor(rgb: UInt32(truncatingIfNeeded: value))
    case ..<21:
      guard let number = Int(exactly: value), olderNumbers.indices.contains(number) else { return nil }
      return HabitColor(rgb: colors[olderNumbers[number]])
    default:
      guard let number = Int(exactly: value), colors.indices.contains(number) else { return nil }
      return HabitColor(rgb: colors[number])
    }
  }
}
