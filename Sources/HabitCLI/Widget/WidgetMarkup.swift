/// How a kind of status bar writes text.
protocol WidgetMarkup {
  /// The text with everything escaped that would steer the bar.
  func escaped(_ text: String) -> String

  /// A text in a colour.
  ///
  /// - Parameters:
  ///   - text: The text, escaped.
  ///   - tone: What its colour says, other than ``WidgetTone/usual``.
  /// - Returns: The text between what turns the colour on and off.
  func colored(_ text: String, _ tone: WidgetTone) -> String
}

extension WidgetMarkup {
  /// A piece as the bar wants it.
  func text(of piece: WidgetLine.Piece) -> String {
    let text = escaped(piece.text)
    return piece.tone == .usual ? text : colored(text, piece.tone)
  }

  /// A line as the bar wants it.
  func text(of line: WidgetLine) -> String {
    line.pieces.map(text).joined(separator: escaped(WidgetLine.separator))
  }
}
