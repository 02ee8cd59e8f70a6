/// The vertical lines of a heatmap that everything is aligned to, in user units.
struct HeatmapFrame: Hashable {
  /// Where titles and headings begin.
  let left: Int
  /// The room before the cells of each grid, for the names of its rows.
  let gutter: Int
  /// Where everything ends.
  let right: Int

  /// Where the cells of the first grid begin.
  var cells: Int { left + gutter }
  /// The room from the left to the right.
  var width: Int { right - left }
}
