import CommandKit

/// A small program that keeps notes, described for the tests.
enum NoteProgram {
  enum Priority: String, CaseIterable {
    case high, normal, low
  }

  static let day = ValueFormat<Int>("day", completion: .lookup(topic: "day")) { text throws(InvalidValue) in
    guard let day = Int(text) else { throw .refused(Wording(verbatim: "write it as a number of days, such as -3")) }
    return day
  }
  static let noteName = ValueFormat<String>("note", completion: .lookup(topic: "note")) { $0 }

  static let json = Flag("--json", "Print JSON.")
  static let quiet = Flag("--quiet", short: "q", "Print nothing but errors.")
  static let home = Option("--home", .file("folder"), "The folder that holds the notes.", shownDefault: "~/.notes")

  static let all = Flag("--all", short: "a", "List finished notes too.")
  static let on = Option("--on", day, "The day to look at.", shownDefault: "today")
  static let text = Argument(.text(), "What to remember.")
  static let priority = Option(
    "--priority", short: "p", .init(choices: "priority"), "How much it matters.", default: Priority.normal,
    shownDefault: "normal")
  static let tag = Option(repeated: "--tag", short: "t", .text("tag"), "A tag to put on the note.")
  static let format = Option(required: "--format", .init("format", choices: [("text", 1), ("html", 2)]), "The form.")
  static let output = Option(repeated: "--output", short: "o", .file(), "A file to write to.")
  static let notes = Argument(oneOrMore: noteName, "The notes to remove.")
  static let key = Argument(.text("key"), "The name of the setting.")
  static let value = Argument(optional: .text("value"), "Its value.", shownDefault: "on")
  static let words = Argument(zeroOrMore: .text("word"), "The words to look for.", shownDefault: "all notes")

  static let list = CommandSpec(
    "list", "List the notes of a day.", examples: [Example("note", "List the notes of today.")],
    parameters: [on.spec, all.spec])
  static let add = CommandSpec(
    "add", "Add a note.",
    discussion: """
      A note is a line of text. It can carry any number of tags, by which `note find` and the printed book sort it \
      later.

      The note stays until it is removed.
      """,
    examples: [
      Example("note add 'Buy milk' -t shop", "Add a note with a tag."),
      Example("note add \"Call Ann\" --priority high --on -3", "Add an important note to the day three days ago."),
    ],
    parameters: [text.spec, priority.spec, tag.spec, on.spec])
  static let find = CommandSpec(
    "find", "Find notes by their words.", examples: [Example("note find milk | wc -l", "Count the notes on milk.")],
    parameters: [words.spec])
  static let remove = CommandSpec(
    "remove", "Remove notes.", examples: [Example("note remove milk eggs", "Remove two notes.")],
    parameters: [notes.spec])
  static let print = CommandSpec(
    "print", "Print the notes as a book.",
    glossary: Glossary(
      "Forms",
      [
        Glossary.Entry("text", "Lines as a typewriter would write them."),
        Glossary.Entry("html", "A page for the browser, with a table of contents and the tags of each note as links."),
      ]),
    examples: [Example("note print --format html -o book.html", "Write a page for the browser.")],
    parameters: [format.spec, output.spec])
  static let config = CommandSpec(
    "config", "Read and change the settings.", defaultSubcommand: "list",
    subcommands: [
      CommandSpec(
        "get", "Print one setting.", examples: [Example("note config get color", "Print one setting.")],
        parameters: [key.spec]),
      CommandSpec(
        "set", "Change one setting.", examples: [Example("note config set color never", "Never use colour.")],
        parameters: [key.spec, value.spec]),
      CommandSpec("list", "Print all settings.", examples: [Example("note config", "Print all settings.")]),
    ])
  static let tags = CommandSpec(
    "tag", "Work with tags.",
    subcommands: [
      CommandSpec("add", "Add a tag.", examples: [Example("note tag add shop", "Add a tag.")], parameters: [key.spec])
    ])

  static let root = CommandSpec(
    "note", "Keep notes in the terminal.", discussion: "Without a command it lists the notes of today.",
    examples: [Example("note add 'Buy milk'", "Add a note.")],
    options: [home.spec, json.spec, quiet.spec], defaultSubcommand: "list",
    groups: [
      CommandGroup("Every day", [list, add, find, remove]),
      CommandGroup("Now and then", [print, config, tags, .help(examples: [Example("note help add", "Show a page.")])]),
    ])

  /// Parses a line whose words are separated by single blanks, and expects a command to run.
  static func run(_ line: String) throws -> ParsedCommand {
    try run(words: line.split(separator: " ").map(String.init))
  }

  /// Parses words and expects a command to run.
  static func run(words: [String]) throws -> ParsedCommand {
    guard case .run(let command) = try root.parse(words) else { throw UnexpectedInvocation(words: words) }
    return command
  }
}

/// A line asked for help or for the version where it should run a command.
struct UnexpectedInvocation: Error {
  let words: [String]
}
