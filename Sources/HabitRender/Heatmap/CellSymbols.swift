import HabitCore

/// The drawings of the marks that a cell can have: one for each, told apart by shape as well as by colour.
struct CellSymbols {
  let geometry: HeatmapGeometry
  private var made: [Key: Symbol] = [:]

  private struct Key: Hashable {
    let mark: HeatmapMark
    let series: Int
    let isUpright: Bool
  }

  init(geometry: HeatmapGeometry) {
    self.geometry = geometry
  }

  /// The drawing of a mark in the colours of a series, the same object each time.
  mutating func symbol(for mark: HeatmapMark, series: Int) -> Symbol {
    symbol(Key(mark: mark, series: series, isUpright: false))
  }

  /// The drawing of the verdict on a week that is a row, the same object each time.
  mutating func uprightSymbol(for mark: HeatmapMark, series: Int) -> Symbol {
    symbol(Key(mark: mark, series: series, isUpright: true))
  }

  private mutating func symbol(_ key: Key) -> Symbol {
    if let symbol = made[key] { return symbol }
    let name =
      Self.name(of: key.mark) + (key.isUpright ? "-upright" : "") + (key.series > 0 ? "-\(key.series)" : "")
    let shapes = shapes(of: key.mark, series: key.series)
    let symbol = Symbol(
      name: name, size: geometry.cell, shapes: key.isUpright ? shapes.map(Self.upright) : shapes)
    made[key] = symbol
    return symbol
  }

  /// A box with its sides exchanged; other shapes as they are.
  private static func upright(_ shape: Shape) -> Shape {
    guard case .box(let box, let radius, let fill) = shape else { return shape }
    return .box(Rectangle(x: box.y, y: box.x, width: box.height, height: box.width), radius: radius, fill: fill)
  }

  private static func name(of mark: HeatmapMark) -> String {
    switch mark {
    case .blank: "blank"
    case .future: "future"
    case .rest: "rest"
    case .skipped: "skipped"
    case .pending: "pending"
    case .level(let level): "level\(level.rawValue)"
    case .extra(let level): "extra\(level.rawValue)"
    case .weekKept: "week-kept"
    case .weekMissed: "week-missed"
    }
  }

  private func shapes(of mark: HeatmapMark, series: Int) -> [Shape] {
    let side = Double(geometry.cell)
    let middle = side / 2
    let dot = side * 0.16
    switch mark {
    case .blank:
      return []
    case .future:
      return [ring(radius: side * 0.18, Stroke(.line))]
    case .rest:
      return [.dot(x: middle, y: middle, radius: side * 0.115, fill: .line)]
    case .skipped:
      let reach = side * 0.27
      return [
        square(.level(.none)),
        .line(
          fromX: reach, fromY: side - reach, toX: side - reach, toY: reach, stroke: Stroke(.muted, width: side * 0.114)),
      ]
    case .pending:
      return [outline(Stroke(.muted, width: side * 0.137))]
    case .level(.none):
      return [square(.level(.none), inset: 1), outline(Stroke(.line), inset: 1)]
    case .level(let level):
      return [square(.level(level, series: series))]
    case .extra(let level):
      return [
        square(.level(level, series: series)),
        .dot(x: middle, y: middle, radius: dot, fill: .onLevel(level, series: series)),
      ]
    case .weekKept:
      return [bar(.level(.full, series: series))]
    case .weekMissed:
      return brokenBar(.line)
    }
  }

  /// A bar along the upper edge, as wide as a cell.
  private func bar(_ ink: Ink) -> Shape {
    .box(
      Rectangle(x: 0, y: 0, width: Double(geometry.cell), height: Double(geometry.verdict)), radius: 1, fill: ink)
  }

  /// The bar with its middle broken out.
  private func brokenBar(_ ink: Ink) -> [Shape] {
    let (side, height) = (Double(geometry.cell), Double(geometry.verdict))
    let part = (side * 0.36).rounded()
    return [0, side - part].map { x in
      .box(Rectangle(x: x, y: 0, width: part, height: height), radius: 1, fill: ink)
    }
  }

  // A small one: a year view may hold hundreds of days to come.
  private func ring(radius: Double, _ stroke: Stroke) -> Shape {
    let middle = Double(geometry.cell) / 2
    let box = Rectangle(x: middle - radius, y: middle - radius, width: 2 * radius, height: 2 * radius)
    return .outline(box, radius: radius, stroke: stroke)
  }

  private func square(_ ink: Ink, inset: Double = 0) -> Shape {
    let side = Double(geometry.cell)
    return .box(
      Rectangle(x: 0, y: 0, width: side, height: side).inset(by: inset), radius: Double(geometry.radius), fill: ink)
  }

  // Within the cell, so that a cell with an outline is no greater than one without.
  private func outline(_ stroke: Stroke, inset: Double = 0) -> Shape {
    let side = Double(geometry.cell)
    let box = Rectangle(x: 0, y: 0, width: side, height: side).inset(by: inset + stroke.width / 2)
    return .outline(box, radius: Double(geometry.radius) - stroke.width / 2, stroke: stroke)
  }
}
