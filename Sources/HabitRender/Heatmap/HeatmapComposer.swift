import HabitCore

/// A heatmap figure while its parts are added from the top down.
struct HeatmapComposer {
  let sheet: HeatmapSheet
  let legend: HeatmapLegend
  let geometry: HeatmapGeometry
  let frame: HeatmapFrame
  let hasTooltips: Bool
  var symbols: CellSymbols
  var builder: FigureBuilder
  /// Where the next part begins.
  var y: Int

  init(
    of sheet: HeatmapSheet, legend: HeatmapLegend, colors: ColorScheme, geometry: HeatmapGeometry,
    measure: any TextMeasure, hasTooltips: Bool
  ) {
    let builder = FigureBuilder(measure: measure)
    let names = HeatmapGrid.labelledWeekdays.map(sheet.language.name(of:))
    let gutter = (names.map { builder.width(of: $0, as: .weekday) }.max() ?? 0) + geometry.gutter
    // The widest grid decides, unless it is too narrow for a legend and a title that can be read.
    let grid = geometry.gridWidth(columns: sheet.blocks.map(\.grid.columnCount).max() ?? 1)
    let texts =
      [builder.width(of: sheet.title, as: .title), builder.width(of: sheet.fact, as: .fact)]
      + sheet.blocks.map { builder.width(of: $0.heading, as: .heading) }
    let title = min(texts.max() ?? 0, 26 * geometry.pitch) - gutter
    let levels = LegendMeasure(geometry: geometry, builder: builder).width(ofLevels: legend)

    self.sheet = sheet
    self.legend = legend
    self.geometry = geometry
    self.hasTooltips = hasTooltips
    self.frame = HeatmapFrame(
      left: geometry.margin, cells: geometry.margin + gutter,
      right: geometry.margin + gutter + max(grid, levels, title))
    self.symbols = CellSymbols(colors: colors, geometry: geometry)
    self.builder = builder
    self.y = geometry.margin
  }
}

// MARK: - Titles

extension HeatmapComposer {
  /// Adds the title of the sheet.
  mutating func addTitle() {
    guard !sheet.title.isEmpty || !sheet.period.isEmpty || !sheet.fact.isEmpty else { return }
    addHeading(sheet.title, as: .title, period: sheet.period, fact: sheet.fact)
    if sheet.blocks.contains(where: \.hasHeading) { y += geometry.gutter }
  }

  /// Adds a heading with the period behind it, and the fact at the right, or below where there is no room.
  private mutating func addHeading(_ heading: String, as role: TextRole, period: String = "", fact: String) {
    let room = frame.right - frame.left
    let factWidth = builder.width(of: fact, as: .fact)
    let headingWidth = builder.width(of: heading, as: role)
    // The heading gives way to the fact only as long as half of the row is left for it.
    let isOneRow = fact.isEmpty || factWidth + geometry.pitch + min(headingWidth, room / 2) <= room
    let headingRoom = isOneRow && !fact.isEmpty ? room - factWidth - geometry.pitch : room

    let middle = Double(y) + Double(geometry.titleRow - geometry.gap * 3) / 2
    let taken = builder.add(heading, as: role, x: frame.left, middle: middle, room: headingRoom)
    let behind = taken == 0 ? 0 : taken + geometry.gutter
    if behind + builder.width(of: period, as: .fact) <= headingRoom {
      builder.add(period, as: .fact, x: frame.left + behind, middle: middle)
    }
    y += role == .title ? geometry.titleRow : geometry.headingRow
    if isOneRow {
      builder.add(fact, as: .fact, x: frame.right, anchor: .end, middle: middle)
    } else {
      builder.add(fact, as: .fact, x: frame.left, middle: middle + Double(geometry.legendRow), room: room)
      y += geometry.legendRow
    }
  }
}

// MARK: - Blocks

extension HeatmapComposer {
  /// Adds one grid with its heading and labels.
  mutating func add(_ block: HeatmapBlock, isFirst: Bool) {
    if !isFirst { y += geometry.blockGap }
    if block.hasHeading { addHeading(block.heading, as: .heading, fact: block.fact) }
    addMonths(of: block.grid)
    addWeekdays(of: block.grid)
    addBeginning(of: block.grid)
    addCells(of: block)
    y += geometry.gridHeight
    addVerdicts(of: block.grid)
  }

  private mutating func addMonths(of grid: HeatmapGrid) {
    let measuring = builder
    let names = MonthNames(
      language: sheet.language, pitch: geometry.pitch, gap: geometry.labelGap, right: frame.right - frame.cells,
      width: { measuring.width(of: $0, as: .month) })
    for name in names.placed(over: grid) {
      builder.add(name.text, as: .month, x: frame.cells + name.x, middle: Double(y) + Double(geometry.cell) / 2)
    }
    y += geometry.monthRow
  }

  private mutating func addWeekdays(of grid: HeatmapGrid) {
    for weekday in HeatmapGrid.labelledWeekdays {
      builder.add(
        sheet.language.name(of: weekday), as: .weekday, x: frame.cells - geometry.gutter, anchor: .end,
        middle: Double(y + grid.row(of: weekday) * geometry.pitch) + Double(geometry.cell) / 2)
    }
  }

  /// Says in the room before the first drawn day, if there is enough, since when there are any.
  private mutating func addBeginning(of grid: HeatmapGrid) {
    guard let first = grid.cells.first, first.day <= grid.today else { return }
    let text = sheet.language.since(first.day.description)
    let end = (first.column - 1) * geometry.pitch
    guard builder.width(of: text, as: .fact) + geometry.pitch <= end else { return }
    builder.add(
      text, as: .fact, x: frame.cells + end, anchor: .end, middle: Double(y) + Double(geometry.gridHeight) / 2)
  }

  private mutating func addCells(of block: HeatmapBlock) {
    var tooltip = HeatmapTooltip(language: sheet.language, isLimit: block.isLimit)
    for cell in block.grid.cells {
      let x = frame.cells + cell.column * geometry.pitch
      let y = self.y + cell.row * geometry.pitch
      builder.add(
        .symbol(symbols.symbol(for: cell.mark), x: x, y: y, tooltip: hasTooltips ? tooltip.text(of: cell) : nil))
      if cell.day == block.grid.today {
        let side = Double(geometry.cell)
        let ring = Rectangle(x: Double(x), y: Double(y), width: side, height: side).inset(by: -1)
        builder.add(.outline(ring, radius: Double(geometry.radius + 1), stroke: Stroke(.text)))
      }
    }
  }

  /// Adds the bars under the week columns of a habit that is judged by weeks.
  private mutating func addVerdicts(of grid: HeatmapGrid) {
    guard !grid.verdicts.isEmpty else { return }
    y += geometry.gap
    for verdict in grid.verdicts {
      let x = frame.cells + verdict.column * geometry.pitch
      builder.add(.symbol(symbols.symbol(for: verdict.mark), x: x, y: y, tooltip: nil))
    }
    y += geometry.verdict
  }
}
