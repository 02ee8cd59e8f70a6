import HabitCore

/// Which colours the levels of a picture have.
public enum Palette: String, Sendable, Hashable, CaseIterable {
  /// Tones of a habit's own colour.
  case habit
  /// The greens of a contribution graph.
  case github
  /// From yellow to navy, told apart with any kind of colour vision.
  case cividis
  /// From yellow over green to violet.
  case viridis
  /// Blues.
  case blue
  /// Greys, as on paper.
  case mono
}

extension Palette {
  /// The ramp of the palette.
  ///
  /// - Parameters:
  ///   - appearance: Whether light stands on dark.
  ///   - color: The colour of the habit, which matters only to ``habit``.
  /// - Returns: The colours of the levels.
  func ramp(_ appearance: Theme.Appearance, color: HabitColor) -> Ramp {
    let isLight = appearance == .light
    func levels(_ light: [UInt32], _ dark: [UInt32]) -> Ramp { Ramp((isLight ? light : dark).map(RGB.init)) }
    // Source: GitHub's contribution graph; the maps "cividis" (Nuñez, Anderton and Renslow, 2018) and "viridis" (Smith
    // and van der Walt, 2015) of matplotlib, at even steps of lightness.
    return switch self {
    case .habit: Ramp(of: color, appearance)
    case .github: levels([0x9BE9A8, 0x40C463, 0x30A14E, 0x216E39], [0x0E4429, 0x006D32, 0x26A641, 0x39D353])
    case .cividis: levels([0xCEBC63, 0x908B78, 0x565C6D, 0x00224E], [0x35456C, 0x6B6D72, 0xA39A74, 0xFEE838])
    case .viridis: levels([0xB0DD2F, 0x32B67A, 0x31678E, 0x440154], [0x414487, 0x2A788E, 0x32B67A, 0xF1E51D])
    case .blue: levels([0xA6CBF2, 0x5A9FE0, 0x2068B4, 0x0B3566], [0x123A66, 0x1F66AD, 0x4C9BE8, 0xA8D4FF])
    case .mono: levels([0xC6CBD1, 0x959DA5, 0x5F666F, 0x24292F], [0x343B43, 0x59616A, 0x8C949E, 0xE6EDF3])
    }
  }
}
