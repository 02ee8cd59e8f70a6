import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Shows the day at a glance: in a status bar, or as a card.
enum WidgetCommand: ProgramCommand {
  static let size = Option(
    "--size", ValueFormat<WidgetCard.Size>(choices: "size"),
    "How much a card shows: the ring, also what is open, or also the last weeks.", default: WidgetCard.Size.medium,
    shownDefault: "medium")
  static let palette = PictureOptions.palette(
    "The colours of the ring and the weeks of a card.", shownDefault: "github")
  static let title = PictureOptions.title("The title of a card.", shownDefault: "the day")

  static let spec = CommandSpec(
    "widget", "Show the day at a glance, in a status bar or as a card.",
    discussion: """
      It tells how much of what is due is done, what comes next, and how many days in a row were perfect. Names are \
      escaped as each bar wants it. A prompt is the count alone, and nothing where nothing is due.
      """,
    examples: [
      Example("habit widget", "Print the day on a line."),
      Example("habit widget --format waybar", "Print it for a custom module of waybar."),
      Example("habit widget --format tmux", "Print it for #(…) in the status line of tmux."),
      Example("habit widget -o today.png --size large --theme dark --scale 2", "Draw a card."),
      Example("habit widget -o today.svg --size small --theme auto", "Draw a small one."),
    ],
    parameters: [WidgetFormat.option.spec, size.spec] + PictureOptions.all(palette, title))

  static func run(_ context: CommandContext) throws {
    let format = try context.command.value(WidgetFormat.option)
    let size = try context.command.value(size)
    let picture = try PictureRequest(context)
    if !picture.isText {
      if format != nil {
        let option = picture.isImage ? PictureOptions.image.spec : PictureOptions.output.spec
        throw context.command.error(.conflict(WidgetFormat.option.spec.name, option.name))
      }
      return try draw(picture, size, context)
    }
    try write(context.isJSON ? .json : format ?? .plain, context)
  }

  private static func write(_ format: WidgetFormat, _ context: CommandContext) throws {
    do {
      let (glance, standings) = try context.read { try $0.glance() }
      if let standings { context.keep(standings) }
      context.emit(try format.text(of: GlanceWords(glance, context.pictureLanguage), style: context.style))
    } catch {
      throw ShownFailure(
        cause: error, output: try format.text(ofFailure: Failure(error).message(in: context.language)))
    }
  }

  private static func draw(
    _ picture: PictureRequest, _ size: WidgetCard.Size, _ context: CommandContext
  ) throws {
    try context.requireDrawing(for: picture)
    var forms = try Self.forms(picture, size, context, in: \.pictureLanguage)
    if context.language != context.pictureLanguage {
      forms.document = try Self.forms(picture, size, context, in: \.language).document
    }
    try context.show(forms, as: picture)
  }

  private static func forms(
    _ picture: PictureRequest, _ size: WidgetCard.Size, _ context: CommandContext,
    in language: KeyPath<CommandContext, Language>
  ) throws -> PictureForms {
    let (glance, card) = try context.read { book in
      let glance = try book.glance().glance
      let maker = WidgetCardMaker(book: book, language: context[keyPath: language], title: picture.title)
      return (glance, try maker.card(size, of: glance))
    }
    return PictureForms(
      description: card.description, today: glance.day, terminalLines: { [] },
      figure: { medium in
        WidgetLayout(colors: picture.colors(of: []), measure: medium.measure, hasTooltips: medium.hasTooltips)
          .figure(of: card)
      },
      document: { glance.document(description: card.description, files: $0) })
  }
}
