import CommandKit
import HabitCore

/// Shows which milestones were reached, and which come next.
enum BadgesCommand: ProgramCommand {
  static let spec = CommandSpec(
    "badges", "Show the badges that were earned, and those that come next.",
    discussion: """
      A badge is earned by a streak of \(list(Milestone.streakLengths)) days, weeks or months, by \
      \(list(Milestone.daysDoneCounts)) days on which a habit was done, and over all habits by the first week and month \
      in which all that was due was kept. Badges are read off the history: what is taken back takes its badges along.
      """,
    examples: [
      Example("habit badges", "Show all badges."),
      Example("habit badges read", "Show those of one habit."),
    ],
    parameters: [SharedParameters.someHabits.spec, CategoryOption.filter.spec])

  static func run(_ context: CommandContext) throws {
    let (badges, isEmpty) = try context.read { book in
      let words = try context.command.value(SharedParameters.someHabits)
      let book = try context.narrowed(book, named: words)
      let all = try book.histories(of: book.entries)
      let chosen = words.isEmpty ? book.entries : try book.find(words)
      let badges = Badges(
        of: all.filter { history in chosen.contains { $0.habit.id == history.habit.id } },
        amongAll: words.isEmpty && book.category == nil ? all : nil, today: book.today, weekStart: book.weekStart)
      return (badges, book.entries.isEmpty)
    }
    if context.isJSON { return try context.print(.document(badges)) }
    guard !isEmpty else { return context.print(lines: context.language.beginning) }
    context.print(
      lines: BadgesView(badges: badges, style: context.style, language: context.language).lines(width: context.width))
  }

  /// `7, 30 or 100`.
  private static func list(_ numbers: [Int]) -> String {
    numbers.dropLast().map(String.init).joined(separator: ", ") + (numbers.last.map { " or \($0)" } ?? "")
  }
}
