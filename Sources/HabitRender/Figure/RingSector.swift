#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A part of a ring, between two radii and two directions.
public struct RingSector: Sendable, Hashable {
  /// The middle of the ring.
  public let center: Point
  /// The radius of the hole.
  public let innerRadius: Double
  /// The radius of the ring.
  public let outerRadius: Double
  /// Where the sector begins, in turns clockwise from the top, 0 … 1.
  public let start: Double
  /// Where the sector ends, at most one turn after its start.
  public let end: Double

  /// Creates a sector.
  ///
  /// - Parameters:
  ///   - center: The middle of the ring.
  ///   - innerRadius: The radius of the hole.
  ///   - outerRadius: The radius of the ring.
  ///   - start: Where the sector begins, in turns clockwise from the top.
  ///   - end: Where it ends, at most one turn after its start.
  public init(center: Point, innerRadius: Double, outerRadius: Double, start: Double, end: Double) {
    self.center = center
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.start = start
    self.end = end
  }

  /// The point in a direction at a distance from the middle.
  ///
  /// - Parameters:
  ///   - turn: The direction in turns clockwise from the top.
  ///   - radius: The distance.
  /// - Returns: The point.
  public func point(at turn: Double, radius: Double) -> Point {
    let angle = turn * 2 * Double.pi
    return Point(x: center.x + sin(angle) * radius, y: center.y - cos(angle) * radius)
  }
}
