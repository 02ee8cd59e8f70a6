/// The name of a month above the columns of a heatmap.
public struct HeatmapMonthLabel: Sendable, Hashable {
  /// The month.
  public let month: Month
  /// The column at whose left edge the name stands: the first whose first drawn day lies in the month.
  public let column: Int
  /// The number of columns whose first drawn day lies in the month.
  public let columnCount: Int
  /// Whether this is the first label of a year that the heatmap does not begin with.
  public let beginsYear: Bool
}
