import HabitRender

/// A horizontal bar for each of a few names in the terminal.
struct TerminalProfile {
  /// A row of such a chart.
  struct Row {
    let name: String
    /// How long the bar is, 0 … 1; `nil` for the text in its place.
    let share: Double?
    let text: String
    var detail = ""
    /// Whether the row stands out.
    var isStrong = false
  }

  let rows: [Row]
  let pen: ChartPen
  /// Whether bars stand on a track, so that what is lacking is seen.
  var hasTrack = true

  /// Lays the rows out; details for which there is no room are left out.
  ///
  /// - Parameter room: The columns that there are, 20 or more.
  /// - Returns: The lines, of which none is wider.
  func lines(room: Int) -> [TerminalLine] {
    let measured = rows.filter { $0.share != nil }
    let name = min(rows.map(\.name.terminalColumns).max() ?? 0, room * 2 / 5)
    let text = min(measured.map(\.text.terminalColumns).max() ?? 0, room / 4)
    var detail = measured.map(\.detail.terminalColumns).max() ?? 0
    var bar = room - name - 1 - (text > 0 ? text + 1 : 0) - (detail > 0 ? detail + 2 : 0)
    if bar < Self.shortestBar, detail > 0 {
      bar += detail + 2
      detail = 0
    }
    let lines = rows.map { row in
      var line = TerminalLine(row.name.truncated(toTerminalColumns: max(name, 1)), pen.muted)
      line.pad(to: name + 1)
      guard let share = row.share else {
        line.append(row.text.truncated(toTerminalColumns: room - line.columns), pen.muted)
        return line
      }
      let attributes = row.isStrong ? pen.strong : pen.medium
      line.append(HorizontalBar(share: share, columns: bar).line(attributes, track: hasTrack ? pen.muted : nil))
      line.append(row.text.truncated(toTerminalColumns: max(text, 1)), right: text + 1, [])
      if detail > 0 { line.append(row.detail, right: detail + 2, pen.muted) }
      return line
    }
    // Bars as high as their lines would grow together.
    return Array(lines.map { [$0] }.joined(separator: [TerminalLine()]))
  }

  private static let shortestBar = 8
}

extension TerminalLine {
  /// Adds a text that ends a number of columns behind the end of the line.
  fileprivate mutating func append(_ text: String, right columns: Int, _ attributes: [TextAttribute]) {
    pad(to: self.columns + columns - text.terminalColumns)
    append(text, attributes)
  }
}
