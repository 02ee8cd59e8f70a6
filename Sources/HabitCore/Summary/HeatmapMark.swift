/// What a cell of a heatmap shows; each mark has a shape of its own, so that no two differ by colour alone.
public enum HeatmapMark: Sendable, Hashable {
  /// Nothing: before the habit began or after its end.
  case blank
  /// A day that is still to come.
  case future
  /// Not due, and nothing done.
  case rest
  /// Due, but skipped or paused.
  case skipped
  /// Due today, with nothing done yet.
  case pending
  /// Due, and done to some depth; ``HeatmapLevel/none`` is a miss.
  case level(HeatmapLevel)
  /// Not due, but done.
  case extra(HeatmapLevel)
  /// Under a column: a kept week of a habit that is judged by weeks.
  case weekKept
  /// Under a column: a missed week of such a habit.
  case weekMissed
}
