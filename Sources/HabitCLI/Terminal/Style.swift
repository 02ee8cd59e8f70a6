import HabitRender

/// How text is styled for one stream.
///
/// One value is made for each stream and passed to whatever writes to it.
struct Style: Sendable, Hashable {
  /// How many colours the stream shows.
  let depth: ColorDepth

  /// No escape sequences at all.
  static let plain = Style(.none)

  /// Creates the style of a stream.
  ///
  /// - Parameter depth: How many colours the stream shows.
  init(_ depth: ColorDepth) {
    self.depth = depth
  }

  /// Gives a text a look.
  ///
  /// The text has no look of its own: a sequence within it would end the look early.
  ///
  /// - Parameters:
  ///   - attributes: The looks, of which colours are replaced by the nearest that the stream shows.
  ///   - text: The text.
  /// - Returns: The text between the sequences that turn the look on and off; the text alone if it is empty, has no
  ///   attributes or the stream shows no colours.
  func apply(_ attributes: [TextAttribute], to text: String) -> String {
    guard depth != .none, !text.isEmpty else { return text }
    let codes = attributes.compactMap(codes)
    return codes.isEmpty ? text : "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
  }

  private func codes(of attribute: TextAttribute) -> String? {
    switch attribute {
    case .bold: "1"
    case .dim: "2"
    case .struck: "9"
    case .role(let role): role.color.foregroundCodes
    case .color(let color): TerminalColor(color, depth: depth)?.foregroundCodes
    case .background(let color): TerminalColor(color, depth: depth)?.backgroundCodes
    }
  }
}
