import HabitCore

/// An icon as a person types it: one emoji, or a short text.
enum IconWord {
  /// The greatest number of characters of an icon.
  static let longest = 8

  /// Reads an icon.
  static func icon(_ text: String) throws(WordError) -> String {
    let icon = text.trimmed
    guard (1...longest).contains(icon.count), !icon.containsControlCharacter else {
      throw WordError(
        "an icon is one emoji or a text of up to \(longest) characters", "아이콘은 이모지 하나 또는 \(longest)자까지의 글입니다")
    }
    return icon
  }
}
