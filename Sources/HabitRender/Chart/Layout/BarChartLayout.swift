import HabitCore

/// The layout of bars over a stretch of time.
struct BarChartLayout: ChartContent {
  let chart: BarChart
  let style: ChartStyle

  var leastHeight: Int { style.geometry.contentHeight }

  func add(to builder: inout FigureBuilder, in area: PanelArea) {
    let frame = PlotFrame(chart.axis, in: area, style: style, builder: builder)
    frame.addLines(to: &builder)
    guard let first = chart.bars.first, let last = chart.bars.last else { return }
    let places = BarPlaces(count: chart.bars.count, left: frame.plot.left, right: frame.plot.right)
    for (index, bar) in chart.bars.enumerated() {
      guard let value = bar.value, value.isFinite else { continue }
      let goesOn = value > chart.axis.highest
      let top = frame.y(of: value).rounded() - (goesOn ? Self.overshoot : 0)
      let box = box(from: top, to: Double(frame.plot.bottom), at: places.bar(index))
      builder.add(
        [shape(of: bar, in: box)] + (goesOn ? [Self.cut(through: box)] : []),
        tooltip: style.hasTooltips ? bar.tooltip : "")
    }
    addGoal(to: &builder, in: frame, at: places)

    let days = chart.bars.map(\.days.lowerBound)
    let axis = TimeAxis(
      range: first.days.lowerBound...max(first.days.lowerBound, last.days.upperBound), language: style.language,
      row: builder.nameRow(right: frame.plot.right)
    ) { day in
      let index = days.firstIndex(notBefore: day)
      return index < days.count ? TimeAxis.Mark(day: days[index], x: places.bar(index).lowerBound) : nil
    }
    frame.addNames(axis.names, to: &builder)
  }

  /// How far a bar that goes on reaches above the scale.
  private static let overshoot = 5.0

  private func box(from top: Double, to bottom: Double, at place: Range<Int>) -> Rectangle {
    // Even nothing done can be seen, since no bar at all says that nothing was due.
    let height = max(bottom - top, 2)
    return Rectangle(x: Double(place.lowerBound), y: bottom - height, width: Double(place.count), height: height)
  }

  private func shape(of bar: BarChart.Bar, in box: Rectangle) -> Shape {
    let radius = min(2, box.width / 4, box.height / 2)
    guard bar.isRunning, box.width > 2, box.height > 2 else {
      return .box(box, radius: radius, fill: style.ink(isFull: bar.isFull))
    }
    return .outline(box.inset(by: 0.5), radius: radius, stroke: Stroke(style.ink(.full), dash: 2))
  }

  /// A slanted cut near the top of a bar, which says that it goes on beyond the scale.
  private static func cut(through box: Rectangle) -> Shape {
    let (left, right, top) = (box.x, box.maxX, box.y + overshoot)
    return .polygon(
      [(left, top + 4), (right, top + 1), (right, top + 3), (left, top + 6)].map { Point(x: $0, y: $1) },
      fill: .background)
  }
}

// MARK: - Goal

extension BarChartLayout {
  private static let halo = 3.0

  /// Adds the line of the goal, in steps where it changes, and broken where there is none.
  private func addGoal(to builder: inout FigureBuilder, in frame: PlotFrame, at places: BarPlaces) {
    var steps: [[Point]] = []
    var isOpen = false
    let last = Double(frame.plot.right) - Self.halo / 2
    for (index, bar) in chart.bars.enumerated() {
      guard let goal = bar.goal, goal.isFinite else {
        isOpen = false
        continue
      }
      let y = frame.y(of: goal).rounded() + 0.5
      let slot = places.slot(index)
      let ends = [slot.lowerBound, slot.upperBound].map { Point(x: min(Double($0), last), y: y) }
      if !isOpen {
        steps.append(ends)
      } else if steps[steps.count - 1].last?.y == y {
        steps[steps.count - 1][steps[steps.count - 1].count - 1] = ends[1]
      } else {
        steps[steps.count - 1] += ends
      }
      isOpen = true
    }
    // The bars that it crosses may be as dark as the line.
    for step in steps { builder.add(.polyline(step, stroke: Stroke(.background, width: Self.halo))) }
    for step in steps { builder.add(.polyline(step, stroke: Stroke(.text))) }
  }
}

extension [Day] {
  /// The index of the first day that is not before another, in a list in order; the count if there is none.
  fileprivate func firstIndex(notBefore day: Day) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
