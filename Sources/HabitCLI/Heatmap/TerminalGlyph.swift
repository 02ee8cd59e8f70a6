import HabitCore
import HabitRender

/// How a mark of a heatmap is written in a terminal: one character for each, so that no two differ by colour alone.
struct TerminalGlyph: Sendable, Hashable {
  /// The character, one column wide.
  let character: Character
  /// How the character looks where there is colour.
  let attribute: TextAttribute?

  /// Creates the glyph of a mark.
  ///
  /// - Parameters:
  ///   - mark: The mark.
  ///   - series: Which ramp of the colours it has.
  ///   - colors: The colours of the levels.
  ///   - depth: How many colours there are: with few, levels are shaded by the characters.
  init(of mark: HeatmapMark, series: Int = 0, colors: ColorScheme, depth: ColorDepth) {
    switch mark {
    case .blank, .future: (character, attribute) = (" ", nil)
    case .rest: (character, attribute) = ("·", .role(.muted))
    case .skipped: (character, attribute) = ("/", .role(.muted))
    case .pending: (character, attribute) = ("○", nil)
    case .level(.none): (character, attribute) = ("□", .role(.muted))
    case .level(let level):
      character = depth == .full || depth == .palette ? "■" : Self.shade(of: level)
      attribute = .color(depth == .sixteen ? colors.only(series: series) : colors[.level(level, series: series)])
    case .weekKept: (character, attribute) = ("▔", .color(colors.only(series: series)))
    case .weekMissed: (character, attribute) = ("╵", .role(.muted))
    case .extra(let level):
      (character, attribute) = (
        "+", .color(depth == .sixteen ? colors.only(series: series) : colors[.level(level, series: series)])
      )
    }
  }

  private static func shade(of level: HeatmapLevel) -> Character {
    switch level {
    case .none: "□"
    case .low: "░"
    case .medium: "▒"
    case .high: "▓"
    case .full: "█"
    }
  }
}
