import HabitCore
import HabitRender

/// Runs of kept days in the terminal: a strip of time, and the longest runs as bars.
struct TerminalStreaks {
  let chart: StreakChart
  let language: Language
  let pen: ChartPen

  /// Lays the chart out.
  ///
  /// - Parameter room: The columns that there are, 20 or more.
  /// - Returns: The lines, of which none is wider.
  func lines(room: Int) -> [TerminalLine] {
    let halves = DayScale(range: chart.range, left: 0, right: room * 2, unit: .part)
    let strip = StreakStrip(of: chart.runs, along: halves)
    let best = chart.longest.first
    var lines = [line(of: strip, best: best, room: room)]
    if let best, let segment = strip.segments.first(where: { $0.run == best }) {
      lines.insert(label(String(best.length), over: segment.x, room: room), at: 0)
    }
    let columns = DayScale(range: chart.range, left: 0, right: room, unit: .part)
    var below = TerminalLine()
    for name in columns.names(in: language, row: NameRow(gap: 1, end: room, extent: \.terminalColumns)) {
      below.pad(to: name.x)
      below.append(name.text, pen.muted)
    }
    lines.append(below)
    guard let best, best.length > 0 else { return lines }
    let rows = chart.longest.map { run in
      TerminalProfile.Row(
        name: run.name, share: Double(run.length) / Double(best.length), text: String(run.length),
        isStrong: run == best)
    }
    return lines + [TerminalLine()] + TerminalProfile(rows: rows, pen: pen, hasTrack: false).lines(room: room)
  }

  /// A number in the middle of some half columns, or as near to it as there is room.
  private func label(_ text: String, over halves: Range<Int>, room: Int) -> TerminalLine {
    var line = TerminalLine()
    let start = ((halves.lowerBound + halves.upperBound) / 2 + 1 - text.terminalColumns) / 2
    line.pad(to: min(max(start, 0), max(room - text.terminalColumns, 0)))
    line.append(text, [.bold])
    return line
  }

  /// The runs in halves of columns.
  private func line(of strip: StreakStrip, best: StreakChart.Run?, room: Int) -> TerminalLine {
    var halves: [StreakChart.Run?] = Array(repeating: nil, count: room * 2)
    for segment in strip.segments {
      for x in segment.x where halves.indices.contains(x) { halves[x] = segment.run }
    }
    var line = TerminalLine()
    for column in 0..<room {
      let (left, right) = (halves[column * 2], halves[column * 2 + 1])
      let attributes = best != nil && (left == best || right == best) ? pen.strong : pen.medium
      switch (left, right) {
      case (nil, nil): line.append("·", pen.muted)
      case (_?, nil): line.append("▌", attributes)
      case (nil, _?): line.append("▐", attributes)
      case (_?, _?): line.append("█", attributes)
      }
    }
    return line
  }
}
