import HabitCore

/// The layout of runs on a strip of time, and of the longest of them as bars.
struct StreakChartLayout: ChartContent {
  let chart: StreakChart
  let style: ChartStyle

  var leastHeight: Int { style.geometry.contentHeight }

  private static let stripHeight = 16
  private static let mostRows = 5

  func add(to builder: inout FigureBuilder, in area: PanelArea) {
    let strip = PanelArea(
      left: area.left, top: area.top + style.geometry.textRow, right: area.right,
      bottom: area.top + style.geometry.textRow + Self.stripHeight)
    let days = DayScale(range: chart.range, left: strip.left, right: strip.right, unit: .part)
    addStrip(to: &builder, in: strip, along: days)
    builder.add(
      days.names(in: style.language, row: builder.nameRow(right: strip.right)),
      middle: Double(strip.bottom + 3) + Double(style.geometry.textRow) / 2)
    var rest = area
    rest.top = strip.bottom + style.geometry.textRow + style.geometry.labelGap
    addLongest(to: &builder, in: rest)
  }

  private func addStrip(to builder: inout FigureBuilder, in strip: PanelArea, along days: DayScale) {
    builder.add(.box(strip.rectangle, radius: 2, fill: .level(.none)))
    let best = chart.longest.first
    for segment in StreakStrip(of: chart.runs, along: days).segments {
      let isBest = segment.run == best
      let box = Rectangle(
        x: Double(segment.x.lowerBound), y: Double(strip.top), width: Double(segment.x.count),
        height: Double(strip.height))
      builder.add(
        .box(box, radius: min(2, box.width / 4), fill: style.ink(isFull: isBest)), tooltip: tooltip(of: segment.run))
      if isBest { addLength(of: segment, to: &builder, above: strip) }
    }
  }

  /// Adds the length of a run above its segment, within the strip.
  private func addLength(of segment: StreakStrip.Segment, to builder: inout FigureBuilder, above strip: PanelArea) {
    let text = String(segment.run.length)
    let width = builder.width(of: text, as: .value)
    let centred = (segment.x.lowerBound + segment.x.upperBound - width) / 2
    builder.add(
      text, as: .value, x: max(min(centred, strip.right - width), strip.left),
      middle: Double(strip.top) - Double(style.geometry.textRow) / 2)
  }

  private func addLongest(to builder: inout FigureBuilder, in area: PanelArea) {
    let runs = chart.longest.prefix(Self.mostRows)
    guard let longest = runs.map(\.length).max() else { return }
    let gap = style.geometry.labelGap
    let names = min(runs.map { builder.width(of: $0.name, as: .axis) }.max() ?? 0, area.width * 3 / 5)
    let numbers = builder.width(of: String(longest), as: .value)
    let left = area.left + names + gap
    let room = max(area.right - numbers - gap - left, 1)
    let pitch = min(area.height / runs.count, 20)
    let height = min(pitch - 4, 12)
    for (index, run) in runs.enumerated() {
      let top = area.top + index * pitch + (pitch - height) / 2
      let middle = Double(top) + Double(height) / 2
      let width = max(room * max(run.length, 0) / max(longest, 1), 1)
      builder.add(run.name, as: .axis, x: left - gap, anchor: .end, middle: middle, room: names)
      let box = Rectangle(x: Double(left), y: Double(top), width: Double(width), height: Double(height))
      builder.add(
        .box(box, radius: min(2, box.width / 4), fill: style.ink(isFull: index == 0)), tooltip: tooltip(of: run))
      builder.add(String(run.length), as: .value, x: left + width + gap, middle: middle)
    }
  }

  private func tooltip(of run: StreakChart.Run) -> String { style.hasTooltips ? "\(run.name): \(run.length)" : "" }
}
