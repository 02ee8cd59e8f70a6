import HabitCore

/// A note as a person types it: any text, on several lines if need be.
enum NoteWord {
  /// Reads a note.
  static func note(_ text: String) throws(WordError) -> String {
    let visible = text.filter { $0 != "\n" && $0 != "\t" && $0 != "\r\n" }
    guard !visible.containsControlCharacter else {
      throw WordError("write it without control characters", "제어 문자 없이 적으세요")
    }
    // However it was typed, a line ends in one way.
    return String(text.map { $0 == "\r\n" ? "\n" : $0 }).trimmed
  }
}
