/// How deep the colour of a heatmap's cell is.
public enum HeatmapLevel: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// Nothing, where something was due.
  case none
  case low, medium, high
  /// All that was wanted, or as much as ever.
  case full

  /// Whether one level is paler than another.
  public static func < (left: HeatmapLevel, right: HeatmapLevel) -> Bool { left.rawValue < right.rawValue }
}
