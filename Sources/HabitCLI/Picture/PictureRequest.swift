import CommandKit
import HabitCore
import HabitRender

/// What pictures a command line asks for.
struct PictureRequest {
  /// The files to draw into.
  let files: [PictureFile]
  /// Whether the terminal is to show the picture itself.
  let isImage: Bool
  /// How many pixels of a PNG a user unit has.
  let scale: Int
  /// Whether the letters of an SVG are outlines.
  let isOutlined: Bool
  /// The title that is asked for; `nil` for the usual one.
  let title: String?
  private let theme: PictureOptions.ThemeChoice
  private let terminalAppearance: Theme.Appearance
  private let palette: Palette?
  private let background: Theme.Background

  /// Reads what a command line asks for.
  init(_ context: CommandContext) throws(UsageError) {
    let command = context.command
    files = try command.value(PictureOptions.output)
    isImage = command.isSet(PictureOptions.image)
    guard !isImage || !context.isJSON else {
      throw command.error(.conflict(PictureOptions.image.spec.name, GlobalOptions.json.spec.name))
    }
    scale = try command.value(PictureOptions.scale)
    isOutlined = command.isSet(PictureOptions.outlined)
    title = try command.value(PictureOptions.title)
    palette = try command.value(PictureOptions.palette)
    background = try command.value(PictureOptions.background) ?? .own
    // A terminal is dark more often than not, and a page is light.
    let suited: Theme.Appearance =
      if case .color(let color) = background { Theme.appearance(on: color) } else { files.isEmpty ? .dark : .light }
    let chosen = try command.value(PictureOptions.theme)
    theme = chosen ?? (suited == .light ? .light : .dark)
    terminalAppearance = chosen == .light ? .light : .dark
  }

  /// Whether the characters of the terminal are to draw, since no other picture is asked for.
  var isText: Bool { files.isEmpty && !isImage }

  /// Whether any of the pictures says something when it is pointed at.
  var hasTooltips: Bool { !isOutlined && files.contains { $0.kind == .svg } }

  /// Whether fonts and pixels are needed.
  var needsDrawing: Bool { isImage || files.contains { $0.kind != .svg || isOutlined } }

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

  /// The colours of a picture of characters, which stand on the ground of the terminal.
  func terminalColors(of habits: [HabitColor]) -> ColorScheme {
    ColorScheme(chosenPalette(of: habits), theme: .theme(terminalAppearance), colors: habits)
  }

  private func chosenPalette(of habits: [HabitColor]) -> Palette {
    palette ?? (habits.count == 1 ? .habit : .github)
  }
}
