@testable import HabitRender

extension Figure {
  /// What no figure may have: shapes or texts beyond its edges, numbers that are none, texts that meet or that stand on
  /// a filled shape other than the ground.
  var faults: [String] {
    let canvas = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
    var faults = parts.filter { !canvas.contains($0.bounds) }.map { "outside: \($0)" }
    let labels = labels
    let filled = parts.compactMap { shape -> Rectangle? in
      switch shape {
      case .box, .dot: shape.fill == .background ? nil : shape.bounds
      default: nil
      }
    }
    for (index, label) in labels.enumerated() {
      for other in labels[(index + 1)...] where label.bounds.intersects(other.bounds) {
        faults.append("'\(label.text)' meets '\(other.text)'")
      }
      if filled.contains(where: label.bounds.intersects) { faults.append("'\(label.text)' stands on a shape") }
      if label.text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        faults.append("control characters in '\(label.text)'")
      }
    }
    return faults
  }

  /// What is said of the shapes when they are pointed at.
  var tooltips: [String] {
    shapes.compactMap { if case .group(_, let tooltip) = $0 { tooltip } else { nil } }
  }
}

extension Shape {
  /// The space that the shape takes; no canvas contains it if one of its numbers is none.
  fileprivate var bounds: Rectangle {
    switch self {
    case .box(let box, _, _): box
    case .outline(let box, _, let stroke): box.inset(by: -stroke.width / 2)
    case .dot(let x, let y, let radius, _): Rectangle(x: x, y: y, width: 0, height: 0).inset(by: -radius)
    case .line(let fromX, let fromY, let toX, let toY, let stroke):
      Self.bounds([Point(x: fromX, y: fromY), Point(x: toX, y: toY)]).inset(by: -stroke.width / 2)
    case .polyline(let points, let stroke): Self.bounds(points).inset(by: -stroke.width / 2)
    case .polygon(let points, _): Self.bounds(points)
    case .ring(let sector, _):
      Self.bounds([sector.center, sector.point(at: sector.start, radius: sector.innerRadius)])
        .joined(Self.bounds([sector.point(at: sector.end, radius: sector.outerRadius)]))
        .joined(Rectangle(x: sector.center.x, y: sector.center.y, width: 0, height: 0).inset(by: -sector.outerRadius))
    case .text(let label): label.bounds
    case .symbol(let symbol, let x, let y, _):
      Rectangle(x: Double(x), y: Double(y), width: Double(symbol.size), height: Double(symbol.size))
    case .group(let shapes, _): Self.bounds(shapes.map { Point(x: $0.bounds.x, y: $0.bounds.y) })
    }
  }

  private static func bounds(_ points: [Point]) -> Rectangle {
    points.dropFirst().reduce(Rectangle(x: points[0].x, y: points[0].y, width: 0, height: 0)) { bounds, point in
      bounds.joined(Rectangle(x: point.x, y: point.y, width: 0, height: 0))
    }
  }
}

extension Rectangle {
  fileprivate func joined(_ other: Rectangle) -> Rectangle {
    // Sums pass on what is not a number; comparisons would hide it.
    let (left, top) = (x < other.x ? x : other.x, y < other.y ? y : other.y)
    let (right, bottom) = (maxX > other.maxX ? maxX : other.maxX, maxY > other.maxY ? maxY : other.maxY)
    let isNumber = (x + y + maxX + maxY + other.x + other.y + other.maxX + other.maxY).isFinite
    return Rectangle(x: isNumber ? left : .nan, y: top, width: right - left, height: bottom - top)
  }
}
