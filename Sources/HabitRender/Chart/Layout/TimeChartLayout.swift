import HabitCore

/// The layout of times of the day against a target.
struct TimeChartLayout: ChartContent {
  let chart: TimeChart
  let style: ChartStyle

  var leastHeight: Int { style.geometry.contentHeight }

  func add(to builder: inout FigureBuilder, in area: PanelArea) {
    // The target has its name at the other end of its line.
    let axis = ChartAxis(
      lowest: chart.axis.lowest, highest: chart.axis.highest, ticks: chart.axis.ticks.filter { $0.value != 0 })
    let frame = PlotFrame(axis, in: area, endMargin: style.geometry.endMargin, style: style, builder: builder)
    frame.addLines(to: &builder)
    addTarget(to: &builder, in: frame, upTo: area.right)
    addPoints(to: &builder, in: frame)
    frame.addNames(along: frame.days(chart.range), to: &builder)
  }

  /// Adds the line of the target, and what lies on its sides.
  private func addTarget(to builder: inout FigureBuilder, in frame: PlotFrame, upTo right: Int) {
    let plot = frame.plot
    let target = frame.y(of: 0).rounded() + 0.5
    builder.add(
      .line(
        fromX: Double(plot.left), fromY: target, toX: Double(plot.right), toY: target,
        stroke: Stroke(.muted, dash: 3)))
    let x = plot.right + style.geometry.labelGap
    builder.add(chart.target, as: .value, x: x, middle: target, room: right - x)
    let row = Double(style.geometry.textRow)
    let (top, bottom) = (Double(plot.top) + 0.5, Double(plot.bottom) + 0.5)
    if target - top >= row { builder.add(style.language.later, as: .axis, x: x, middle: top, room: right - x) }
    if bottom - target >= row { builder.add(style.language.earlier, as: .axis, x: x, middle: bottom, room: right - x) }
  }

  private func addPoints(to builder: inout FigureBuilder, in frame: PlotFrame) {
    let days = frame.days(chart.range)
    var seen: Set<Point> = []
    for point in chart.points where chart.range.contains(point.day) {
      // Points that would cover one another are drawn once, so that a long history stays small.
      let place = Point(
        x: days.x(of: point.day).roundedToHalves, y: frame.y(of: Double(point.minutesLate)).roundedToHalves)
      guard seen.insert(place).inserted else { continue }
      builder.add(
        shape(at: place, isLate: point.minutesLate > Punctuality.grace), tooltip: style.hasTooltips ? point.tooltip : ""
      )
    }
  }

  /// A dot, which is hollow for what was not on time.
  private func shape(at place: Point, isLate: Bool) -> Shape {
    guard isLate else { return .dot(x: place.x, y: place.y, radius: 2.5, fill: style.ink(.full)) }
    let box = Rectangle(x: place.x, y: place.y, width: 0, height: 0).inset(by: -2)
    return .outline(box, radius: 2, stroke: Stroke(style.ink(.full)))
  }
}

extension Double {
  /// The nearest half.
  fileprivate var roundedToHalves: Double { (self * 2).rounded() / 2 }
}
