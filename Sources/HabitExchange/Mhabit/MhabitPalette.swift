internal import HabitCore

/// The colours of Table Habit.
enum MhabitPalette {
  /// The colours that are numbered from 1.
  private static let colors: [UInt32] = [
    0x6750A4, 0xF44336, 0x9C27B0, 0x3F51B5, 0x009688, 0x4CAF50, 0xFFC107, 0xFF9800, 0x8BC34A, 0x673AB7,
  ]

  /// The colour of a habit or group: its own, or one by number.
  ///
  /// - Parameter object: The habit or group.
  /// - Returns: `nil` if it has none that is known.
  /// - Throws: ``JSONFault`` if it is no number.
  static func color(of object: JSONObject) throws(JSONFault) -> HabitColor? {
    if let own: Int = try object.optional("custom_color") {
      return HabitColor(rgb: UInt32(truncatingIfNeeded: own))
    }
    guard let number: Int = try object.optional("color"), (1...colors.count).contains(number) else { return nil }
    return HabitColor(rgb: colors[number - 1])
  }
}
