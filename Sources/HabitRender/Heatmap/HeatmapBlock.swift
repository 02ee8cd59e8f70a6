public import HabitCore

/// One grid of a heatmap sheet: a habit, a year, or all there is.
public struct HeatmapBlock: Sendable, Hashable {
  /// What sets the block apart from the others of the sheet, such as a habit's icon and name or a year; empty if it
  /// stands alone.
  public let heading: String
  /// The numbers of the block in a few words; empty if there are none.
  public let fact: String
  /// Whether the habit keeps within a limit, so that a miss is a day over it.
  public let isLimit: Bool
  /// The days.
  public let grid: HeatmapGrid

  /// Creates a block.
  ///
  /// - Parameters:
  ///   - heading: What sets the block apart from the others of the sheet.
  ///   - fact: The numbers of the block in a few words.
  ///   - isLimit: Whether the habit keeps within a limit.
  ///   - grid: The days.
  public init(heading: String = "", fact: String = "", isLimit: Bool = false, grid: HeatmapGrid) {
    self.heading = heading.onOneLine
    self.fact = fact.onOneLine
    self.isLimit = isLimit
    self.grid = grid
  }

  /// Whether there is anything to say above the grid.
  var hasHeading: Bool { !heading.isEmpty || !fact.isEmpty }
}
