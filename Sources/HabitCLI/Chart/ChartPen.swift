import HabitCore
import HabitRender

/// What the parts of a terminal chart look like, with as many colours as there are.
struct ChartPen: Sendable, Hashable {
  private let colors: ColorScheme
  private let series: Int
  private let depth: ColorDepth

  /// Creates a pen.
  ///
  /// - Parameters:
  ///   - colors: The colours of the levels.
  ///   - series: Which ramp of the colours to draw with, from 0.
  ///   - depth: How many colours the terminal shows.
  init(colors: ColorScheme, series: Int, depth: ColorDepth) {
    self.colors = colors
    self.series = series
    self.depth = depth
  }

  /// Whether there are colours enough for shades; else the characters have to tell things apart.
  var hasShades: Bool { depth == .palette || depth == .full }

  /// What reached all that was wanted, and what a chart is about.
  var strong: [TextAttribute] {
    [.color(hasShades ? colors[.level(.full, series: series)] : colors.only(series: series))]
  }
  /// What reached a part.
  var medium: [TextAttribute] {
    [.color(hasShades ? colors[.level(.medium, series: series)] : colors.only(series: series))]
  }
  /// What only fills.
  var faint: [TextAttribute] {
    [.color(hasShades ? colors[.level(.low, series: series)] : colors.only(series: series))]
  }
  /// Scales, names and tracks.
  var muted: [TextAttribute] { [.role(.muted)] }
}
