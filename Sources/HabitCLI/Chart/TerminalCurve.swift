import HabitCore
import HabitRender

/// A line over time in the terminal, drawn with the dots of braille.
struct TerminalCurve {
  let chart: LineChart
  let language: Language
  let pen: ChartPen

  /// Lays the chart out.
  ///
  /// - Parameter room: The columns that there are, 20 or more.
  /// - Returns: The lines, of which none is wider.
  func lines(room: Int) -> [TerminalLine] {
    let end = chart.end.truncated(toTerminalColumns: max(room / 4, 1))
    let plot = TerminalPlot(axis: chart.axis, room: room, margin: end.isEmpty ? 0 : end.terminalColumns + 1)
    let days = TerminalDays(range: chart.range, columns: plot.columns)
    var rows = canvas(plot, days).lines
    if !end.isEmpty, let last = chart.values.lazy.compactMap(\.self).last {
      let row = rows.count - 1 - plot.dot(of: last) / 4
      rows[row].append(" ")
      rows[row].append(end, [.bold])
    }
    return plot.lines(around: rows, names: days.names(in: language, row: plot.nameRow), end: plot.columns)
  }

  private func canvas(_ plot: TerminalPlot, _ days: TerminalDays) -> CellCanvas {
    var dots = BrailleCanvas(columns: plot.columns, rows: TerminalPlot.rows)
    var previous: (x: Int, y: Int)?
    for (day, value) in zip(chart.range, chart.values) {
      let point = value.map { (x: days.dot(of: day), y: plot.dot(of: $0)) }
      if let point {
        let start = previous ?? point
        dots.drawLine(fromX: start.x, fromY: start.y, toX: point.x, toY: point.y)
      }
      previous = point
    }
    var canvas = CellCanvas(columns: plot.columns, rows: TerminalPlot.rows)
    for column in 0..<plot.columns {
      let drawn = (0..<TerminalPlot.rows).filter { dots[column, $0] != nil }
      for row in drawn {
        canvas[column, row] = dots[column, row].map { CellCanvas.Cell(character: $0, attributes: pen.strong) }
      }
      // Without shades the line would be lost in its filling.
      guard chart.isFilled, pen.hasShades, let lowest = drawn.first else { continue }
      for row in 0..<lowest { canvas[column, row] = CellCanvas.Cell(character: "⣿", attributes: pen.faint) }
    }
    return canvas
  }
}
