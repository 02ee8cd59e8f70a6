import CommandKit
import HabitCore
import HabitRender

/// The options of every command that draws pictures.
enum PictureOptions {
  /// Which theme a picture has.
  enum ThemeChoice: String, CaseIterable, Sendable {
    case light, dark
    /// What the viewer of an SVG prefers; other pictures are light.
    case auto
  }

  static let output = Option(
    repeated: "--output", short: "o", ValueFormat("file", completion: .file, reading: PictureFile.init),
    "A file to draw into, .png, .svg or .pdf.")
  static let image = Flag(
    "--image",
    "Show the picture itself, in a terminal that can; HABIT_IMAGE=kitty, iterm2, sixel or none tells what it can.")
  static let theme = Option(
    "--theme", ValueFormat<ThemeChoice>(choices: "theme"), "The theme; auto follows the viewer of an SVG.",
    shownDefault: "the one that suits the background, else light")
  static let palette = palette("The colours of the levels.", shownDefault: "habit for one habit, github for several")
  static let background = Option(
    "--background", .background, "The background: none, or a colour such as #FFF8E7.",
    shownDefault: "that of the theme")
  static let scale = Option("--scale", .number("n", 1...3), "The size of a PNG, 1 to 3.", default: 1, shownDefault: "1")
  static let outlined = Flag("--outlined", "Draw the letters of an SVG as outlines, for viewers without the fonts.")
  static let title = title("Another title.")
  static let language = Option(
    "--lang", ValueFormat<Language>(choices: "language"), "The language of the words.",
    shownDefault: "that of the locale")

  static let all = all(palette, title)

  /// The options of a command whose pictures have no levels, or a title of their own.
  ///
  /// - Parameters:
  ///   - palette: What the palette colours there.
  ///   - title: What the title stands for there.
  /// - Returns: The options, which are read through the usual ones.
  static func all(_ palette: Option<Palette?>, _ title: Option<String?>) -> [ParameterSpec] {
    [
      output.spec, image.spec, theme.spec, palette.spec, background.spec, scale.spec, outlined.spec, title.spec,
      language.spec,
    ]
  }

  static func palette(_ summary: String, shownDefault: String) -> Option<Palette?> {
    Option("--palette", ValueFormat<Palette>(choices: "palette"), summary, shownDefault: shownDefault)
  }

  static func title(_ summary: String, shownDefault: String? = nil) -> Option<String?> {
    Option("--title", .note, summary, shownDefault: shownDefault)
  }
}

extension ValueFormat where Value == Theme.Background {
  static var background: Self {
    Self("color") { text throws(WordError) in
      if text == "none" { return .none }
      guard let color = HabitColor(text) else {
        throw WordError("write none, #RRGGBB, or a colour name such as blue", "none, #RRGGBB, 또는 blue 같은 색 이름을 적으세요")
      }
      return .color(RGB(color.rgb))
    }
  }
}
