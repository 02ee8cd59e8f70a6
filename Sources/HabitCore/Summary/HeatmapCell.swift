/// One day of a heatmap that is drawn.
public struct HeatmapCell: Sendable, Hashable {
  /// The week column, from 0.
  public let column: Int
  /// The row, 0 … 6 from the first weekday of a week.
  public let row: Int
  /// The day.
  public let day: Day
  /// What the cell shows; never ``HeatmapMark/blank``.
  public let mark: HeatmapMark
  /// What the day came to.
  public let entry: HeatmapDay
}
