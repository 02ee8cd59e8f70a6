internal import HabitCore

/// The colours of Kado.
enum KadoPalette {
  // Kado defines them in OKLCH; these are the nearest of sRGB to those of its light appearance.
  private static let colors: [String: UInt32] = [
    "red": 0xC65B4C, "orange": 0xBE7B32, "yellow": 0xA38B23, "green": 0x4D9351, "mint": 0x2D9570, "teal": 0x018E7D,
    "blue": 0x3C7EBE, "purple": 0x8E62BC,
  ]

  /// The colour with a name.
  ///
  /// - Parameter name: The name.
  /// - Returns: `nil` if it is not known.
  static func color(named name: String) -> HabitColor? { colors[name].map(HabitColor.init) }
}
