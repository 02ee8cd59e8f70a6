import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Shows the day at a glance: in a status bar, or as a card.
enum WidgetCommand: ProgramCommand {
  static let spec = CommandSpec(
    "widget", "Show the day at a glance, in a status bar or as a card.",
    discussion: """
      It tells how much of what is due is done, what comes next, and how many days in a row were perfect. In a bar a \
      prompt shows nothing when nothing is due.
      """,
    examples: [
      Example("habit widget", "Print the day on a line."),
      Example("habit widget --format waybar", "Print it for a custom module of waybar."),
      Example("habit widget --format tmux", "Print it for #(…) in the status line of tmux."),
    ],
    parameters: [WidgetFormat.option.spec])

  static func run(_ context: CommandContext) throws {
    let format = context.isJSON ? .json : try context.command.value(WidgetFormat.option) ?? .plain
    do {
      let words = GlanceWords(try glance(context), context.language)
      context.emit(try format.text(of: words, style: context.style))
    } catch {
      throw ShownFailure(cause: error, output: try format.text(ofFailure: Failure(error).message(in: context.language)))
    }
  }

  private static func glance(_ context: CommandContext) throws -> DayGlance {
    let (glance, standings) = try context.read { try $0.glance() }
    if let standings { context.keep(standings) }
    return glance
  }
}
