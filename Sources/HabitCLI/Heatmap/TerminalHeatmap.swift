import HabitCore
import HabitRender

/// A heatmap sheet written with the characters of a terminal.
struct TerminalHeatmap {
  private let sheet: HeatmapSheet
  private let options: HeatmapOptions
  private let legend: HeatmapLegend
  private let colors: ColorScheme
  private let style: Style

  /// Creates the picture.
  ///
  /// - Parameters:
  ///   - sheet: What to show.
  ///   - colors: The colours of the levels; texts and marks keep the colours of the terminal.
  ///   - options: How the parts are laid out; weeks always go across, since a terminal scrolls down.
  ///   - depth: How many colours the terminal shows.
  init(
    sheet: HeatmapSheet, colors: ColorScheme, options: HeatmapOptions = HeatmapOptions(), depth: ColorDepth
  ) {
    self.sheet = sheet
    self.options = options
    self.legend = HeatmapLegend(of: sheet)
    self.colors = colors.withoutShades(in: sheet.seriesWithoutShades(of: colors.seriesCount))
    self.style = Style(depth)
  }

  /// Writes the picture.
  ///
  /// A week takes two columns, or one where the terminal is narrow; what still has no room is left out, the oldest
  /// weeks first.
  ///
  /// - Parameter width: The columns of the terminal; `nil` for as many as it takes.
  /// - Returns: The lines, none of them wider than the terminal if that has 20 columns or more.
  func lines(width: Int?) -> [String] {
    let names = options.weekdays.map(sheet.language.name(of:))
    let gutter = names.isEmpty ? 0 : (names.map(\.terminalColumns).max() ?? 0) + 1
    let room = max(width ?? .max, 20)
    let weeks = sheet.blocks.map(\.grid.columnCount).max() ?? 1
    let pitch = gutter + weeks * 2 - 1 <= room ? 2 : 1
    let shown = min(weeks, room - gutter)
    let frame = Frame(gutter: gutter, pitch: pitch, shown: shown, room: width.map { max($0, 20) })

    let heading = TerminalHeading(title: sheet.title, period: sheet.period, fact: sheet.fact)
    var lines = options.hasTitle ? lines(of: heading, in: frame) : []
    for block in sheet.blocks {
      lines += self.lines(of: TerminalHeading(title: block.heading, fact: block.fact), in: frame)
      lines += grid(block.grid.latest(columns: shown), series: block.series, in: frame)
      lines.append("")
    }
    if options.hasLegend { return lines + legendLines(in: frame) }
    return lines.last == "" ? lines.dropLast() : lines
  }

  private func lines(of heading: TerminalHeading, in frame: Frame) -> [String] {
    heading.lines(width: frame.width, room: frame.room).map { $0.text(in: style) }
  }

  /// The columns that everything is aligned to.
  private struct Frame {
    /// The columns before the first week.
    let gutter: Int
    /// The columns of a week.
    let pitch: Int
    /// The most weeks that are shown.
    let shown: Int
    /// The columns of the terminal; `nil` for as many as it takes.
    let room: Int?

    /// The columns of a picture with all of its weeks, but no less than a legend wants.
    var width: Int { min(max(gutter + shown * pitch - (pitch - 1), 60), room ?? .max) }
  }
}

// MARK: - Grid

extension TerminalHeatmap {
  private func grid(_ grid: HeatmapGrid, series: Int, in frame: Frame) -> [String] {
    let names = MonthNames(
      language: sheet.language, gap: 1, end: max(frame.width - frame.gutter, 0), position: { $0 * frame.pitch },
      extent: \.terminalColumns)
    var months = String(repeating: " ", count: frame.gutter)
    var end = 0
    for name in names.placed(over: grid) {
      months += String(repeating: " ", count: name.x - end) + name.text
      end = name.x + name.text.terminalColumns
    }

    var rows: [[HeatmapCell]] = Array(repeating: [], count: 7)
    for cell in grid.cells { rows[cell.row].append(cell) }
    return [style.apply([.role(.muted)], to: months.trimmingEnd)]
      + rows.enumerated().map { row, cells in
        weekday(row, of: grid, in: frame) + line(of: cells, series: series, in: frame, today: grid.today)
      } + verdicts(of: grid, series: series, in: frame)
  }

  /// The row under the weeks of a habit that is judged by them.
  private func verdicts(of grid: HeatmapGrid, series: Int, in frame: Frame) -> [String] {
    guard !grid.verdicts.isEmpty else { return [] }
    var line = String(repeating: " ", count: frame.gutter)
    var column = 0
    for verdict in grid.verdicts {
      line +=
        String(repeating: " ", count: (verdict.column - column) * frame.pitch)
        + swatch(verdict.mark, series: series)
      line += String(repeating: " ", count: frame.pitch - 1)
      column = verdict.column + 1
    }
    return [line.trimmingEnd]
  }

  private func weekday(_ row: Int, of grid: HeatmapGrid, in frame: Frame) -> String {
    let weekday = grid.weekStart.weekdays[row]
    let name = options.weekdays.contains(weekday) ? sheet.language.name(of: weekday) : ""
    let padding = String(repeating: " ", count: frame.gutter - name.terminalColumns)
    return style.apply([.role(.muted)], to: name) + padding
  }

  /// One row of cells; neighbours that look alike share their escape sequences.
  private func line(of cells: [HeatmapCell], series: Int, in frame: Frame, today: Day) -> String {
    var line = ""
    var run = ""
    var look: TextAttribute?
    var column = 0
    func flush() {
      line += style.apply(look.map { [$0] } ?? [], to: run)
      run = ""
    }
    for cell in cells {
      let glyph = TerminalGlyph(of: cell.mark, series: series, colors: colors, depth: style.depth)
      let gap = String(repeating: " ", count: (cell.column - column) * frame.pitch)
      if glyph.attribute != look || !gap.isEmpty {
        flush()
        line += gap
        look = glyph.attribute
      }
      run.append(glyph.character)
      if frame.pitch > 1 { run += cell.day == today ? "<" : " " }
      column = cell.column + 1
    }
    flush()
    return line.trimmingEnd
  }
}

// MARK: - Legend

extension TerminalHeatmap {
  /// The keys, and behind them the levels; on lines of their own where there is no room.
  private func legendLines(in frame: Frame) -> [String] {
    // Days to come are blank here, and a blank needs no key.
    let keys = legend.keys.filter { $0.mark != .future }
    var pieces = keys.map {
      (text: swatch($0.mark, series: $0.series) + " " + $0.text, columns: 2 + $0.text.terminalColumns)
    }
    if legend.isBinary {
      pieces += legend.levels.map {
        (text: swatch($0.mark, series: $0.series) + " " + $0.text, columns: 2 + $0.text.terminalColumns)
      }
    } else {
      let swatches = legend.levels.map { swatch($0.mark, series: $0.series) }.joined()
      pieces.append(
        (
          text: "\(legend.less) \(swatches) \(legend.more)",
          columns: legend.less.terminalColumns + legend.levels.count + 2 + legend.more.terminalColumns
        ))
    }
    let indent = String(repeating: " ", count: frame.gutter)
    var lines: [String] = []
    var columns = frame.width + 1
    for piece in pieces {
      if columns + 3 + piece.columns <= frame.width {
        lines[lines.count - 1] += "   " + piece.text
        columns += 3 + piece.columns
      } else {
        lines.append(indent + piece.text)
        columns = frame.gutter + piece.columns
      }
    }
    return lines
  }

  private func swatch(_ mark: HeatmapMark, series: Int = 0) -> String {
    let glyph = TerminalGlyph(of: mark, series: series, colors: colors, depth: style.depth)
    return style.apply(glyph.attribute.map { [$0] } ?? [], to: String(glyph.character))
  }
}
