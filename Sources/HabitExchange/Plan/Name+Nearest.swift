internal import HabitCore

extension Name {
  /// The nearest name to a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - substitute: The name of what has none; a valid one.
  /// - Returns: The name, and what the receipt says if it is not the text.
  static func nearest(to text: String, else substitute: String) -> (Name, remark: String?) {
    do {
      return (try Name(text), nil)
    } catch {
      var cleaned = String(text.map { String($0).containsControlCharacter ? " " : $0 }).trimmed
      if cleaned.isEmpty { cleaned = substitute }
      let short = String(cleaned.prefix(maximumLength)).trimmed
      guard let name = try? Name(short) else { preconditionFailure("Cannot clean the name") }
      return (name, "its name was changed to '\(name)': \(error)")
    }
  }
}
