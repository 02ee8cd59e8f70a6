import HabitRender

/// A sheet of charts written with the characters of a terminal.
struct TerminalChart {
  private let sheet: ChartSheet
  private let colors: ColorScheme
  private let style: Style

  /// Creates the picture.
  ///
  /// - Parameters:
  ///   - sheet: What to show.
  ///   - colors: The colours of the levels; texts and scales keep the colours of the terminal.
  ///   - depth: How many colours the terminal shows.
  init(sheet: ChartSheet, colors: ColorScheme, depth: ColorDepth) {
    self.sheet = sheet
    self.colors = colors
    self.style = Style(depth)
  }

  /// Writes the picture; where the terminal is wide enough, charts stand side by side.
  ///
  /// - Parameter width: The columns of the terminal; `nil` for eighty.
  /// - Returns: The lines, none of them wider than the terminal if that has 20 columns or more.
  func lines(width: Int?) -> [String] {
    let frame = Frame(room: max(width ?? Self.usualWidth, Self.leastWidth), panelCount: sheet.panels.count)
    let heading = TerminalHeading(title: sheet.title, period: sheet.period, fact: sheet.fact)
      .lines(width: frame.width, room: width == nil ? nil : frame.room)
    // Where nobody looks at columns the name of a chart that stands alone is whole.
    let isFree = width == nil && frame.columns == 1
    let panels = sheet.panels.map { lines(of: $0, width: frame.panelWidth, room: isFree ? nil : frame.panelWidth) }
    let rows = stride(from: 0, to: panels.count, by: frame.columns).map { start in
      frame.sideBySide(Array(panels[start..<min(start + frame.columns, panels.count)]))
    }
    let parts = ([heading] + rows).filter { !$0.isEmpty }
    return parts.joined(separator: [TerminalLine()]).map { $0.text(in: style) }
  }

  private static let leastWidth = 20
  private static let usualWidth = 80

  private func lines(of panel: ChartPanel, width: Int, room: Int?) -> [TerminalLine] {
    let pen = ChartPen(colors: colors, series: panel.series, depth: style.depth)
    let heading = TerminalHeading(title: panel.title, fact: panel.fact.isEmpty ? panel.total : panel.fact)
      .lines(width: width, room: room)
    let content = lines(of: panel.content, pen, width: width)
    let note = panel.note.wrapped(toTerminalColumns: width).map { TerminalLine($0, pen.muted) }
    // A full bar would touch the words above it, and a bar that lies the words below it.
    let above = heading.isEmpty || panel.isSentence ? [] : [TerminalLine()]
    let below = note.isEmpty || panel.endsInNames ? [] : [TerminalLine()]
    return heading + above + content + below + note
  }

  private func lines(of content: ChartPanel.Content, _ pen: ChartPen, width: Int) -> [TerminalLine] {
    let language = sheet.language
    switch content {
    case .bars(let chart): return TerminalBars(chart: chart, language: language, pen: pen).lines(room: width)
    case .line(let chart): return TerminalCurve(chart: chart, language: language, pen: pen).lines(room: width)
    case .streaks(let chart): return TerminalStreaks(chart: chart, language: language, pen: pen).lines(room: width)
    case .times(let chart): return TerminalTimes(chart: chart, language: language, pen: pen).lines(room: width)
    case .profile(let chart):
      let rows = chart.rows.map {
        TerminalProfile.Row(name: $0.name, share: $0.share, text: $0.text, detail: $0.detail)
      }
      return TerminalProfile(rows: rows, pen: pen).lines(room: width)
    case .shares(let chart):
      let rows = chart.slices.map { slice in
        TerminalProfile.Row(
          name: slice.name, share: Double(slice.count) / Double(max(chart.total, 1)), text: String(slice.count),
          detail: "\(slice.percent)%")
      }
      return TerminalProfile(rows: rows, pen: pen).lines(room: width)
    case .sentence(let sentence):
      return sentence.onOneLine.wrapped(toTerminalColumns: width).map { TerminalLine($0, pen.muted) }
    }
  }

  /// The columns that everything is aligned to.
  private struct Frame {
    /// The columns of the terminal.
    let room: Int
    /// How many charts stand side by side.
    let columns: Int
    /// The columns of a chart.
    let panelWidth: Int

    init(room: Int, panelCount: Int) {
      self.room = room
      columns = panelCount > 1 && room >= 2 * Self.leastWidthBesides + Self.gap ? 2 : 1
      panelWidth = min((room - (columns - 1) * Self.gap) / columns, Self.greatestWidth)
    }

    /// The columns of all.
    var width: Int { columns * panelWidth + (columns - 1) * Self.gap }

    func sideBySide(_ panels: [[TerminalLine]]) -> [TerminalLine] {
      let height = panels.map(\.count).max() ?? 0
      return (0..<height).map { row in
        var line = TerminalLine()
        for (index, panel) in panels.enumerated() where row < panel.count {
          line.pad(to: index * (panelWidth + Self.gap))
          line.append(panel[row])
        }
        return line
      }
    }

    private static let gap = 3
    /// Wider than this a chart has its eye-catching parts too far from their names.
    private static let greatestWidth = 100
    private static let leastWidthBesides = 56
  }
}

extension ChartPanel {
  /// How many there are of what is divided, where a picture has it in the hole of its ring.
  fileprivate var total: String {
    if case .shares(let chart) = content { "\(chart.total) \(chart.noun)" } else { "" }
  }

  /// Whether the names of days stand at the lower end.
  fileprivate var endsInNames: Bool {
    switch content {
    case .bars, .line, .times: true
    case .profile, .streaks, .shares, .sentence: false
    }
  }
}
