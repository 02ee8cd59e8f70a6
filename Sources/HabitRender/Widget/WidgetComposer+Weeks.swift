import HabitCore

extension WidgetComposer {
  /// Adds the last weeks, one a row, and beside them the perfect days in a row and the milestone that is nearest.
  mutating func addWeeks() {
    let top = geometry.side
    builder.add(
      .line(
        fromX: Double(geometry.margin), fromY: Double(top), toX: Double(right), toY: Double(top), stroke: Stroke(.grid))
    )
    addGrid(top: top)
    addFacts(top: top)
  }

  private mutating func addGrid(top: Int) {
    guard let grid = card.weeks else { return }
    let cells = geometry.cells
    builder.add(
      language.lastWeeks(grid.columnCount), as: .heading, x: geometry.margin,
      middle: Double(top + geometry.drop.heading),
      room: geometry.listLeft - geometry.margin - geometry.gap)
    for weekday in Weekday.allCases {
      builder.add(
        language.letter(of: weekday), as: .denseWeekday,
        x: geometry.margin + grid.row(of: weekday) * cells.pitch + cells.cell / 2, anchor: .middle,
        middle: Double(top + geometry.drop.weekdays))
    }
    var options = HeatmapOptions()
    options.isVertical = true
    var symbols = CellSymbols(geometry: cells)
    builder.addCells(
      of: HeatmapBlock(grid: grid), at: GridPlacement(of: grid, options: options, geometry: cells),
      x: geometry.margin, y: top + geometry.drop.cells, symbols: &symbols, series: 0,
      tooltips: hasTooltips ? language : nil)
  }

  private mutating func addFacts(top: Int) {
    let (left, room) = (geometry.listLeft, right - geometry.listLeft)
    builder.add(
      language.perfectDaysName, as: .heading, x: left, middle: Double(top + geometry.drop.heading), room: room)
    let number = builder.add(
      String(glance.perfectDays), as: .total, x: left, middle: Double(top + geometry.drop.perfectDays), room: room)
    builder.add(
      language.inARow(best: card.bestPerfectDays), as: .fact, x: left + number + geometry.gap,
      middle: Double(top + geometry.drop.perfectDays + 3),
      room: room - number - geometry.gap)
    guard let next = card.next, let habit = next.habit, case .streak(let length, let unit) = next.milestone else {
      return
    }
    let progressMiddle = Double(top + geometry.drop.progress)
    builder.add(
      language.nextMilestone, as: .heading, x: left, middle: Double(top + geometry.drop.milestone), room: room)
    let progress = language.part("\(next.progress)", of: language.length(length, unit))
    let taken = builder.add(progress, as: .fact, x: right, anchor: .end, middle: progressMiddle)
    builder.add(
      words.title(icon: habit.icon, name: habit.name.text), as: .item, x: left, middle: progressMiddle,
      room: room - taken - geometry.gap)
    addBar(next.share, x: left, y: top + geometry.drop.bar, width: room, tooltip: tooltip(progress))
  }

  private mutating func addBar(_ share: Double, x: Int, y: Int, width: Int, tooltip: String) {
    let track = Rectangle(x: Double(x), y: Double(y), width: Double(width), height: Double(geometry.barHeight))
    var shapes: [Shape] = [.box(track, radius: track.height / 2, fill: .grid)]
    if share > 0 {
      var bar = track
      bar.width = max(track.height, (track.width * min(share, 1)).rounded())
      shapes.append(.box(bar, radius: track.height / 2, fill: .level(.high)))
    }
    builder.add(shapes, tooltip: tooltip)
  }
}
