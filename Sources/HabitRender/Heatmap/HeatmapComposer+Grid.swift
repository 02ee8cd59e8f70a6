import HabitCore

extension HeatmapComposer {
  /// Adds the grids: one below the other, or side by side if their weeks are rows.
  mutating func addBlocks() {
    guard options.isVertical else {
      for (index, block) in sheet.blocks.enumerated() {
        if index > 0 { y += geometry.blockGap }
        if block.hasHeading {
          addHeading(block.heading, as: .heading, facts: block.facts)
        }
        add(block, placements[index], x: frame.cells)
      }
      return
    }
    let hasHeadings = sheet.blocks.contains { !$0.heading.isEmpty }
    let top = y
    var (x, bottom) = (frame.cells, y)
    for (block, placement) in zip(sheet.blocks, placements) {
      y = top
      if hasHeadings {
        builder.add(
          block.heading, as: .heading, x: x, middle: Double(y) + Double(geometry.cell) / 2,
          room: min(placement.size.width, frame.right - x))
        y += geometry.headingRow
      }
      add(block, placement, x: x)
      x += placement.size.width + geometry.blockGap + frame.gutter
      bottom = max(bottom, y)
    }
    y = bottom
  }

  /// Adds one grid with the names of its months and weekdays.
  private mutating func add(_ block: HeatmapBlock, _ placement: GridPlacement, x: Int) {
    addNamesAbove(block.grid, placement, x: x)
    addNamesBefore(block.grid, placement, x: x)
    addBeginning(of: block.grid, placement, x: x)
    addCells(of: block, placement, x: x)
    if options.months == .outline { addBoundaries(of: block.grid, placement, x: x) }
    addVerdicts(of: block, placement, x: x)
    y += placement.size.height
  }
}

// MARK: - Names

extension HeatmapComposer {
  private mutating func addNamesAbove(_ grid: HeatmapGrid, _ placement: GridPlacement, x: Int) {
    let middle = Double(y) + Double(geometry.cell) / 2
    if options.isVertical {
      guard !options.weekdays.isEmpty else { return }
      for weekday in options.weekdays {
        builder.add(
          sheet.language.letter(of: weekday), as: .denseWeekday,
          x: x + grid.row(of: weekday) * geometry.pitch + geometry.cell / 2, anchor: .middle, middle: middle)
      }
    } else {
      let measuring = builder
      let names = monthNames(
        of: grid, placement, end: frame.right - x, extent: { measuring.width(of: $0, as: .month) })
      for name in names {
        builder.add(name.text, as: .month, x: x + name.x, middle: middle)
      }
    }
    y += geometry.monthRow
  }

  private mutating func addNamesBefore(_ grid: HeatmapGrid, _ placement: GridPlacement, x: Int) {
    func add(_ name: String, as role: TextRole, at offset: Int) {
      builder.add(
        name, as: role, x: x - geometry.gutter, anchor: .end,
        middle: Double(y + offset) + Double(geometry.cell) / 2)
    }
    if options.isVertical {
      // Below one another a name takes the height of a row, however long it is.
      let height = geometry.cell
      let names = monthNames(of: grid, placement, end: placement.length, extent: { _ in height })
      for name in names { add(name.text, as: .month, at: name.x) }
    } else {
      for weekday in options.weekdays {
        add(sheet.language.name(of: weekday), as: options.weekdayRole, at: grid.row(of: weekday) * geometry.pitch)
      }
    }
  }

  private func monthNames(
    of grid: HeatmapGrid, _ placement: GridPlacement, end: Int, extent: @escaping (String) -> Int
  ) -> [NameRow.Placed] {
    MonthNames(
      language: sheet.language, gap: options.isVertical ? 0 : geometry.labelGap, end: end,
      position: placement.start(ofWeek:), extent: extent
    ).placed(over: grid)
  }

  /// Says in the room before the first drawn day, if there is enough, since when there are any, or that there are none.
  private mutating func addBeginning(of grid: HeatmapGrid, _ placement: GridPlacement, x: Int) {
    guard !grid.cells.isEmpty else {
      let middle = Double(y) + Double(placement.size.height) / 2
      builder.add(
        sheet.language.noDays, as: .caption, x: x, middle: middle, room: frame.right - x)
      return
    }
    guard !options.isVertical, let first = grid.cells.first, first.day <= grid.today, first.column > 0 else { return }
    let text = sheet.language.since(first.day.description)
    let end = placement.start(ofWeek: first.column - 1)
    guard builder.width(of: text, as: .fact) + geometry.pitch <= end else { return }
    builder.add(
      text, as: .fact, x: x + end, anchor: .end, middle: Double(y) + Double(geometry.gridHeight) / 2)
  }
}

// MARK: - Cells

extension HeatmapComposer {
  private mutating func addCells(of block: HeatmapBlock, _ placement: GridPlacement, x: Int) {
    builder.addCells(
      of: block, at: placement, x: x, y: y, symbols: &symbols, series: block.series % seriesCount,
      tooltips: hasTooltips ? sheet.language : nil)
  }

  /// Adds lines between the months, where there are cells on both sides.
  private mutating func addBoundaries(of grid: HeatmapGrid, _ placement: GridPlacement, x: Int) {
    for cell in grid.cells.dropFirst() where cell.day.components.day == 1 {
      let points = placement.boundary(before: cell).map { Point(x: $0.x + Double(x), y: $0.y + Double(y)) }
      builder.add(.polyline(points, stroke: Stroke(.line)))
    }
  }

  /// Adds the bars at the ends of the weeks of a habit that is judged by weeks.
  private mutating func addVerdicts(of block: HeatmapBlock, _ placement: GridPlacement, x: Int) {
    for verdict in block.grid.verdicts {
      let corner = placement.verdictCorner(column: verdict.column)
      let symbol =
        options.isVertical
        ? symbols.uprightSymbol(for: verdict.mark, series: block.series % seriesCount)
        : symbols.symbol(for: verdict.mark, series: block.series % seriesCount)
      builder.add(.symbol(symbol, x: x + corner.x, y: y + corner.y, tooltip: nil))
    }
  }
}
