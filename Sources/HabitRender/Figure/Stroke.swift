/// How a line is drawn.
public struct Stroke: Sendable, Hashable {
  /// The colour.
  public let ink: Ink
  /// The width in user units.
  public let width: Double
  /// The length of dashes and of the gaps between them; 0 for a line without gaps.
  public let dash: Double

  /// Creates a stroke.
  ///
  /// - Parameters:
  ///   - ink: The colour.
  ///   - width: The width in user units.
  ///   - dash: The length of dashes and gaps; 0 for none.
  public init(_ ink: Ink, width: Double = 1, dash: Double = 0) {
    self.ink = ink
    self.width = width
    self.dash = dash
  }
}
