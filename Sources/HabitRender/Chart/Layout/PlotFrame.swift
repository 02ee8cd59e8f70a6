import HabitCore

/// The scale at the left of a plot, its lines across, and where values lie between them.
struct PlotFrame {
  /// Where the plot lies; the line of the lowest value is the first unit below it.
  let plot: PanelArea
  private let axis: ChartAxis
  /// The room for the texts of the scale.
  private let textRoom: Int
  private let style: ChartStyle

  /// Places a plot and its scale.
  ///
  /// - Parameters:
  ///   - axis: The scale.
  ///   - area: The room for the plot, the scale, and the names below.
  ///   - endMargin: The room to leave at the right.
  ///   - style: What to draw with.
  ///   - builder: What measures the texts.
  init(_ axis: ChartAxis, in area: PanelArea, endMargin: Int = 0, style: ChartStyle, builder: FigureBuilder) {
    let geometry = style.geometry
    let widest = axis.ticks.map { builder.width(of: $0.text, as: .axis) }.max() ?? 0
    // Without texts there is still room for the half of a dot on the first day.
    textRoom = min(widest, area.width / 4)
    let gutter = textRoom == 0 ? 3 : textRoom + geometry.labelGap
    plot = PanelArea(
      left: area.left + gutter, top: area.top + 6, right: area.right - endMargin,
      bottom: area.bottom - geometry.textRow - 5)
    self.axis = axis
    self.style = style
  }

  /// How far down a value lies; values beyond the scale lie at its ends.
  func y(of value: Double) -> Double {
    Double(plot.bottom) - axis.position(of: value) * Double(plot.height)
  }

  /// Where days lie if each is a point of the plot.
  func days(_ range: DayRange) -> DayScale {
    DayScale(range: range, left: plot.left, right: plot.right, unit: .point)
  }

  /// Adds the lines across, and beside them the texts of those that have room.
  func addLines(to builder: inout FigureBuilder) {
    var free = Double.infinity
    for tick in axis.ticks where axis.lowest <= tick.value && tick.value <= axis.highest {
      let y = y(of: tick.value).rounded()
      builder.add(
        .box(
          Rectangle(x: Double(plot.left), y: y, width: Double(plot.width), height: 1), radius: 0,
          fill: tick.value == 0 ? .line : .grid))
      let middle = y + 0.5
      guard middle <= free else { continue }
      builder.add(
        tick.text, as: .axis, x: plot.left - style.geometry.labelGap, anchor: .end, middle: middle,
        room: textRoom)
      free = middle - Double(TextRole.axis.style.size) - 3
    }
  }

  /// Adds names below the plot, each where it was placed.
  func addNames(_ names: [NameRow.Placed], to builder: inout FigureBuilder) {
    builder.add(names, middle: Double(plot.bottom + 5) + Double(style.geometry.textRow) / 2)
  }

  /// Adds the names of stretches of days below the plot, and marks where each begins.
  func addNames(along days: DayScale, to builder: inout FigureBuilder) {
    let names = days.names(in: style.language, row: builder.nameRow(right: plot.right))
    for name in names {
      builder.add(
        .box(Rectangle(x: Double(name.x), y: Double(plot.bottom + 1), width: 1, height: 3), radius: 0, fill: .line))
    }
    addNames(names, to: &builder)
  }
}
