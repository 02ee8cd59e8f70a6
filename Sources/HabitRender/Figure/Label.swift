/// A line of text in a figure.
public struct Label: Sendable, Hashable {
  /// The side of the text that its position fixes.
  public enum Anchor: String, Sendable, Hashable {
    case start, middle, end
  }

  /// The text, without control characters.
  public let text: String
  /// What the text is there for.
  public let role: TextRole
  /// Where the anchored side, or the middle, lies.
  public let x: Double
  /// Where the baseline lies.
  public let baseline: Double
  /// The side of the text that `x` fixes.
  public let anchor: Anchor
  /// The width that was measured when the figure was laid out.
  public let width: Double

  /// Where the text begins.
  public var left: Double {
    switch anchor {
    case .start: x
    case .middle: x - width / 2
    case .end: x - width
    }
  }

  /// The space that the text takes.
  public var bounds: Rectangle {
    let style = role.style
    return Rectangle(x: left, y: baseline - style.ascent, width: width, height: style.ascent + style.descent)
  }

  func moved(x dx: Double, y dy: Double) -> Label {
    Label(text: text, role: role, x: x + dx, baseline: baseline + dy, anchor: anchor, width: width)
  }
}
