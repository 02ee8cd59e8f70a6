import HabitCore

/// The layout of a horizontal bar for each of a few names, with its numbers in columns at the right.
struct ProfileChartLayout: ChartContent {
  let chart: ProfileChart
  let style: ChartStyle

  var leastHeight: Int { chart.rows.count * Self.leastPitch }

  private static let leastPitch = 14
  private static let widestPitch = 20

  func add(to builder: inout FigureBuilder, in area: PanelArea) {
    guard !chart.rows.isEmpty else { return }
    let columns = ProfileColumns(of: chart, in: area, gap: style.geometry.labelGap, builder: builder)
    let pitch = min(area.height / chart.rows.count, Self.widestPitch)
    let height = min(pitch - 4, 13)
    var top = area.top
    for row in chart.rows {
      let middle = Double(top) + Double(pitch) / 2
      builder.add(
        row.name, as: .axis, x: columns.track.lowerBound - style.geometry.labelGap, anchor: .end, middle: middle,
        room: columns.track.lowerBound - style.geometry.labelGap - area.left)
      builder.add(
        row.detail, as: .axis, x: area.right, anchor: .end, middle: middle, room: columns.detail)
      if let share = row.share, share.isFinite {
        let y = top + (pitch - height) / 2
        addBar(share, in: columns.track, from: y, to: y + height, to: &builder)
        builder.add(
          row.text, as: .value, x: columns.text.upperBound, anchor: .end, middle: middle, room: columns.text.count)
      } else {
        builder.add(
          row.text, as: .axis, x: columns.track.lowerBound, middle: middle,
          room: columns.text.upperBound - columns.track.lowerBound)
      }
      top += pitch
    }
  }

  private func addBar(
    _ share: Double, in track: Range<Int>, from top: Int, to bottom: Int, to builder: inout FigureBuilder
  ) {
    func box(_ width: Double) -> Rectangle {
      Rectangle(x: Double(track.lowerBound), y: Double(top), width: width, height: Double(bottom - top))
    }
    let share = min(max(share, 0), 1)
    builder.add(.box(box(Double(track.count)), radius: 2, fill: .level(.none)))
    guard share > 0 else { return }
    let width = max((share * Double(track.count)).rounded(), 1)
    builder.add(.box(box(width), radius: min(2, width / 2), fill: style.ink(isFull: share == 1)))
  }
}

/// The columns of a profile.
private struct ProfileColumns {
  /// Where the bars lie.
  let track: Range<Int>
  /// Where the shares in words lie.
  let text: Range<Int>
  /// The width of the details; 0 if there is no room for them.
  let detail: Int

  /// A bar on a shorter track says less than the details do.
  private static let leastTrack = 60

  init(of chart: ProfileChart, in area: PanelArea, gap: Int, builder: FigureBuilder) {
    func widest(_ texts: [String], _ role: TextRole, of room: Int) -> Int {
      min(texts.map { builder.width(of: $0, as: role) }.max() ?? 0, room)
    }
    let name = widest(chart.rows.map(\.name), .axis, of: area.width / 3)
    let share = widest(chart.rows.filter { $0.share != nil }.map(\.text), .value, of: area.width / 3)
    let details = widest(chart.rows.map(\.detail), .axis, of: area.width / 4)
    let start = name == 0 ? area.left : area.left + name + gap
    let beside = share == 0 ? 0 : share + gap + 4
    let hasDetails = details > 0 && area.right - details - 2 * gap - beside - start >= Self.leastTrack
    detail = hasDetails ? details : 0
    let end = hasDetails ? area.right - details - 2 * gap : area.right
    text = end - share..<end
    track = start..<max(end - beside, start + 1)
  }
}
