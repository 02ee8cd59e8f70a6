import HabitCore

extension FigureBuilder {
  /// Adds the cells of a grid, with a ring around today.
  ///
  /// - Parameters:
  ///   - block: The grid, and what its days are about.
  ///   - placement: Where the cells lie from the first one.
  ///   - x: The left edge of the first cell.
  ///   - y: The upper edge of the first cell.
  ///   - symbols: The drawings of the marks.
  ///   - series: Which ramp of the colours they have.
  ///   - language: The language in which the days tell what they came to; `nil` if they are not to.
  mutating func addCells(
    of block: HeatmapBlock, at placement: GridPlacement, x: Int, y: Int, symbols: inout CellSymbols, series: Int,
    tooltips language: Language?
  ) {
    var tooltip = language.map { HeatmapTooltip(language: $0, subject: block.subject) }
    let geometry = symbols.geometry
    for cell in block.grid.cells {
      let corner = placement.corner(column: cell.column, row: cell.row)
      let (x, y) = (x + corner.x, y + corner.y)
      add(
        .symbol(symbols.symbol(for: cell.mark, series: series), x: x, y: y, tooltip: tooltip?.text(of: cell)))
      if cell.day == block.grid.today {
        let side = Double(geometry.cell)
        let ring = Rectangle(x: Double(x), y: Double(y), width: side, height: side).inset(by: -1)
        add(.outline(ring, radius: Double(geometry.radius + 1), stroke: Stroke(.text)))
      }
    }
  }
}
