import CommandKit
import HabitCore
import HabitRender

/// Walks through what is open.
enum AskCommand: ProgramCommand {
  static let on = Option("--on", .date, "The last day to ask about.", shownDefault: "today")
  static let since = Option(
    "--since", .date, "The first day to ask about.", shownDefault: "the last with an entry, at most two weeks ago")

  static let spec = CommandSpec(
    "ask", "Walk through what is open, today and on the days before.",
    discussion: """
      Each question names the day that it is about, and each answer is saved at once: y for done, n for not done, s to \
      leave the day out, an amount, 'note' with a text, b to go back to the question before and take its answer back, q for enough, and nothing to \
      leave it open.
      """,
    examples: [
      Example("habit ask", "Answer what is open."), Example("habit ask --since mon", "Catch up since Monday."),
    ],
    parameters: [on.spec, since.spec])

  static func run(_ context: CommandContext) throws {
    let terminal = context.environment.terminal
    guard terminal.isInputTerminal, terminal.isErrorTerminal, !context.isJSON else {
      throw CommandFailure.invalid("no-terminal") { $0.askNeedsTerminal }
    }
    let language = context.language
    let (days, questions) = try context.read { book in
      let last = try context.day(on, today: book.today)
      guard last <= book.today else { throw CommandFailure.invalid("future") { $0.cannotAskAhead } }
      let word = try context.command.value(since)
      let first =
        try word.map { try context.day($0, of: since.spec, today: book.today) } ?? min(book.firstDayToAsk(), last)
      guard first <= last else {
        throw CommandFailure.invalid("invalid-range") { $0.begins(first, after: last) }
      }
      return (first...last, try book.questions(on: first...last, in: language))
    }
    guard !questions.isEmpty else { return context.report(language.nothingToAsk) }
    var dialog = AskDialog(context, questions)
    let count = try dialog.run()
    let open = try context.read { try $0.questions(on: days, in: language).count }
    context.report(language.answered(count, open: open))
  }
}

extension Language {
  fileprivate var cannotAskAhead: String {
    self("a day that is yet to come cannot be asked about", "앞날은 물을 수 없습니다")
  }
  fileprivate func begins(_ first: Day, after last: Day) -> String {
    self("--since \(first) lies after --on \(last)", "--since \(first)이(가) --on \(last)보다 늦습니다")
  }
}
