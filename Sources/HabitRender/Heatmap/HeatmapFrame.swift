/// The vertical lines of a heatmap that everything is aligned to, in user units.
struct HeatmapFrame: Hashable {
  /// Where titles and headings begin.
  let left: Int
  /// Where the first column begins.
  let cells: Int
  /// Where the last column, and everything else, ends.
  let right: Int
}
