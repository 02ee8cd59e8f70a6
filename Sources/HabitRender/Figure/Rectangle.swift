/// A rectangle in user units, from its upper left corner.
public struct Rectangle: Sendable, Hashable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The width, 0 or more.
  public var width: Double
  /// The height, 0 or more.
  public var height: Double

  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - x: The left edge.
  ///   - y: The upper edge.
  ///   - width: The width, 0 or more.
  ///   - height: The height, 0 or more.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The lower edge.
  public var maxY: Double { y + height }

  /// Whether the insides of two rectangles overlap; touching is no overlap.
  public func intersects(_ other: Rectangle) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether another rectangle lies wholly within this one.
  public func contains(_ other: Rectangle) -> Bool {
    x <= other.x && other.maxX <= maxX && y <= other.y && other.maxY <= maxY
  }

  /// The rectangle that is smaller by an amount on every side, or greater by a negative one.
  public func inset(by amount: Double) -> Rectangle {
    Rectangle(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
  }
}
