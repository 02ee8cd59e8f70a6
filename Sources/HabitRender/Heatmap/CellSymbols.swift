import HabitCore

/// The drawings of the marks that a cell can have: one for each, told apart by shape as well as by colour.
struct CellSymbols {
  let colors: ColorScheme
  let geometry: HeatmapGeometry
  private var made: [HeatmapMark: Symbol] = [:]

  init(colors: ColorScheme, geometry: HeatmapGeometry) {
    self.colors = colors
    self.geometry = geometry
  }

  /// The drawing of a mark, the same object each time.
  mutating func symbol(for mark: HeatmapMark) -> Symbol {
    if let symbol = made[mark] { return symbol }
    let symbol = Symbol(name: Self.name(of: mark), size: geometry.cell, shapes: shapes(of: mark))
    made[mark] = symbol
    return symbol
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

  private func shapes(of mark: HeatmapMark) -> [Shape] {
    let side = Double(geometry.cell)
    let middle = side / 2
    let dot = side * 0.16
    switch mark {
    case .blank:
      return []
    case .future:
      return [outline(Stroke(.faint, dash: 2))]
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
      return [square(.level(.none)), outline(Stroke(.edge))]
    case .level(let level):
      return [square(.level(level))]
    case .extra(let level):
      return [
        square(.level(level)), .dot(x: middle, y: middle, radius: dot, fill: colors.inkStandingOut(on: level)),
      ]
    case .weekKept:
      return [bar(.level(.full))]
    case .weekMissed:
      return [.dot(x: middle, y: Double(geometry.verdict) / 2, radius: Double(geometry.verdict) / 2, fill: .line)]
    }
  }

  /// A bar along the upper edge, as wide as a cell.
  private func bar(_ ink: Ink) -> Shape {
    .box(
      Rectangle(x: 0, y: 0, width: Double(geometry.cell), height: Double(geometry.verdict)), radius: 1, fill: ink)
  }

  private func square(_ ink: Ink) -> Shape {
    let side = Double(geometry.cell)
    return .box(Rectangle(x: 0, y: 0, width: side, height: side), radius: Double(geometry.radius), fill: ink)
  }

  // Within the cell, so that a cell with an outline is no greater than one without.
  private func outline(_ stroke: Stroke) -> Shape {
    let side = Double(geometry.cell)
    let box = Rectangle(x: 0, y: 0, width: side, height: side).inset(by: stroke.width / 2)
    return .outline(box, radius: Double(geometry.radius) - stroke.width / 2, stroke: stroke)
  }
}
