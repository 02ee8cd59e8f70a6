import HabitCore

/// The layout of a line over a stretch of days.
struct LineChartLayout: ChartContent {
  let chart: LineChart
  let style: ChartStyle

  var leastHeight: Int { style.geometry.contentHeight }

  func add(to builder: inout FigureBuilder, in area: PanelArea) {
    // A number that is cut off would be another number, so the plot makes room for a long one.
    let end = builder.width(of: chart.end, as: .value) + style.geometry.labelGap
    let frame = PlotFrame(
      chart.axis, in: area, endMargin: max(style.geometry.endMargin, min(end, area.width * 2 / 5)), style: style,
      builder: builder)
    let plot = frame.plot
    let days = frame.days(chart.range)
    let trace = LineTrace(of: chart.values, along: days, y: frame.y(of:))

    if chart.isFilled {
      for piece in trace.pieces where piece.count > 1 {
        let ends = [piece[piece.count - 1], piece[0]].map { Point(x: $0.x, y: Double(plot.bottom)) }
        builder.add(.polygon(piece + ends, fill: .tint(series: style.series)))
      }
    }
    frame.addLines(to: &builder)
    for piece in trace.pieces {
      if piece.count > 1 {
        builder.add(.polyline(piece, stroke: Stroke(style.ink(.full), width: 2)))
      } else {
        builder.add(.dot(x: piece[0].x, y: piece[0].y, radius: 1.5, fill: style.ink(.full)))
      }
    }
    addEnd(of: trace, to: &builder, beside: plot, in: area)
    frame.addNames(along: days, to: &builder)
  }

  /// Adds a dot at the last point, and beside it the value.
  private func addEnd(
    of trace: LineTrace, to builder: inout FigureBuilder, beside plot: PanelArea, in area: PanelArea
  ) {
    guard let end = trace.pieces.last?.last else { return }
    builder.add(.dot(x: end.x, y: end.y, radius: 3, fill: style.ink(.full)))
    builder.add(
      chart.end, as: .value, x: plot.right + style.geometry.labelGap, middle: end.y,
      room: area.right - plot.right - style.geometry.labelGap)
  }
}
