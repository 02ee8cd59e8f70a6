import HabitCore

/// Lays charts out as a figure.
public struct ChartLayout {
  /// The colours.
  public let colors: ColorScheme
  /// The measures.
  public let geometry: ChartGeometry
  private let measure: any TextMeasure
  private let hasTooltips: Bool
  private let hasCaption: Bool

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - geometry: The measures.
  ///   - measure: What knows how wide a text is; the painter's own, or an estimate for a text SVG.
  ///   - hasTooltips: Whether bars, points and runs get tooltips; a painter of pixels has no use for them.
  ///   - hasCaption: Whether the description stands below a sheet, for files that have no other place for it.
  public init(
    colors: ColorScheme, geometry: ChartGeometry = .standard, measure: any TextMeasure = EstimatedTextMeasure(),
    hasTooltips: Bool = true, hasCaption: Bool = false
  ) {
    self.colors = colors
    self.geometry = geometry
    self.measure = measure
    self.hasTooltips = hasTooltips
    self.hasCaption = hasCaption
  }

  private func style(of panel: ChartPanel, _ language: Language) -> ChartStyle {
    ChartStyle(
      geometry: geometry, colors: colors, language: language, series: panel.series % colors.seriesCount,
      hasTooltips: hasTooltips)
  }
}

// MARK: - Sheets

extension ChartLayout {
  /// Lays out a sheet: its title, and its panels in rows from the left, framed if there are several.
  ///
  /// Names that have no room are left out rather than moved, since a moved name would name another time. Long texts end
  /// in an ellipsis. Nothing lies outside the figure, and no two texts touch.
  ///
  /// - Parameter sheet: What to show.
  /// - Returns: The figure.
  /// - Complexity: O(*n*), where *n* is the number of values.
  public func figure(of sheet: ChartSheet) -> Figure {
    var builder = FigureBuilder(measure: measure)
    let columns = min(geometry.columns, max(sheet.panels.count, 1))
    let width = columns * (geometry.panelWidth + geometry.gutter) - geometry.gutter
    var y = geometry.margin
    if !(sheet.title + sheet.period + sheet.fact).isEmpty {
      let facts = sheet.fact.isEmpty ? [] : [sheet.fact]
      let heading = Heading(
        sheet.title, as: .headline, period: sheet.period, facts: facts, width: width, builder: builder)
      let top = y
      heading.add(
        to: &builder, x: geometry.margin, middle: Double(top) + 9,
        middleOfLine: { Double(top + 22) + (Double($0) + 0.5) * Double(geometry.textRow) })
      y += geometry.sheetRow + heading.below.count * geometry.textRow
    }
    for start in stride(from: 0, to: sheet.panels.count, by: columns) {
      if start > 0 { y += geometry.gutter }
      let row = sheet.panels[start..<min(start + columns, sheet.panels.count)]
      y += add(row, of: sheet, at: y, width: width, to: &builder)
    }
    if hasCaption { y += addCaption(sheet.description, at: y + geometry.gutter, width: width, to: &builder) }
    return Figure(
      width: width + 2 * geometry.margin, height: y + geometry.margin,
      title: [sheet.title, sheet.period].filter { !$0.isEmpty }.joined(separator: ", "),
      description: sheet.description, colors: colors, shapes: builder.shapes)
  }

  /// Adds a row of panels, all as high as the highest, and gives its height.
  private func add(
    _ row: ArraySlice<ChartPanel>, of sheet: ChartSheet, at y: Int, width: Int, to builder: inout FigureBuilder
  ) -> Int {
    let isFramed = sheet.panels.count > 1
    let insets = isFramed ? PanelLayout.Insets.framed(geometry) : .none
    // A panel that is left over takes the whole row if more width shows more.
    let isWide = isFramed && row.count == 1 && row.allSatisfy(\.content.gainsByWidth)
    let panelWidth = isWide ? width : geometry.panelWidth
    let layouts = row.map { panel in
      PanelLayout(
        of: panel, width: panelWidth, insets: insets, style: style(of: panel, sheet.language), builder: builder)
    }
    let height = layouts.map(\.leastHeight).max() ?? 0
    var x = geometry.margin
    for layout in layouts {
      let area = PanelArea(left: x, top: y, right: x + panelWidth, bottom: y + height)
      if isFramed {
        builder.add(
          .outline(area.rectangle.inset(by: 0.5), radius: Double(geometry.radius), stroke: Stroke(.grid)))
      }
      layout.add(to: &builder, in: area)
      x = area.right + geometry.gutter
    }
    return height
  }
}

extension ChartLayout {
  /// Adds what a sheet says, in as many lines as it takes, and gives their height with the room above them.
  private func addCaption(_ text: String, at y: Int, width: Int, to builder: inout FigureBuilder) -> Int {
    let words = text.split(separator: " ").map(String.init)
    let lines = builder.lines(of: words, joinedBy: " ", as: .caption, room: width)
    for (index, line) in lines.enumerated() {
      let middle = Double(y) + (Double(index) + 0.5) * Double(geometry.textRow)
      builder.add(line, as: .caption, x: geometry.margin, middle: middle, room: width)
    }
    return geometry.gutter + lines.count * geometry.textRow
  }
}

// MARK: - Panels

extension ChartLayout {
  /// Lays out one panel without a frame and a margin, for a page that has its own.
  ///
  /// - Parameters:
  ///   - panel: What to show.
  ///   - width: The width of the figure in user units, 160 or more.
  ///   - language: The language of the words.
  /// - Returns: The figure.
  /// - Precondition: There is room for the parts of a chart beside one another.
  public func figure(of panel: ChartPanel, width: Int, language: Language = .english) -> Figure {
    precondition(width >= 160, "A panel is 160 units wide or more")
    var builder = FigureBuilder(measure: measure)
    let layout = PanelLayout(
      of: panel, width: width, insets: .none, style: style(of: panel, language), builder: builder)
    let area = PanelArea(left: 0, top: 0, right: width, bottom: layout.leastHeight)
    layout.add(to: &builder, in: area)
    return Figure(
      width: width, height: area.height, title: panel.title, description: panel.sentence + ".", colors: colors,
      shapes: builder.shapes)
  }
}
