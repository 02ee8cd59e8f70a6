import CommandKit
import HabitCore
import HabitRender

/// Draws charts, in the terminal or into files.
enum ChartCommand: ProgramCommand {
  static let subject = Argument(.chartSubject, "What the chart shows; a dashboard shows all that applies.")
  static let habits = Argument(zeroOrMore: .habit, "The habits, one chart each.", shownDefault: "all in one chart")
  static let todos = Flag("--todos", "Chart the todos instead: weekly, priority or a dashboard.")

  static let spec = CommandSpec(
    "chart", "Draw charts, in the terminal or into files.",
    discussion: """
      Without a range weekly shows 26 weeks, amounts and punctuality 13, and all others 52; a younger habit is shown \
      from its first day on, but no less than 8 weeks. Amounts and punctuality of all habits are one chart for each \
      that has them. Priority is of todos, and without a range of all of them.
      """,
    examples: [
      Example("habit chart weekly", "Show how much was kept, week by week."),
      Example("habit chart strength read -o strength.svg --theme auto", "Draw the strength of a habit."),
      Example("habit chart dashboard read --year 2026 -o read.png --scale 2", "Draw all charts of a habit."),
      Example("habit chart streaks read run --last 6m", "Show the streaks of two habits."),
      Example("habit chart weekly --todos", "Show how many todos were done, week by week."),
    ],
    parameters: [subject.spec, habits.spec, todos.spec, CategoryOption.filter.spec] + RangeOptions.all
      + PictureOptions.all)

  static func run(_ context: CommandContext) throws {
    let command = context.command
    let subject = try command.value(subject)
    let words = try command.value(habits)
    let isOfTodos = command.isSet(todos) || subject == .priority
    if isOfTodos, !words.isEmpty { throw command.error(.conflict(todos.spec.name, habits.spec.label)) }
    if isOfTodos, !subject.isOfTodos { throw command.error(.other(Wording { $0.noChartOfTodos(subject.word) })) }
    let picture = try PictureRequest(context)
    try context.requireDrawing(for: picture)
    func drawn(in language: KeyPath<CommandContext, Language>) throws -> Drawing {
      try drawing(of: subject, words, isOfTodos: isOfTodos, picture, context, in: language)
    }
    var forms = try drawn(in: \.pictureLanguage).forms(picture, context)
    if context.language != context.pictureLanguage {
      forms.document = try drawn(in: \.language).forms(picture, context).document
    }
    try context.show(forms, as: picture)
  }

  private static func drawing(
    of subject: ChartSubject, _ words: [String], isOfTodos: Bool, _ picture: PictureRequest,
    _ context: CommandContext, in language: KeyPath<CommandContext, Language>
  ) throws -> Drawing {
    try context.read { book in
      if isOfTodos {
        return try drawingOfTodos(
          subject, picture, context, context.narrowedForTodos(book), in: context[keyPath: language])
      }
      let book = try context.narrowed(book, named: words)
      let entries = words.isEmpty ? book.entries : try book.find(words)
      let histories = try book.histories(of: entries)
      let range = try range(of: subject, earliest: histories.compactMap(\.days.first?.day).min(), context, book)
      let language = context[keyPath: language]
      let maker = ChartSheetMaker(
        book: book, range: range, language: language, title: picture.title ?? book.categoryTitle(language))
      guard !words.isEmpty else {
        return Drawing(
          subject: subject, sheet: try maker.sheetOfAll(subject, histories), range: range, colors: [],
          today: book.today, isEmpty: entries.isEmpty)
      }
      return Drawing(
        subject: subject, sheet: try maker.sheet(subject, of: histories), range: range,
        colors: histories.map { $0.habit.color ?? .standard }, today: book.today, isEmpty: false)
    }
  }

  private static func drawingOfTodos(
    _ subject: ChartSubject, _ picture: PictureRequest, _ context: CommandContext, _ book: HabitBook,
    in language: Language
  ) throws -> Drawing {
    let days = try book.todos().map { $0.todo.dayOfAccount(at: book.dayClock) }
    var range = try range(of: subject, earliest: days.min(), context, book)
    if subject == .priority, try context.range(in: book) == nil {
      // How much matters what is still to be done is asked for most.
      range = (days.min() ?? book.today)...(days.max() ?? book.today)
    }
    let maker = ChartSheetMaker(
      book: book, range: range, language: language, title: picture.title ?? book.categoryTitle(language))
    return Drawing(
      subject: subject, sheet: try maker.sheetOfTodos(subject), range: range, colors: [], today: book.today,
      isEmpty: false)
  }

  // MARK: - Ranges

  /// The days that are shown: none that are still to come, unless all of them are.
  private static func range(
    of subject: ChartSubject, earliest: Day?, _ context: CommandContext, _ book: HabitBook
  ) throws -> DayRange {
    guard let asked = try context.range(in: book, earliest: earliest) else {
      return subject.usualRange(today: book.today, weekStart: book.weekStart, earliest: earliest)
    }
    let range = asked.lowerBound <= book.today ? asked.lowerBound...min(asked.upperBound, book.today) : asked
    guard range.count <= ChartSubject.longestRange else {
      throw CommandFailure.invalid("range-too-long") {
        $0.showsAtMost($0.length(ChartSubject.longestRange, .days), not: range.count)
      }
    }
    guard case .kind(let kind) = subject, let period = kind.period else { return range }
    let bars = period.ranges(touching: range, weekStart: book.weekStart).count
    guard bars <= ChartSubject.mostBars else {
      throw CommandFailure.invalid("range-too-long") {
        $0.showsAtMost($0.length(ChartSubject.mostBars, period == .week ? .weeks : .months), not: bars)
          + (period == .week ? $0(", or for monthly", ". monthly를 써도 됩니다") : "")
      }
    }
    return range
  }

  /// A sheet and what it is drawn with.
  private struct Drawing {
    let subject: ChartSubject
    let sheet: ChartSheet
    let range: DayRange
    /// The colours of the habits; none if all are drawn together.
    let colors: [HabitColor]
    let today: Day
    /// Whether there is no habit at all.
    let isEmpty: Bool

    func forms(_ picture: PictureRequest, _ context: CommandContext) -> PictureForms {
      PictureForms(
        description: sheet.description, today: today,
        terminalLines: {
          guard !isEmpty else { return context.language.beginning }
          return TerminalChart(
            sheet: sheet, colors: picture.terminalColors(of: colors), depth: context.style.depth
          ).lines(width: context.width)
        },
        figure: { medium in
          ChartLayout(
            colors: picture.colors(of: colors), measure: medium.measure, hasTooltips: medium.hasTooltips,
            hasCaption: medium.hasCaption
          ).figure(of: sheet)
        },
        document: { files in sheet.document(subject, in: range, files: files) })
    }
  }
}
