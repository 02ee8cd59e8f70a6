/// The colours of a picture that are the same whatever it shows.
///
/// On the background texts have a contrast of at least 4.5, and marks and outlines one of at least 3, on the fill of an
/// empty cell too.
public struct Theme: Sendable, Hashable {
  /// Whether light stands on dark.
  public enum Appearance: String, Sendable, Hashable, CaseIterable {
    case light, dark
  }

  /// Whether light stands on dark.
  public let appearance: Appearance
  /// What everything stands on.
  public internal(set) var background: RGB
  /// Whether the background is painted; else what lies under the picture shows through.
  public internal(set) var paintsBackground = true
  /// Titles, and the ring around today.
  public internal(set) var text: RGB
  /// Labels and marks.
  public internal(set) var muted: RGB
  /// Outlines, and marks that must not draw the eye, such as the dot of a day that is not due.
  public internal(set) var line: RGB
  /// Lines that carry no meaning of their own, such as those across a chart.
  public let grid: RGB
  /// The fill of a day on which something was due and nothing was done.
  public let empty: RGB

  /// Dark on white.
  public static let light = Theme(
    appearance: .light, background: RGB(0xFFFFFF), text: RGB(0x1F2328), muted: RGB(0x59636E), line: RGB(0x7E8792),
    grid: RGB(0xD1D9E0), empty: RGB(0xEBEDF0))

  /// Light on nearly black.
  public static let dark = Theme(
    appearance: .dark, background: RGB(0x0D1117), text: RGB(0xF0F6FC), muted: RGB(0x9198A1), line: RGB(0x656D77),
    grid: RGB(0x3D444D), empty: RGB(0x161B22))

  /// The theme of an appearance.
  public static func theme(_ appearance: Appearance) -> Theme {
    appearance == .light ? .light : .dark
  }
}

// MARK: - Backgrounds

extension Theme {
  /// What a picture stands on.
  public enum Background: Sendable, Hashable {
    /// The background of the theme.
    case own
    /// Nothing: what lies under the picture shows through.
    case none
    /// A colour.
    case color(RGB)
  }

  /// The appearance that suits a background.
  public static func appearance(on color: RGB) -> Appearance {
    color.contrast(with: Theme.light.text) >= color.contrast(with: Theme.dark.text) ? .light : .dark
  }

  /// The theme on another background; colours that could not be seen there give way to stronger ones.
  public func on(_ background: Background) -> Theme {
    var theme = self
    switch background {
    case .own: break
    case .none: theme.paintsBackground = false
    case .color(let color):
      theme.background = color
      // One of these two has a contrast of 4.58 or more with any colour.
      let strongest = [RGB(0x000000), RGB(0xFFFFFF)].max { $0.contrast(with: color) < $1.contrast(with: color) }
      func visible(_ ink: RGB, _ contrast: Double, else other: RGB) -> RGB {
        ink.contrast(with: color) >= contrast ? ink : other
      }
      theme.text = visible(text, 4.5, else: strongest ?? text)
      theme.muted = visible(muted, 4.5, else: theme.text)
      theme.line = visible(line, 3, else: theme.muted)
    }
    return theme
  }
}
