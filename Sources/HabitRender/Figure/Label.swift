/// A line of text in a figure.
public struct Label: Sendable, Hashable {
  /// The side of the text that its position fixes.
  public enum Anchor: String, Sendable, Hashable {
    case start, end
  }

  /// The text, without control characters.
  public let text: String
  /// What the text is there for.
  public let role: TextRole
  /// Where the anchored side lies.
  public let x: Double
  /// Where the baseline lies.
  public let baseline: Double
  /// The side of the text that `x` fixes.
  public let anchor: Anchor
  /// The width that was measured when the figure was laid out.
  public let width: Double

  /// The space that the text takes.
  public var bounds: Rectangle {
    let style = role.style
    return Rectangle(
      x: anchor == .start ? x : x - width, y: baseline - style.ascent, width: width,
      height: style.ascent + style.descent)
  }
}
