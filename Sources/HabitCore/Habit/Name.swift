/// What people call a habit, a category or a todo: 1 to 200 characters on one line, without blanks at its ends.
///
/// Two names that differ in nothing but case or Unicode composition name the same thing; compare their ``key``.
public struct Name: Sendable, Hashable {
  /// The name as it was written, trimmed.
  public let text: String

  /// The greatest number of characters of a name.
  public static let maximumLength = 200

  /// Creates a name from what a person typed.
  ///
  /// - Parameter text: The name; blanks at both ends are dropped.
  /// - Throws: ``NameError`` if nothing is left, too much is left, or a control character is among it.
  public init(_ text: String) throws(NameError) {
    let trimmed = text.trimmed
    guard !trimmed.isEmpty else { throw .empty }
    guard trimmed.count <= Self.maximumLength else { throw .tooLong(characters: trimmed.count) }
    guard !trimmed.containsControlCharacter else { throw .controlCharacter }
    self.text = trimmed
  }

  /// What is equal for names that mean the same: case and Unicode composition make no difference.
  public var key: String { Self.key(of: text) }

  /// What is equal for texts that mean the same name.
  public static func key(of text: String) -> String {
    // Upper case first, since several lower-case forms (ß, ſ) share one upper-case form. Strings that differ only in
    // composition are equal in Swift as they are.
    text.uppercased().lowercased()
  }
}

extension Name: CustomStringConvertible {
  /// The name as it was written.
  public var description: String { text }
}
