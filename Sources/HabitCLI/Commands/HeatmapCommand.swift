import CommandKit
import HabitCore
import HabitRender

/// Draws heatmaps, in the terminal or into files.
enum HeatmapCommand: ProgramCommand {
  static let habits = Argument(zeroOrMore: .habit, "The habits, one grid each.", shownDefault: "all in one grid")
  static let all = Flag("--all", "All habits in one grid: how many of those due were kept.")
  static let output = Option(
    repeated: "--output", short: "o", ValueFormat("file", completion: .file, reading: PictureFile.init),
    "A file to draw into, .png or .svg.")
  static let metric = Option(
    "--by", ValueFormat<HeatmapScale.Metric>(choices: "metric"),
    "What a shade tells: the share of the goal, or the count.",
    default: HeatmapScale.Metric.share, shownDefault: "share")
  static let theme = Option(
    "--theme", ValueFormat<Theme.Appearance>(choices: "theme"), "The theme.", default: Theme.Appearance.light,
    shownDefault: "light")
  static let scale = Option("--scale", .number("n", 1...3), "The size of a PNG.", default: 1, shownDefault: "1")

  static let spec = CommandSpec(
    "heatmap", "Draw a heatmap, in the terminal or into files.",
    discussion: "Without a range it shows the week of today and the 52 weeks before it.",
    examples: [
      Example("habit heatmap read", "Show a year of a habit in the terminal."),
      Example("habit heatmap --all --year 2026 -o year.png --scale 2", "Draw a calendar year of all habits."),
      Example("habit heatmap read run -o both.svg --theme dark", "Draw two habits, one below the other."),
    ],
    parameters: [habits.spec, all.spec] + RangeOptions.all + [output.spec, metric.spec, theme.spec, scale.spec])

  static func run(_ context: CommandContext) throws {
    let command = context.command
    let words = try command.value(habits)
    guard words.isEmpty || !command.isSet(all) else { throw command.error(.conflict("<habit>", all.spec.name)) }
    let files = try command.value(output)
    let scale = try command.value(scale)
    let appearance = try command.value(theme)
    let metric = try command.value(metric)
    // Before anything is read: the companion reads for itself.
    if files.contains(where: { $0.kind == .png }), context.environment.abilities.drawPNG == nil {
      throw HandOver(companion: .draw)
    }
    let drawing = try context.read { book in
      let view = try view(context, book)
      let maker = HeatmapMaker(book: book, view: view, metric: metric)
      guard !words.isEmpty else {
        return Drawing(sheet: try maker.sheetOfAll(), color: nil, isEmpty: book.entries.isEmpty)
      }
      let entries = try book.find(words)
      let color = entries.count == 1 ? entries[0].habit.color ?? .standard : nil
      return Drawing(sheet: try maker.sheet(of: entries), color: color, isEmpty: false)
    }
    if files.isEmpty, !context.isJSON {
      return context.print(lines: drawing.isEmpty ? TodayView.beginning : drawing.terminalLines(context))
    }
    let colors = drawing.colors(.theme(appearance))
    try context.environment.writeFiles(
      try files.map { ($0.path, try drawing.bytes(of: $0, colors: colors, scale: scale, context)) })
    if context.isJSON { return try context.print(drawing.sheet.document(files: files.map(\.path))) }
    context.report(drawing.sheet.description)
    for file in files { context.report("saved \(file.path)") }
  }

  private static func view(_ context: CommandContext, _ book: HabitBook) throws -> HeatmapView {
    switch try RangeOptions.words(context.command) {
    case .unspecified: return .rolling
    case .year(let year): return .years(year...year)
    default:
      guard let range = try context.range(in: book) else { return .rolling }
      guard range.count <= HeatmapMaker.longestRange else {
        throw CommandFailure.invalid(
          "range-too-long",
          "a heatmap shows at most \(HeatmapMaker.longestRange) days, not \(range.count); ask for a shorter range")
      }
      return .range(range)
    }
  }

  /// A sheet and what it is drawn with.
  private struct Drawing {
    let sheet: HeatmapSheet
    /// The colour of the one habit that is shown; `nil` for several.
    let color: HabitColor?
    /// Whether there is no habit at all.
    let isEmpty: Bool

    func colors(_ theme: Theme) -> ColorScheme {
      color.map { .habit($0, theme) } ?? .github(theme)
    }

    func bytes(of file: PictureFile, colors: ColorScheme, scale: Int, _ context: CommandContext) throws -> [UInt8] {
      switch file.kind {
      case .svg:
        return SVGWriter().svg(of: HeatmapLayout(colors: colors).figure(of: sheet))
      case .png:
        guard let drawPNG = context.environment.abilities.drawPNG else { throw HandOver(companion: .draw) }
        let picture = try drawPNG(sheet, colors, scale)
        if !picture.missingCharacters.isEmpty {
          context.remark(
            "no installed font has \(picture.missingCharacters.map { "'\($0)'" }.joined(separator: ", ")); "
              + "install fonts-noto-cjk or fonts-noto-color-emoji")
        }
        return picture.bytes
      }
    }

    func terminalLines(_ context: CommandContext) -> [String] {
      let columns = context.width
      // A terminal is dark more often than not, and its own ground shows between the cells.
      return TerminalHeatmap(sheet: sheet, colors: colors(.dark), depth: context.style.depth).lines(width: columns)
    }
  }
}
