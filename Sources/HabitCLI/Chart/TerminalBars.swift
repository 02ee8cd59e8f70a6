import HabitCore
import HabitRender

/// Bars over time in the terminal.
struct TerminalBars {
  let chart: BarChart
  let language: Language
  let pen: ChartPen

  /// Lays the chart out; bars for which there is no room are left out, the oldest first, and an ellipsis says so.
  ///
  /// - Parameter room: The columns that there are, 20 or more.
  /// - Returns: The lines, of which none is wider.
  func lines(room: Int) -> [TerminalLine] {
    let plot = TerminalPlot(axis: chart.axis, room: room)
    let bars = Array(chart.bars.suffix(plot.columns))
    // Behind the last bar no gap is needed.
    let pitch = min(max((plot.columns + 1) / max(bars.count, 1), 1), Self.widestPitch)
    let width = pitch - (pitch > 4 ? 2 : pitch > 1 ? 1 : 0)
    var canvas = CellCanvas(columns: plot.columns, rows: TerminalPlot.rows)
    for (index, bar) in bars.enumerated() {
      if let goal = bar.goal { draw(goal: plot.eighths(of: goal), at: index * pitch, width: pitch, on: &canvas) }
      guard let value = bar.value else { continue }
      draw(bar, height: plot.eighths(of: value), at: index * pitch, width: width, on: &canvas)
    }
    return plot.lines(
      around: canvas.lines, names: names(of: bars, pitch: pitch, in: plot), end: min(bars.count * pitch, plot.columns),
      isCut: bars.count < chart.bars.count)
  }

  private static let widestPitch = 8

  private func names(of bars: [BarChart.Bar], pitch: Int, in plot: TerminalPlot) -> [NameRow.Placed] {
    guard let first = bars.first, let last = bars.last else { return [] }
    let range = first.days.lowerBound...max(first.days.lowerBound, last.days.upperBound)
    return TimeAxis(range: range, language: language, row: plot.nameRow) { day in
      bars.firstIndex { $0.days.lowerBound >= day }.map { index in
        TimeAxis.Mark(day: bars[index].days.lowerBound, x: index * pitch)
      }
    }.names
  }
}

// MARK: - Bars

extension TerminalBars {
  private func draw(_ bar: BarChart.Bar, height: Int, at x: Int, width: Int, on canvas: inout CellCanvas) {
    if bar.isRunning { return drawRunning(bar, height: height, at: x, width: width, on: &canvas) }
    // Nothing done is not the same as nothing to do, which leaves a gap.
    guard bar.value ?? 0 > 0 else {
      return fill(
        x, width, 0, CellCanvas.Cell(character: BlockElement.lower(eighths: 1), attributes: pen.muted), &canvas)
    }
    let attributes = bar.isFull ? pen.strong : pen.medium
    let body: Character = bar.isFull || pen.hasShades ? BlockElement.lower(eighths: 8) : "▒"
    let height = max(height, 1)
    for row in 0..<height / 8 { fill(x, width, row, CellCanvas.Cell(character: body, attributes: attributes), &canvas) }
    guard height % 8 > 0 else { return }
    let top = CellCanvas.Cell(character: BlockElement.lower(eighths: height % 8), attributes: attributes)
    fill(x, width, height / 8, top, &canvas)
  }

  /// A bar whose days are not over is dashed.
  private func drawRunning(_ bar: BarChart.Bar, height: Int, at x: Int, width: Int, on canvas: inout CellCanvas) {
    let cell = CellCanvas.Cell(character: "┆", attributes: bar.isFull ? pen.strong : pen.medium)
    for row in 0..<max((height + 4) / 8, 1) { fill(x, width, row, cell, &canvas) }
  }

  /// A goal is a line where no bar stands before it.
  private func draw(goal: Int, at x: Int, width: Int, on canvas: inout CellCanvas) {
    guard goal > 0 else { return }
    fill(x, width, (goal - 1) / 8, CellCanvas.Cell(character: "─", attributes: pen.muted), &canvas)
  }

  private func fill(_ x: Int, _ width: Int, _ row: Int, _ cell: CellCanvas.Cell, _ canvas: inout CellCanvas) {
    for column in x..<min(x + width, canvas.columns) { canvas[column, row] = cell }
  }
}
