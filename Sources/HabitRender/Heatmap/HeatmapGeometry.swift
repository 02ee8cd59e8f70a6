/// The measures of a heatmap in user units; all whole, so that edges are crisp at every scale.
public struct HeatmapGeometry: Sendable, Hashable {
  /// The side of a cell.
  public let cell: Int
  /// The room between two cells.
  public let gap: Int
  /// The radius of a cell's corners.
  public let radius: Int
  /// The height of the bar under a week column.
  public let verdict: Int
  /// The room around everything.
  public let margin: Int
  /// The height of the row with the title.
  public let titleRow: Int
  /// The height of the row with a block's heading.
  public let headingRow: Int
  /// The height of the row with the months.
  public let monthRow: Int
  /// The room between two months where they are told apart by it.
  public let monthGap: Int
  /// The room between two blocks.
  public let blockGap: Int
  /// The height of a row of the legend.
  public let legendRow: Int
  /// The room between the weekdays and the cells.
  public let gutter: Int
  /// The least room between two month names.
  public let labelGap: Int

  /// The distance from one cell to the next.
  public var pitch: Int { cell + gap }

  /// The height of the seven rows of a grid.
  public var gridHeight: Int { 7 * pitch - gap }

  /// The width of a grid.
  public func gridWidth(columns: Int) -> Int { columns * pitch - gap }

  /// The measures of a contribution graph.
  public static let standard = HeatmapGeometry(cell: 11, gap: 3)

  /// Creates the measures around cells of a size.
  ///
  /// - Parameters:
  ///   - cell: The side of a cell, 9 or more, so that the names of weekdays fit beside it.
  ///   - gap: The room between two cells, 2 or more.
  /// - Precondition: Both are large enough.
  public init(cell: Int, gap: Int) {
    precondition(cell >= 9 && gap >= 2, "A cell has 9 units or more, and there are 2 or more between two")
    self.cell = cell
    self.gap = gap
    radius = 2
    verdict = 2
    margin = 16
    titleRow = 24
    headingRow = 20
    monthRow = cell + 6
    monthGap = (cell + gap) / 2
    blockGap = 18
    legendRow = cell + 7
    gutter = 8
    labelGap = 6
  }
}
