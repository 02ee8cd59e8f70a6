/// The characters that fill a part of their cell.
///
/// Source: Unicode, "Block Elements", U+2580 … U+259F.
enum BlockElement {
  /// A cell filled from below.
  ///
  /// - Parameter eighths: How much of it, 1 … 8.
  /// - Returns: The character.
  static func lower(eighths: Int) -> Character { lowerBlocks[eighths - 1] }

  /// A cell filled from the left.
  ///
  /// - Parameter eighths: How much of it, 1 … 8.
  /// - Returns: The character.
  static func left(eighths: Int) -> Character { leftBlocks[eighths - 1] }

  private static let lowerBlocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  private static let leftBlocks: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
}
