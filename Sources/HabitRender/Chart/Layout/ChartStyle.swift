import HabitCore

/// What the charts of one panel are drawn with.
struct ChartStyle {
  let geometry: ChartGeometry
  let colors: ColorScheme
  let language: Language
  /// Which ramp of the colours.
  let series: Int
  let hasTooltips: Bool

  /// The ink of a level.
  func ink(_ level: HeatmapLevel) -> Ink { .level(level, series: series) }

  /// The ink of a bar that stands for part or for all of what was wanted.
  func ink(isFull: Bool) -> Ink { ink(isFull ? .full : .medium) }
}

/// The layout of what one panel shows below its title.
protocol ChartContent {
  /// The least height that it needs.
  var leastHeight: Int { get }

  /// Adds the shapes.
  ///
  /// - Parameters:
  ///   - builder: The figure.
  ///   - area: Where to draw; it is at least as high as needed.
  func add(to builder: inout FigureBuilder, in area: PanelArea)
}
