import CommandKit
import HabitCore
import HabitRender

/// Writes a report as one page.
enum ReportCommand: ProgramCommand {
  static let habits = Argument(zeroOrMore: .habit, "The habits.", shownDefault: "all of the period")
  static let output = Option(
    required: "--output", short: "o", ValueFormat("file", completion: .file, reading: PageFile.init),
    "The file to write, .html.")
  static let theme = Option(
    "--theme", ValueFormat<PictureOptions.ThemeChoice>(choices: "theme"), "The theme; auto follows the reader's.",
    default: PictureOptions.ThemeChoice.auto, shownDefault: "auto")

  static let spec = CommandSpec(
    "report", "Write a report as one page.",
    discussion: """
      The page needs no network, and no script to be read. Without a range it shows the last year of each habit; with \
      --week it sums up a week.
      """,
    examples: [
      Example("habit report -o habits.html", "Report on the last year."),
      Example("habit report read --year 2026 -o read.html --lang ko", "Report on a year of one habit, in Korean."),
      Example("habit report --week -o week.html", "Sum up the running week."),
    ],
    parameters: [habits.spec, CategoryOption.filter.spec] + RangeOptions.all + [
      output.spec, theme.spec, PictureOptions.language.spec,
    ])

  static func run(_ context: CommandContext) throws {
    let command = context.command
    let words = try command.value(habits)
    let file = try command.value(output)
    let theme = try command.value(theme)
    let asked = try RangeOptions.words(command)
    func drawn(in language: KeyPath<CommandContext, Language>) throws -> Report {
      try report(on: words, asked, context, in: language)
    }
    let page = try drawn(in: \.pictureLanguage)
    let writer = ReportWriter(theme: theme == .dark ? .dark : .light, dark: theme == .auto ? .dark : nil)
    try context.save([(file.path, writer.html(of: page))])
    if context.isJSON { return try context.print(drawn(in: \.language).document(file: file.path)) }
    context.report(page.sentence)
    context.report(context.language.saved(file.path))
  }

  private static func report(
    on words: [String], _ asked: RangeWords, _ context: CommandContext, in language: KeyPath<CommandContext, Language>
  ) throws -> Report {
    try context.read { book in
      let book = try context.narrowed(book, named: words)
      let language = context[keyPath: language]
      let entries = words.isEmpty ? book.entries : try book.find(words)
      if case .week(let week) = asked {
        let day = week.week(today: book.today, weekStart: book.weekStart).first
        let maker = SummaryMaker(book: book, language: language)
        return try maker.report(on: try maker.summary(per: .week, containing: day, of: entries))
      }
      let view = try HeatmapCommand.view(context, book)
      return try ReportMaker(book: book, view: view, language: language).report(on: entries, isChosen: !words.isEmpty)
    }
  }
}
