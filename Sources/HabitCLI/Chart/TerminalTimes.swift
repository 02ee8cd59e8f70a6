import HabitCore
import HabitRender

/// Times of the day over time in the terminal, as dots of braille around the line of the target.
struct TerminalTimes {
  let chart: TimeChart
  let language: Language
  let pen: ChartPen

  /// Lays the chart out.
  ///
  /// - Parameter room: The columns that there are, 20 or more.
  /// - Returns: The lines, of which none is wider.
  func lines(room: Int) -> [TerminalLine] {
    // The scale may say it already.
    let isNamed = chart.axis.ticks.contains { $0.value == 0 && $0.text == chart.target }
    let target = isNamed ? "" : chart.target.truncated(toTerminalColumns: max(room / 4, 1))
    let plot = TerminalPlot(axis: chart.axis, room: room, margin: target.isEmpty ? 0 : target.terminalColumns + 1)
    let days = TerminalDays(range: chart.range, columns: plot.columns)
    var points = BrailleCanvas(columns: plot.columns, rows: TerminalPlot.rows)
    for point in chart.points where chart.range.contains(point.day) {
      points.setDot(x: days.dot(of: point.day), y: plot.dot(of: Double(point.minutesLate)))
    }
    var line = BrailleCanvas(columns: plot.columns, rows: TerminalPlot.rows)
    line.drawLine(fromX: 0, fromY: plot.dot(of: 0), toX: line.width - 1, toY: plot.dot(of: 0))
    var canvas = CellCanvas(columns: plot.columns, rows: TerminalPlot.rows)
    for row in 0..<TerminalPlot.rows {
      for column in 0..<plot.columns {
        if let point = points[column, row] {
          canvas[column, row] = CellCanvas.Cell(character: point, attributes: pen.strong)
        } else if let part = line[column, row] {
          canvas[column, row] = CellCanvas.Cell(character: part, attributes: pen.muted)
        }
      }
    }
    var rows = canvas.lines
    if !target.isEmpty {
      let row = rows.count - 1 - plot.dot(of: 0) / 4
      rows[row].append(" ")
      rows[row].append(target, [.bold])
    }
    return plot.lines(around: rows, names: days.names(in: language, row: plot.nameRow), end: plot.columns)
  }
}
