/// A place in a figure, in user units from the upper left corner.
public struct Point: Sendable, Hashable {
  /// How far to the right.
  public var x: Double
  /// How far down.
  public var y: Double

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - x: How far to the right.
  ///   - y: How far down.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
