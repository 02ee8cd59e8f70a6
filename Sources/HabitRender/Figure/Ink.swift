public import HabitCore

/// What a part of a figure is painted with, by its role; a ``ColorScheme`` gives it a colour.
public enum Ink: Sendable, Hashable {
  case background, text, muted, line, faint, edge
  /// The fill of a level.
  case level(HeatmapLevel)

  /// All inks, in the order in which a style sheet lists them.
  public static let all: [Ink] =
    [.background, .text, .muted, .line, .faint, .edge] + HeatmapLevel.allCases.map(Ink.level)

  /// The name of the ink in a style sheet.
  public var name: String {
    switch self {
    case .background: "background"
    case .text: "text"
    case .muted: "muted"
    case .line: "line"
    case .faint: "faint"
    case .edge: "edge"
    case .level(let level): "l\(level.rawValue)"
    }
  }
}
