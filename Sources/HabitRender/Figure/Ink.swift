public import HabitCore

/// What a part of a figure is painted with, by its role; a ``ColorScheme`` gives it a colour.
public enum Ink: Sendable, Hashable {
  case background, text, muted, line, grid
  /// The fill of a level, from the ramp of a series.
  case level(HeatmapLevel, series: Int = 0)
  /// A mark on a level: the background if it can be seen there, else the ink that stands out most.
  case onLevel(HeatmapLevel, series: Int = 0)
  /// A breath of the deepest level, as below a line.
  case tint(series: Int = 0)

  /// All inks of the first series, in the order in which a style sheet lists them.
  public static let all: [Ink] = all(series: 1)

  /// All inks of some series, in the order in which a style sheet lists them.
  ///
  /// - Parameter count: The number of series, 1 or more.
  /// - Returns: The inks.
  public static func all(series count: Int) -> [Ink] {
    [.background, .text, .muted, .line, .grid]
      + (0..<count).flatMap { series in
        HeatmapLevel.allCases.map { .level($0, series: series) }
          + HeatmapLevel.allCases.dropFirst().map { .onLevel($0, series: series) } + [.tint(series: series)]
      }
  }

  /// Which ramp the ink is from; 0 for one that is from none.
  var series: Int {
    switch self {
    case .background, .text, .muted, .line, .grid: 0
    case .level(_, let series), .onLevel(_, let series), .tint(let series): series
    }
  }

  /// The name of the ink in a style sheet.
  public var name: String {
    func suffixed(_ name: String, _ series: Int) -> String { series == 0 ? name : "\(name)-\(series)" }
    return switch self {
    case .background: "background"
    case .text: "text"
    case .muted: "muted"
    case .line: "line"
    case .grid: "grid"
    case .level(let level, let series): suffixed("l\(level.rawValue)", series)
    case .onLevel(let level, let series): suffixed("on\(level.rawValue)", series)
    case .tint(let series): suffixed("tint", series)
    }
  }
}
