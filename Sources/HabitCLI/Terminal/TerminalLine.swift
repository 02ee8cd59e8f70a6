import HabitRender

/// A line of text made of pieces that each have a look.
///
/// A line knows its columns before it is styled, so lines can be put side by side.
struct TerminalLine: Sendable, Hashable {
  private struct Piece: Hashable {
    var text: String
    let attributes: [TextAttribute]
  }

  private var pieces: [Piece] = []
  /// The number of columns that the line takes.
  private(set) var columns = 0

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - text: How the line begins; control characters are dropped, as in all texts of a line.
  ///   - attributes: How it looks.
  init(_ text: String = "", _ attributes: [TextAttribute] = []) {
    append(text, attributes)
  }

  /// Adds a text at the end.
  ///
  /// Neighbours that look alike share their escape sequences.
  mutating func append(_ text: String, _ attributes: [TextAttribute] = []) {
    let text = text.onOneLine
    guard !text.isEmpty else { return }
    columns += text.terminalColumns
    if pieces.last?.attributes == attributes {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text, attributes: attributes))
    }
  }

  /// Adds another line at the end.
  mutating func append(_ line: TerminalLine) {
    for piece in line.pieces { append(piece.text, piece.attributes) }
  }

  /// Adds blanks until the line has a number of columns; a line that has as many or more stays as it is.
  mutating func pad(to count: Int) {
    append(String(repeating: " ", count: max(count - columns, 0)))
  }

  /// The line as it is written to a stream, without blanks at its end.
  func text(in style: Style) -> String {
    var shown = pieces[...]
    var end = ""
    while let last = shown.popLast() {
      let text = last.text.trimmingEnd
      guard !text.isEmpty else { continue }
      end = style.apply(last.attributes, to: text)
      break
    }
    return shown.map { style.apply($0.attributes, to: $0.text) }.joined() + end
  }
}

extension String {
  /// The text without blanks at its end.
  var trimmingEnd: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
