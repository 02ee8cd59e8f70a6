import HabitCore

/// The colours of the levels low, medium, high and full.
struct Ramp: Hashable {
  /// The colours, from low to full.
  let levels: [RGB]
  /// The colour of what is kept or not, with nothing between.
  let only: RGB

  /// Creates a ramp whose deepest colour also stands alone.
  init(_ levels: [RGB]) {
    self.init(levels, only: levels[3])
  }

  private init(_ levels: [RGB], only: RGB) {
    precondition(levels.count == 4, "A ramp has four levels")
    self.levels = levels
    self.only = only
  }

  /// Creates the tones of a colour.
  ///
  /// The lightness of each level is fixed, so that every colour gives the same even steps; only hue and chroma are the
  /// colour's.
  init(of color: HabitColor, _ appearance: Theme.Appearance) {
    let base = OKLab(RGB(color.rgb))
    // Pale tones want less chroma and the middle ones all of it, as in ramps that people mix by hand.
    let steps: [(lightness: Double, chroma: Double)] =
      switch appearance {
      case .light: [(0.86, 0.65), (0.72, 1), (0.58, 1), (0.42, 0.95)]
      case .dark: [(0.35, 0.65), (0.48, 0.9), (0.64, 1), (0.80, 1)]
      }
    // Without shades the colour can be the habit's own, as far as it stands out from the background.
    let visible = appearance == .light ? 0.35...0.65 : 0.55...0.90
    let lightness = min(max(base.lightness, visible.lowerBound), visible.upperBound)
    self.init(
      steps.map { base.tone(lightness: $0.lightness, chroma: base.chroma * $0.chroma) },
      only: base.tone(lightness: lightness, chroma: base.chroma))
  }

  /// The ramp of a picture with a single depth, which then has the colour ``only``.
  var withoutShades: Ramp { Ramp(Array(repeating: only, count: 4), only: only) }
}
