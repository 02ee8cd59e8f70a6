import CommandKit
import HabitCore
import HabitRender

/// What pictures a command line asks for.
struct PictureRequest {
  /// The files to draw into; none to draw in the terminal.
  let files: [PictureFile]
  /// How many pixels of a PNG a user unit has.
  let scale: Int
  /// Whether the letters of an SVG are outlines.
  let isOutlined: Bool
  /// The title that is asked for; `nil` for the usual one.
  let title: String?
  /// The language of the words.
  let language: Language
  private let theme: PictureOptions.ThemeChoice
  private let terminalAppearance: Theme.Appearance
  private let palette: Palette?
  private let background: Theme.Background

  /// Reads what a command line asks for.
  init(_ context: CommandContext) throws(UsageError) {
    let command = context.command
    files = try command.value(PictureOptions.output)
    scale = try command.value(PictureOptions.scale)
    isOutlined = command.isSet(PictureOptions.outlined)
    title = try command.value(PictureOptions.title)
    language =
      try command.value(PictureOptions.language) ?? Language(localeOf: context.environment.variable)
    palette = try command.value(PictureOptions.palette)
    background = try command.value(PictureOptions.background) ?? .own
    let suited: Theme.Appearance =
      if case .color(let color) = background { Theme.appearance(on: color) } else { .light }
    let chosen = try command.value(PictureOptions.theme)
    theme = chosen ?? (suited == .light ? .light : .dark)
    terminalAppearance = chosen == .light ? .light : .dark
  }

  /// Whether any of the files needs fonts and pixels.
  var needsDrawing: Bool { files.contains { $0.kind != .svg || isOutlined } }

  /// The colours of a picture.
  ///
  /// - Parameter habits: The colours of the habits in it, one for each series; none for a picture of all together.
  /// - Returns: The colours, with a dark theme to choose where the viewer may.
  func colors(of habits: [HabitColor]) -> ColorScheme {
    let light = Theme.light.on(background)
    let dark = Theme.dark.on(background)
    return ColorScheme(
      chosenPalette(of: habits), theme: theme == .dark ? dark : light, dark: theme == .auto ? dark : nil,
      colors: habits)
  }

  /// The colours of a picture in the terminal, which is dark more often than not.
  func terminalColors(of habits: [HabitColor]) -> ColorScheme {
    ColorScheme(chosenPalette(of: habits), theme: .theme(terminalAppearance), colors: habits)
  }

  private func chosenPalette(of habits: [HabitColor]) -> Palette {
    palette ?? (habits.count == 1 ? .habit : .github)
  }
}
