/// One drawing call, in user units.
public enum Shape: Sendable, Hashable {
  /// A filled box.
  case box(Rectangle, radius: Double, fill: Ink)
  /// The outline of a box; the stroke is centred on the edges.
  case outline(Rectangle, radius: Double, stroke: Stroke)
  /// A filled circle.
  case dot(x: Double, y: Double, radius: Double, fill: Ink)
  /// A straight line with round ends.
  case line(fromX: Double, fromY: Double, toX: Double, toY: Double, stroke: Stroke)
  /// A line through some points, with round ends and corners.
  case polyline([Point], stroke: Stroke)
  /// The area within some points.
  case polygon([Point], fill: Ink)
  /// A part of a ring.
  case ring(RingSector, fill: Ink)
  /// A text.
  case text(Label)
  /// A symbol of the figure, placed with its upper left corner.
  case symbol(Symbol, x: Int, y: Int, tooltip: String?)
  /// Some shapes that say something when they are pointed at.
  case group([Shape], tooltip: String)
}

// MARK: - Parts

extension Shape {
  /// What the shape is filled with; `nil` if it is not, or is made of others.
  var fill: Ink? {
    switch self {
    case .box(_, _, let fill), .dot(_, _, _, let fill), .polygon(_, let fill), .ring(_, let fill): fill
    case .outline, .line, .polyline, .text, .symbol, .group: nil
    }
  }

  /// What the shape is drawn along with; `nil` if it is not, or is made of others.
  var stroke: Stroke? {
    switch self {
    case .outline(_, _, let stroke), .line(_, _, _, _, let stroke), .polyline(_, let stroke): stroke
    case .box, .dot, .polygon, .ring, .text, .symbol, .group: nil
    }
  }

  /// Whether the shape is made of others.
  var isGroup: Bool {
    if case .group = self { true } else { false }
  }

  /// The shapes that this one is made of: itself, or those of a group.
  var parts: [Shape] {
    if case .group(let shapes, _) = self { shapes.flatMap(\.parts) } else { [self] }
  }
}

// MARK: - Moving

extension Shape {
  /// The shape at another place.
  ///
  /// - Parameters:
  ///   - x: How much further to the right.
  ///   - y: How much further down.
  /// - Returns: The same shape there.
  public func moved(x: Int, y: Int) -> Shape {
    let (dx, dy) = (Double(x), Double(y))
    func moved(_ point: Point) -> Point { Point(x: point.x + dx, y: point.y + dy) }
    func moved(_ box: Rectangle) -> Rectangle {
      Rectangle(x: box.x + dx, y: box.y + dy, width: box.width, height: box.height)
    }
    return switch self {
    case .box(let box, let radius, let fill): .box(moved(box), radius: radius, fill: fill)
    case .outline(let box, let radius, let stroke): .outline(moved(box), radius: radius, stroke: stroke)
    case .dot(let x, let y, let radius, let fill): .dot(x: x + dx, y: y + dy, radius: radius, fill: fill)
    case .line(let fromX, let fromY, let toX, let toY, let stroke):
      .line(fromX: fromX + dx, fromY: fromY + dy, toX: toX + dx, toY: toY + dy, stroke: stroke)
    case .polyline(let points, let stroke): .polyline(points.map(moved), stroke: stroke)
    case .polygon(let points, let fill): .polygon(points.map(moved), fill: fill)
    case .ring(let sector, let fill):
      .ring(
        RingSector(
          center: moved(sector.center), innerRadius: sector.innerRadius, outerRadius: sector.outerRadius,
          start: sector.start, end: sector.end), fill: fill)
    case .text(let label): .text(label.moved(x: dx, y: dy))
    case .symbol(let symbol, let left, let top, let tooltip):
      .symbol(symbol, x: left + x, y: top + y, tooltip: tooltip)
    case .group(let shapes, let tooltip): .group(shapes.map { $0.moved(x: x, y: y) }, tooltip: tooltip)
    }
  }
}
