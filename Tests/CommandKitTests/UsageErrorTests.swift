import CommandKit
import Testing

@Suite("Usage errors") struct UsageErrorTests {
  @Test(
    "say what is wrong and where to read more",
    arguments: [
      ("lsit", "there is no command 'lsit'; did you mean 'list'?", "note"),
      ("frobnicate --json x", "there is no command 'frobnicate'", "note"),
      ("li", "there is no command 'li'", "note"),
      ("-3", "there is no command '-3'", "note"),
      ("config gte x", "there is no command 'gte'; did you mean 'get'?", "note config"),
      ("help lsit", "there is no command 'lsit'; did you mean 'list'?", "note"),
      ("help config gte", "there is no command 'gte'; did you mean 'get'?", "note config"),
      ("tag", "a command is missing; add one of add", "note tag"),
      ("add x --prioritty high", "there is no option '--prioritty'; did you mean '--priority'?", "note add"),
      ("add x --dya", "there is no option '--dya'", "note add"),
      ("add x --prio high", "there is no option '--prio'", "note add"),
      ("add x --all", "there is no option '--all'", "note add"),
      ("find --format text", "there is no option '--format'", "note find"),
      ("add x -x", "there is no option '-x'", "note add"),
      ("add x -qxq", "there is no option '-x'", "note add"),
      ("add x -json", "there is no option '-json'; did you mean '--json'?", "note add"),
      ("--JSON", "there is no option '--JSON'; did you mean '--json'?", "note list"),
      ("config --al", "there is no option '--al'", "note config list"),
      ("add x --on", "the value of --on <day> is missing", "note add"),
      ("add x -p", "the value of --priority <priority> is missing", "note add"),
      ("add x --on --json", "the value of --on <day> is missing", "note add"),
      ("add x --on -- 3", "the value of --on <day> is missing", "note add"),
      ("add x --json=yes", "--json takes no value; leave out 'yes'", "note add"),
      ("add x --help=yes", "--help takes no value; leave out 'yes'", "note add"),
      ("add x --on 1 --on 1", "--on is given twice; give it once", "note add"),
      ("-p high add x --priority=low", "--priority is given twice; give it once", "note add"),
      ("add", "<text> is missing", "note add"),
      ("remove", "<note> is missing", "note remove"),
      ("config set", "<key> is missing", "note config set"),
      ("print", "--format <format> is missing", "note print"),
      ("add x y", "'y' is one argument too many", "note add"),
      ("config set a b c", "'c' is one argument too many", "note config set"),
      ("list x", "'x' is one argument too many", "note list"),
    ])
  func lines(line: String, message: String, command: String) throws {
    let error = try #require(throws: UsageError.self) { try NoteProgram.run(line) }
    #expect(error.description == "note: \(message)\nRun '\(command) --help' for usage.")
  }

  @Test("name a value that cannot be read, its parameter and how to write it")
  func invalidValues() throws {
    let dated = try NoteProgram.run("add x --on soon")
    let dateError = try #require(throws: UsageError.self) { try dated.value(NoteProgram.on) }
    #expect(
      dateError.message == "'soon' is not valid for --on <day>: write it as a number of days, such as -3")

    let ranked = try NoteProgram.run("add x -phgih")
    let rankError = try #require(throws: UsageError.self) { try ranked.value(NoteProgram.priority) }
    #expect(
      rankError.message
        == "'hgih' is not valid for --priority <priority>: write one of high, normal, low; did you mean 'high'?")

    let empty = try NoteProgram.run(words: ["print", "--format="])
    let formatError = try #require(throws: UsageError.self) { try empty.value(NoteProgram.format) }
    #expect(formatError.message == "'' is not valid for --format <format>: write one of text, html")
  }

  @Test("write rules that only the program knows in the same manner")
  func programRules() throws {
    let command = try NoteProgram.run("add x")
    #expect(
      command.error(.conflict("--days", "--every")).message == "--days and --every exclude each other; give one of them"
    )
    #expect(
      command.error(.missingCompanion(Wording(verbatim: "--per <period>"), of: Wording(verbatim: "--times"))).message
        == "--times needs --per <period> beside it")
    #expect(
      command.error(.other(Wording(verbatim: "the end is before the start"))).message == "the end is before the start")
    #expect(command.error(.other(Wording(verbatim: "x"))).advice == "Run 'note add --help' for usage.")
  }

  @Test("never echo a character that steers the terminal")
  func controlCharacters() throws {
    let error = try #require(throws: UsageError.self) { try NoteProgram.run(words: ["a\u{1B}[31m\nb\u{202E}"]) }
    #expect(error.message == "there is no command 'a\\u{1B}[31m\\nb\\u{202E}'")
  }

  @Test("have a code of their own for each kind of fault")
  func codes() {
    let faults: [UsageFault] = [
      .unknownCommand("", suggestion: nil), .missingCommand(choices: []), .unknownOption("", suggestion: nil),
      .missingValue(option: ""), .unexpectedValue("", flag: ""), .repeatedOption(""),
      .invalidValue("", parameter: "", reason: .notAmong([], suggestion: nil)),
      .missingParameter(Wording(verbatim: "")), .surplusArgument(""), .conflict("", ""),
      .missingCompanion(Wording(verbatim: ""), of: Wording(verbatim: "")), .other(Wording(verbatim: "")),
    ]
    #expect(Set(faults.map(\.code)).count == faults.count)
    #expect(faults.allSatisfy { !$0.description.isEmpty || $0 == .other(Wording(verbatim: "")) })
  }
}
