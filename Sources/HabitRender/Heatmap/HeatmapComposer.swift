import HabitCore

/// A heatmap figure while its parts are added from the top down.
struct HeatmapComposer {
  let sheet: HeatmapSheet
  let legend: HeatmapLegend
  let options: HeatmapOptions
  let geometry: HeatmapGeometry
  let frame: HeatmapFrame
  let hasTooltips: Bool
  /// The number of series that have a ramp of their own; further ones share them, and their symbols.
  let seriesCount: Int
  /// Where the cells of each block lie.
  let placements: [GridPlacement]
  var symbols: CellSymbols
  var builder: FigureBuilder
  /// Where the next part begins.
  var y: Int

  init(
    of sheet: HeatmapSheet, legend: HeatmapLegend, options: HeatmapOptions, geometry: HeatmapGeometry,
    measure: any TextMeasure, hasTooltips: Bool, seriesCount: Int
  ) {
    let builder = FigureBuilder(measure: measure)
    let placements = sheet.blocks.map { GridPlacement(of: $0.grid, options: options, geometry: geometry) }
    self.sheet = sheet
    self.legend = legend
    self.options = options
    self.geometry = geometry
    self.hasTooltips = hasTooltips
    self.seriesCount = seriesCount
    self.placements = placements
    frame = Self.frame(of: sheet, placements, legend, options, geometry, builder)
    symbols = CellSymbols(geometry: geometry)
    self.builder = builder
    y = geometry.margin
  }

  // The grids decide how wide everything is, unless they are too narrow for a legend and a title that can be read.
  private static func frame(
    of sheet: HeatmapSheet, _ placements: [GridPlacement], _ legend: HeatmapLegend, _ options: HeatmapOptions,
    _ geometry: HeatmapGeometry, _ builder: FigureBuilder
  ) -> HeatmapFrame {
    let rows = rowNames(of: sheet, options).map { builder.width(of: $0.text, as: $0.role) }.max() ?? 0
    let gutter = rows > 0 ? rows + geometry.gutter : 0
    let widths = placements.map(\.size.width)
    let grids =
      options.isVertical
      ? widths.reduce(0) { $0 + $1 + gutter + geometry.blockGap } - geometry.blockGap
      : gutter + (widths.max() ?? 0)

    var texts: [Int] = []
    if options.hasTitle {
      texts.append(builder.width(of: sheet.title, as: .title))
      texts += (sheet.facts + [sheet.period]).map { builder.width(of: $0, as: .fact) }
    }
    if !options.isVertical { texts += sheet.blocks.map { builder.width(of: $0.heading, as: .heading) } }
    let longest = (options.isVertical ? 14 : 26) * geometry.pitch
    let levels =
      options.hasLegend ? gutter + LegendMeasure(geometry: geometry, builder: builder).width(ofLevels: legend) : 0
    return HeatmapFrame(
      left: geometry.margin, gutter: gutter,
      right: geometry.margin + max(grids, levels, min(texts.max() ?? 0, longest)))
  }

  /// The names that may stand before the rows of a grid.
  private static func rowNames(
    of sheet: HeatmapSheet, _ options: HeatmapOptions
  ) -> [(text: String, role: TextRole)] {
    guard options.isVertical else {
      return options.weekdays.map { (sheet.language.name(of: $0), options.weekdayRole) }
    }
    return sheet.blocks.flatMap(\.grid.monthLabels).map { label in
      let name = sheet.language.name(of: label.month)
      return (label.beginsYear ? sheet.language.name(ofDated: label.month) : name, .month)
    }
  }
}

// MARK: - Titles

extension HeatmapComposer {
  /// Adds the title of the sheet.
  mutating func addTitle() {
    guard options.hasTitle, !sheet.title.isEmpty || !sheet.period.isEmpty || !sheet.fact.isEmpty else { return }
    addHeading(sheet.title, as: .title, period: sheet.period, facts: sheet.facts)
    if sheet.blocks.contains(where: \.hasHeading) { y += geometry.gutter }
  }

  /// Adds a heading with the period behind it, and the facts at the right, or below where there is no room.
  mutating func addHeading(_ heading: String, as role: TextRole, period: String = "", facts: [String]) {
    let heading = Heading(heading, as: role, period: period, facts: facts, width: frame.width, builder: builder)
    let geometry = geometry
    let firstLine = y + (role == .title ? geometry.titleRow : geometry.headingRow)
    heading.add(
      to: &builder, x: frame.left, middle: Double(y) + Double(geometry.titleRow - geometry.gap * 3) / 2,
      middleOfLine: { Double(firstLine + $0 * geometry.legendRow) + Double(geometry.cell) / 2 })
    y = firstLine + heading.below.count * geometry.legendRow
  }

  /// Adds what the sheet says, in as many lines as it takes.
  mutating func addCaption() {
    y += geometry.gutter
    let words = sheet.description.split(separator: " ").map(String.init)
    for line in builder.lines(of: words, joinedBy: " ", as: .caption, room: frame.width) {
      builder.add(
        line, as: .caption, x: frame.left, middle: Double(y) + Double(geometry.cell) / 2, room: frame.width)
      y += geometry.pitch
    }
  }
}
