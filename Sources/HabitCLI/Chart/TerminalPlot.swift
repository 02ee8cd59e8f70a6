import HabitCore
import HabitRender

/// The frame of a chart over time: its scale at the left, a line below it, and under that the names of the months.
struct TerminalPlot {
  /// The rows of a chart; even, so that the middle of a scale falls between two of them.
  static let rows = 8

  private let axis: ChartAxis
  private let labels: [Int: String]
  private let labelColumns: Int
  /// The columns between the scale and what stands behind the chart.
  let columns: Int

  /// Creates a frame.
  ///
  /// - Parameters:
  ///   - axis: The scale.
  ///   - room: The columns of the whole, 20 or more.
  ///   - margin: The columns behind the chart.
  init(axis: ChartAxis, room: Int, margin: Int = 0) {
    self.axis = axis
    var labels: [Int: String] = [:]
    // From the upper end, since the lowest line hardly ever says more than nothing.
    for tick in axis.ticks.reversed() {
      let row = Self.edge(below: axis.position(of: tick.value))
      if labels[row] == nil { labels[row] = tick.text.truncated(toTerminalColumns: room / 3) }
    }
    self.labels = labels
    labelColumns = labels.values.map(\.terminalColumns).max() ?? 0
    columns = max(room - labelColumns - 1 - margin, 1)
  }

  /// Frames what is drawn.
  ///
  /// - Parameters:
  ///   - rows: The rows of the chart, from the top.
  ///   - names: The names below the chart.
  ///   - end: The columns that are drawn on, to whose end the line below reaches.
  ///   - isCut: Whether there is more at the left, which an ellipsis on the line below says.
  /// - Returns: The lines of the whole.
  func lines(around rows: [TerminalLine], names: [NameRow.Placed], end: Int, isCut: Bool = false) -> [TerminalLine] {
    let framed = rows.enumerated().map { index, row in
      var line = scale(at: rows.count - 1 - index)
      line.append(row)
      return line
    }
    var base = scale(at: -1)
    var marks = Array(repeating: "─", count: end)
    for name in names where marks.indices.contains(name.x) { marks[name.x] = "┬" }
    if isCut, !marks.isEmpty { marks[0] = "…" }
    base.append(marks.joined(), [.role(.muted)])
    var below = TerminalLine()
    for name in names {
      below.pad(to: labelColumns + 1 + name.x)
      below.append(name.text, [.role(.muted)])
    }
    return framed + [base, below]
  }

  /// The rule for names below the chart.
  var nameRow: NameRow { NameRow(gap: 1, end: columns, extent: \.terminalColumns) }

  /// How high a value lies, in the eighths of a row.
  func eighths(of value: Double) -> Int {
    Int((axis.position(of: value) * Double(Self.rows * 8)).rounded())
  }

  /// The row of dots of a value.
  func dot(of value: Double) -> Int {
    min(Int(axis.position(of: value) * Double(Self.rows * 4)), Self.rows * 4 - 1)
  }

  private func scale(at row: Int) -> TerminalLine {
    let label = labels[row] ?? ""
    var line = TerminalLine()
    line.pad(to: labelColumns - label.terminalColumns)
    let mark = row < 0 ? (labels[row] == nil ? "└" : "┴") : (labels[row] == nil ? "│" : "┤")
    line.append(label + mark, [.role(.muted)])
    return line
  }

  /// The row at whose upper edge a position lies; -1 for the line below.
  private static func edge(below position: Double) -> Int {
    Int((position * Double(rows)).rounded()) - 1
  }
}
