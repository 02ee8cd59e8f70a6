import CommandKit

/// Prints the manual page.
enum ManCommand: ProgramCommand {
  static let spec = CommandSpec(
    "man", "Print the manual page.",
    discussion: "For good it goes to ~/.local/share/man/man1/habit.1, where 'man habit' finds it.",
    examples: [Example("habit man | man -l -", "Read the manual.")])

  static func run(_ context: CommandContext) throws {
    context.emit(page.text)
  }

  static var page: ManPage {
    ManPage(Program.spec, date: Program.date, environment: environment, files: files)
  }

  private static let environment = [
    Glossary.Entry("HABIT_HOME", "The folder of the store."),
    Glossary.Entry("HABIT_NOW", "The time to take for now, such as 2026-03-05T07:00, for tests and demonstrations."),
    Glossary.Entry("XDG_DATA_HOME", "The folder in which the store lies in habit, unless HABIT_HOME is set."),
    Glossary.Entry("XDG_CONFIG_HOME", "The folder in which the configuration lies in habit/config."),
    Glossary.Entry("HABIT_DAY_START", "The setting day-start; so too for all others, such as HABIT_WEEK_START."),
    Glossary.Entry("LANG", "The language and the first weekday, as long as no setting says otherwise."),
    Glossary.Entry("NO_COLOR", "No colours, if it is not empty."),
    Glossary.Entry("CLICOLOR_FORCE", "Colours even where nobody looks, if it is not 0."),
    Glossary.Entry("COLUMNS", "The width of help and lists."),
    Glossary.Entry("PGPASSFILE", "The file of passwords for a server on which devices meet; so too for all of libpq."),
  ]

  private static let files = [
    Glossary.Entry("~/.local/share/habit/habit.db", "The store, an SQLite database."),
    Glossary.Entry("~/.local/share/habit/backups", "A copy of the store for each of the last days."),
    Glossary.Entry("~/.config/habit/config", "The configuration: lines such as 'week-start = sun'."),
  ]
}
