/// How a text is set.
public struct TextStyle: Sendable, Hashable {
  /// How heavy the strokes are.
  public enum Weight: Int, Sendable, Hashable {
    case regular = 400
    case semibold = 600
  }

  /// The size of the font in user units.
  public let size: Int
  /// How heavy the strokes are.
  public let weight: Weight

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - size: The size of the font in user units.
  ///   - weight: How heavy the strokes are.
  public init(size: Int, weight: Weight) {
    self.size = size
    self.weight = weight
  }

  /// How far below the middle of a row the baseline lies so that capitals stand in the middle of it.
  ///
  /// Capitals of the usual sans-serif fonts are 0.72 of the font size high.
  public var baselineOffset: Double { (Double(size) * 0.36).rounded() }

  /// How far letters may reach above the baseline, in user units.
  public var ascent: Double { Double(size) * 0.93 }

  /// How far letters may reach below the baseline, in user units.
  public var descent: Double { Double(size) * 0.24 }
}
