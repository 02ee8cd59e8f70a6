/// What a week came to, shown under its column, for a habit that is judged by weeks.
public struct HeatmapVerdict: Sendable, Hashable {
  /// The week column, 0 for the first.
  public let column: Int
  /// Whether the week was kept; else it was missed.
  public let isKept: Bool

  /// What the cell under the column shows.
  public var mark: HeatmapMark { isKept ? .weekKept : .weekMissed }
}
