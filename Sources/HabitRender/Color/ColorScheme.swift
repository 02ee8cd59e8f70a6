public import HabitCore

/// The colours of one picture: a theme, and the ramp of its levels.
public struct ColorScheme: Sendable, Hashable {
  /// The colours that are the same whatever the picture shows.
  public let theme: Theme
  /// The colours of the levels low, medium, high and full.
  public let ramp: [RGB]
  /// The colour of what is kept or not, with nothing between.
  public let only: RGB

  private init(theme: Theme, ramp: [RGB], only: RGB) {
    self.theme = theme
    self.ramp = ramp
    self.only = only
  }

  /// The scheme for a picture with a single depth, which then has the colour ``only``.
  public var withoutShades: ColorScheme {
    ColorScheme(theme: theme, ramp: Array(repeating: only, count: ramp.count), only: only)
  }

  /// The greens of a contribution graph.
  public static func github(_ theme: Theme) -> ColorScheme {
    let ramp: [UInt32] =
      switch theme.appearance {
      case .light: [0x9BE9A8, 0x40C463, 0x30A14E, 0x216E39]
      case .dark: [0x0E4429, 0x006D32, 0x26A641, 0x39D353]
      }
    return ColorScheme(theme: theme, ramp: ramp.map(RGB.init), only: RGB(ramp[3]))
  }

  /// A ramp from the colour of a habit.
  ///
  /// The lightness of each level is fixed, so that every colour gives the same even steps; only hue and chroma are the
  /// habit's.
  public static func habit(_ color: HabitColor, _ theme: Theme) -> ColorScheme {
    let base = OKLab(RGB(color.rgb))
    // Pale tones want less chroma and the middle ones all of it, as in ramps that people mix by hand.
    let steps: [(lightness: Double, chroma: Double)] =
      switch theme.appearance {
      case .light: [(0.86, 0.65), (0.73, 1), (0.60, 1), (0.47, 0.95)]
      case .dark: [(0.35, 0.65), (0.48, 0.9), (0.64, 1), (0.80, 1)]
      }
    // Without shades the colour can be the habit's own, as far as it stands out from the background.
    let visible = theme.appearance == .light ? 0.35...0.65 : 0.55...0.90
    let lightness = min(max(base.lightness, visible.lowerBound), visible.upperBound)
    return ColorScheme(
      theme: theme, ramp: steps.map { base.tone(lightness: $0.lightness, chroma: base.chroma * $0.chroma) },
      only: base.tone(lightness: lightness, chroma: base.chroma))
  }

  /// The colour that an ink has in this scheme.
  ///
  /// - Parameter ink: The ink.
  public subscript(ink: Ink) -> RGB {
    switch ink {
    case .background: theme.background
    case .text: theme.text
    case .muted: theme.muted
    case .line: theme.line
    case .faint: theme.faint
    case .edge: theme.edge
    case .level(.none): theme.empty
    case .level(let level): ramp[level.rawValue - 1]
    }
  }

  /// The ink of a mark on a level: that of the background if it can be seen there, else that of text.
  public func inkStandingOut(on level: HeatmapLevel) -> Ink {
    theme.background.contrast(with: self[.level(level)]) >= 3 ? .background : .text
  }
}
