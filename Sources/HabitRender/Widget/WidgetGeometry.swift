/// The measures of cards in user units; all whole, so that edges are crisp at every scale.
struct WidgetGeometry {
  /// The height of a small and a medium card, and the width of a small one.
  let side = 160
  /// The width of a medium and a large card.
  let width = 360
  /// The room around everything.
  let margin = 18
  /// The radius of the card's corners.
  let radius = 20
  /// The radius of the ring, and that of its hole.
  let ring = (outer: 43, inner: 34)
  /// The middle of the ring.
  let ringMiddle = 62
  /// The middles of the two lines below the ring.
  let belowRing = (heading: 122, line: 139)
  /// How much lower they are if there is only one line.
  let dropOfOneLine = 9
  /// The width of the column with the ring, where the list stands beside it.
  let ringColumn = 150
  /// Where the list begins beside the ring.
  let listLeft = 162
  /// The middle of the title above the list.
  let titleMiddle = 29
  /// The middle of the first row of the list.
  let firstRow = 53
  /// The distance from one row to the next.
  let rowPitch = 21
  /// The most rows.
  let rowCount = 5
  /// The radius of the sign before a row.
  let sign = 5
  /// The room between a sign or a name and what follows.
  let gap = 8
  /// The height of a large card.
  let largeHeight = 308
  /// How far below the line across a large card the middles of its rows are, and the upper edges of cells and bar.
  let drop = (
    heading: 24, weekdays: 44, cells: 54, perfectDays: 48, milestone: 78, progress: 97, bar: 109
  )
  /// The height of a bar.
  let barHeight = 6
  /// The measures of the cells of the last weeks.
  let cells = HeatmapGeometry(cell: 15, gap: 3)
}
