import HabitCore

/// Where the cells of a grid lie, from the upper left corner of its first one.
struct GridPlacement {
  private let geometry: HeatmapGeometry
  private let isVertical: Bool
  /// Where each week begins, along the weeks; one more for the end.
  private let weeks: [Int]
  /// How far the days of a week reach, and the verdict on it.
  private let breadth: Int

  init(of grid: HeatmapGrid, options: HeatmapOptions, geometry: HeatmapGeometry) {
    self.geometry = geometry
    isVertical = options.isVertical
    let begins = options.months == .gap ? Set(grid.monthLabels.dropFirst().map(\.column)) : []
    breadth = geometry.gridHeight + (grid.verdicts.isEmpty ? 0 : geometry.gap + geometry.verdict)
    var next = 0
    weeks = (0...grid.columnCount).map { column in
      if begins.contains(column) { next += geometry.monthGap }
      defer { next += geometry.pitch }
      return next
    }
  }

  /// How far the weeks reach.
  var length: Int { weeks[weeks.count - 1] - geometry.gap }

  /// The size of the grid, with the verdicts on its weeks.
  var size: (width: Int, height: Int) {
    isVertical ? (breadth, length) : (length, breadth)
  }

  /// Where a week begins, along the weeks.
  func start(ofWeek column: Int) -> Int { weeks[column] }

  /// The upper left corner of a cell.
  func corner(column: Int, row: Int) -> (x: Int, y: Int) {
    place(along: weeks[column], across: row * geometry.pitch)
  }

  /// The corner of what stands at the end of a week, such as its verdict.
  func verdictCorner(column: Int) -> (x: Int, y: Int) {
    place(along: weeks[column], across: geometry.gridHeight + geometry.gap)
  }

  /// The line between the day before the first of a month and that first, through the gaps between the cells.
  func boundary(before cell: HeatmapCell) -> [Point] {
    let half = Double(geometry.gap) / 2
    func point(week: Int, row: Int) -> Point {
      // Where a month gap lies between two weeks, the line keeps to the later one.
      let along = Double(weeks[week]) - half
      let across = Double(row * geometry.pitch) - half
      return isVertical ? Point(x: across, y: along) : Point(x: along, y: across)
    }
    let (week, row) = (cell.column, cell.row)
    guard row > 0 else { return [point(week: week, row: 0), point(week: week, row: 7)] }
    return [
      point(week: week + 1, row: 0), point(week: week + 1, row: row), point(week: week, row: row),
      point(week: week, row: 7),
    ]
  }

  private func place(along: Int, across: Int) -> (x: Int, y: Int) {
    isVertical ? (across, along) : (along, across)
  }
}
