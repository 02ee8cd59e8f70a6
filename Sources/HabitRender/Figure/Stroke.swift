/// How a line is drawn.
public struct Stroke: Sendable, Hashable {
  /// The colour.
  public let ink: Ink
  /// The width in user units.
  public let width: Double
  /// The length of dashes; 0 for a line without gaps.
  public let dash: Double
  /// The length of the gaps between dashes.
  public let gap: Double

  /// Creates a stroke.
  ///
  /// - Parameters:
  ///   - ink: The colour.
  ///   - width: The width in user units.
  ///   - dash: The length of dashes; 0 for a line without gaps.
  ///   - gap: The length of the gaps between dashes; `nil` for that of the dashes.
  public init(_ ink: Ink, width: Double = 1, dash: Double = 0, gap: Double? = nil) {
    self.ink = ink
    self.width = width
    self.dash = dash
    self.gap = gap ?? dash
  }
}
