import CommandKit
import HabitCore
import HabitRender

/// Draws heatmaps, in the terminal or into files.
enum HeatmapCommand: ProgramCommand {
  static let habits = Argument(zeroOrMore: .habit, "The habits, one grid each.", shownDefault: "all in one grid")
  static let all = Flag("--all", "All habits in one grid: how many of those due were kept.")

  static let csv = Option(
    "--csv", .csv, "Draw the numbers of a file with lines date,value instead of habits; - reads a pipe.")

  static let spec = CommandSpec(
    "heatmap", "Draw a heatmap, in the terminal or into files.",
    discussion: """
      Without a range it shows the week of today and the 52 weeks before it; numbers of a file end with their last day.
      """,
    examples: [
      Example("habit heatmap read", "Show a year of a habit in the terminal."),
      Example("habit heatmap --all --year 2026 -o year.png --scale 2", "Draw a calendar year of all habits."),
      Example("habit heatmap read run -o both.svg --theme auto", "Draw two habits, one below the other."),
      Example("habit heatmap read --image", "Show the picture in a terminal such as kitty, iTerm2 or foot."),
      Example("habit heatmap --csv commits.csv -o commits.svg", "Draw any dated numbers."),
      Example("habit heatmap read -o read.pdf --palette cividis --months outline", "Draw a page to print."),
    ],
    parameters: [habits.spec, all.spec, CategoryOption.filter.spec, csv.spec] + RangeOptions.all + PictureOptions.all
      + HeatmapRequestOptions.all)

  static func run(_ context: CommandContext) throws {
    let command = context.command
    let words = try command.value(habits)
    let file = try command.value(csv)
    guard words.isEmpty || !command.isSet(all) else { throw command.error(.conflict("<habit>", all.spec.name)) }
    if file != nil, command.isGiven(CategoryOption.filter) {
      throw command.error(.conflict(csv.spec.name, CategoryOption.filter.spec.name))
    }
    if file != nil, command.isSet(all) || !words.isEmpty {
      throw command.error(.conflict(csv.spec.name, words.isEmpty ? all.spec.name : "<habit>"))
    }
    let picture = try PictureRequest(context)
    let request = try HeatmapRequest(command)
    try context.requireDrawing(for: picture)
    let values = try file.map { try numbers(in: $0, context) }
    func drawn(in language: KeyPath<CommandContext, Language>) throws -> PictureForms {
      let drawing =
        if let file, let values {
          try drawing(of: values, in: file, picture, request, context, in: language)
        } else {
          try drawing(of: words, picture, request, context, in: language)
        }
      return drawing.forms(picture, request.options, context)
    }
    var forms = try drawn(in: \.pictureLanguage)
    if context.language != context.pictureLanguage { forms.document = try drawn(in: \.language).document }
    try context.show(forms, as: picture)
  }

  private static func drawing(
    of words: [String], _ picture: PictureRequest, _ request: HeatmapRequest, _ context: CommandContext,
    in language: KeyPath<CommandContext, Language>
  ) throws -> Drawing {
    try context.read { book in
      let book = try context.narrowed(book, named: words)
      let language = context[keyPath: language]
      let maker = HeatmapMaker(
        book: book, view: try view(context, book), request: request, language: language,
        title: picture.title ?? book.categoryTitle(language), hasNotes: picture.hasTooltips)
      guard !words.isEmpty else {
        let sheet = maker.sheetOfAll(try book.histories(of: book.entries))
        return Drawing(sheet: sheet, colors: [], today: book.today, isEmpty: book.entries.isEmpty)
      }
      let histories = try book.histories(of: try book.find(words))
      let colors = histories.map { $0.habit.color ?? .standard }
      return Drawing(sheet: try maker.sheet(of: histories), colors: colors, today: book.today, isEmpty: false)
    }
  }

  private static func drawing(
    of numbers: [(day: Day, value: Double)], in file: String, _ picture: PictureRequest, _ request: HeatmapRequest,
    _ context: CommandContext, in language: KeyPath<CommandContext, Language>
  ) throws -> Drawing {
    try context.read { book in
      let heatmap = Heatmap(
        values: numbers, title: picture.title ?? title(of: file), view: try view(context, book), today: book.today,
        weekStart: request.weekStart ?? book.weekStart, thresholds: request.thresholds,
        language: context[keyPath: language])
      return Drawing(sheet: heatmap.sheet, colors: [], today: book.today, isEmpty: false)
    }
  }

  private static func numbers(in file: String, _ context: CommandContext) throws -> [(day: Day, value: Double)] {
    if file == "-", context.environment.terminal.isInputTerminal {
      throw CommandFailure.invalid(
        "no-input", "there is nothing to read: pipe lines such as 2026-03-05,8 into --csv -",
        "읽을 내용이 없습니다. 2026-03-05,8 같은 줄을 파이프로 --csv -에 넘기세요")
    }
    return try DatedNumbers.read(try context.environment.readFile(file), of: file)
  }

  /// The name of a file without its folders and its ending.
  private static func title(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? ""
    guard name != "-" else { return "" }
    return name.lastIndex(of: ".").map { $0 > name.startIndex ? String(name[..<$0]) : name } ?? name
  }

  /// The days that a command line asks for.
  static func view(_ context: CommandContext, _ book: HabitBook) throws -> HeatmapView {
    switch try RangeOptions.words(context.command) {
    case .unspecified: return .rolling
    case .year(let year): return .years(year...year)
    default:
      guard let range = try context.range(in: book) else { return .rolling }
      guard range.count <= HeatmapMaker.longestRange else {
        throw CommandFailure.invalid("range-too-long") {
          $0.showsAtMost($0.length(HeatmapMaker.longestRange, .days), not: range.count)
        }
      }
      return .range(range)
    }
  }

  /// A sheet and what it is drawn with.
  private struct Drawing {
    let sheet: HeatmapSheet
    /// The colours of the habits; none if all are drawn together.
    let colors: [HabitColor]
    let today: Day
    /// Whether there is no habit at all.
    let isEmpty: Bool

    func forms(_ picture: PictureRequest, _ options: HeatmapOptions, _ context: CommandContext) -> PictureForms {
      PictureForms(
        description: sheet.description, today: today,
        terminalLines: {
          guard !isEmpty else { return context.language.beginning }
          let heatmap = TerminalHeatmap(
            sheet: sheet, colors: picture.terminalColors(of: colors), options: options, depth: context.style.depth)
          return heatmap.lines(width: context.width)
        },
        figure: { medium in
          HeatmapLayout(
            colors: picture.colors(of: colors), options: options, measure: medium.measure,
            hasTooltips: medium.hasTooltips, hasCaption: medium.hasCaption
          ).figure(of: sheet)
        },
        document: sheet.document)
    }
  }
}
