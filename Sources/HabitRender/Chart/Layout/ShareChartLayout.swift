import HabitCore

/// The layout of parts of a whole: a ring, and always a table beside it.
struct ShareChartLayout: ChartContent {
  let chart: ShareChart
  let style: ChartStyle

  var leastHeight: Int { chart.slices.count * Self.leastPitch }

  private static let leastPitch = 16
  private static let widestPitch = 24
  private static let swatch = 11
  /// The width from which on ring and table have room beside one another.
  private static let leastWidthOfBoth = 300

  func add(to builder: inout FigureBuilder, in area: PanelArea) {
    var table = area
    let hasRing = chart.hasRing && area.width >= Self.leastWidthOfBoth
    if hasRing {
      let radius = min(area.height / 2 - 4, 60)
      let center = Point(x: Double(area.left + radius + 12), y: area.middleY)
      addRing(to: &builder, center: center, radius: Double(radius))
      table.left += 2 * radius + 48
    }
    addTable(to: &builder, in: table, isCentred: hasRing)
  }

  /// The ink of a slice; its neighbours have another.
  private func ink(_ index: Int) -> Ink {
    switch index {
    case 0: style.ink(.full)
    case 1: style.ink(.high)
    case 2: style.ink(.medium)
    case 3: style.ink(.low)
    default: .line
    }
  }

  /// Whether an ink can be told from what it stands on only by an outline.
  private func needsOutline(_ ink: Ink) -> Bool {
    [style.colors, style.colors.dark].compactMap { $0 }.contains { $0[ink].contrast(with: $0[.background]) < 3 }
  }
}

// MARK: - Ring

extension ShareChartLayout {
  private func addRing(to builder: inout FigureBuilder, center: Point, radius: Double) {
    let hole = (radius * 0.62).rounded()
    var before = 0
    for (index, slice) in chart.slices.enumerated() {
      let turns = (start: share(before), end: share(before + slice.count))
      before += slice.count
      func sector(inset: Double) -> RingSector {
        // Half of the gap, as a part of the turn, where the ring is halfway through.
        let gap = min((1 + inset) / (Double.pi * (radius + hole)), (turns.end - turns.start) / 2 * 0.9)
        return RingSector(
          center: center, innerRadius: hole + inset, outerRadius: radius - inset, start: turns.start + gap,
          end: turns.end - gap)
      }
      let ink = ink(index)
      let shapes: [Shape] =
        needsOutline(ink)
        ? [.ring(sector(inset: 0), fill: .line), .ring(sector(inset: 1), fill: ink)]
        : [.ring(sector(inset: 0), fill: ink)]
      builder.add(shapes, tooltip: style.hasTooltips ? "\(slice.name): \(slice.count), \(slice.percent)%" : "")
    }
    let room = Int(hole * 1.7)
    let total = String(chart.total)
    // A number that is cut off would be another number.
    if let role = [TextRole.total, .title, .value].first(where: { builder.width(of: total, as: $0) <= room }) {
      builder.add(total, as: role, x: Int(center.x), anchor: .middle, middle: center.y - 5)
    }
    builder.add(chart.noun, as: .axis, x: Int(center.x), anchor: .middle, middle: center.y + 13, room: room)
  }

  private func share(_ count: Int) -> Double { Double(count) / Double(max(chart.total, 1)) }
}

// MARK: - Table

extension ShareChartLayout {
  private func addTable(to builder: inout FigureBuilder, in area: PanelArea, isCentred: Bool) {
    guard !chart.slices.isEmpty else { return }
    let gap = style.geometry.labelGap
    let pitch = min(area.height / chart.slices.count, Self.widestPitch)
    let counts = chart.slices.map { builder.width(of: String($0.count), as: .value) }.max() ?? 0
    let percents = chart.slices.map { builder.width(of: "\($0.percent)%", as: .axis) }.max() ?? 0
    let nameRoom = area.width - Self.swatch - counts - percents - 5 * gap
    let names = min(chart.slices.map { builder.width(of: $0.name, as: .axis) }.max() ?? 0, nameRoom)
    let nameLeft = area.left + Self.swatch + gap
    let countRight = nameLeft + names + 2 * gap + counts
    var top = area.top + (isCentred ? (area.height - pitch * chart.slices.count) / 2 : 0)
    for (index, slice) in chart.slices.enumerated() {
      let middle = Double(top) + Double(pitch) / 2
      addSwatch(ink(index), to: &builder, x: area.left, y: top + (pitch - Self.swatch) / 2)
      builder.add(slice.name, as: .axis, x: nameLeft, middle: middle, room: names)
      builder.add(String(slice.count), as: .value, x: countRight, anchor: .end, middle: middle)
      builder.add(
        "\(slice.percent)%", as: .axis, x: countRight + 2 * gap + percents, anchor: .end, middle: middle)
      top += pitch
    }
  }

  private func addSwatch(_ ink: Ink, to builder: inout FigureBuilder, x: Int, y: Int) {
    let box = Rectangle(x: Double(x), y: Double(y), width: Double(Self.swatch), height: Double(Self.swatch))
    builder.add(.box(box, radius: 2, fill: ink))
    if needsOutline(ink) { builder.add(.outline(box.inset(by: 0.5), radius: 1.5, stroke: Stroke(.line))) }
  }
}
