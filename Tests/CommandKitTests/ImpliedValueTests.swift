import CommandKit
import Testing

@Suite("An option whose value may be left out") struct ImpliedValueTests {
  private static let week = Option("--week", short: "w", .text("week"), "The week.", impliedValue: "this")
  private static let quiet = Flag("--quiet", short: "q", "Say nothing.")
  private static let name = Argument(zeroOrMore: .text("name"), "The names.")
  private static let root = CommandSpec(
    "calendar", "Show a calendar.", examples: [], parameters: [name.spec, week.spec, quiet.spec])

  private func command(_ line: String) throws -> ParsedCommand {
    let words = line.split(separator: " ").map(String.init)
    guard case .run(let command) = try Self.root.parse(words) else { throw Refused() }
    return command
  }

  private struct Refused: Error {}

  private static let lines: [(String, String?, [String])] = [
    ("--week", "this", []), ("-w", "this", []), ("--week --quiet a", "this", ["a"]), ("a --week", "this", ["a"]),
    ("--week 9", "9", []), ("--week=9 a", "9", ["a"]), ("-w9", "9", []), ("--week 9 a", "9", ["a"]),
    ("-qw", "this", []), ("--week -- a", "this", ["a"]), ("a", nil, ["a"]),
  ]

  @Test(
    "stands for that value at the end of a line and before another option, and takes one that is given",
    arguments: Self.lines)
  func values(line: String, week: String?, names: [String]) throws {
    let command = try command(line)
    #expect(try command.value(Self.week) == week)
    #expect(try command.value(Self.name) == names)
    #expect(command.isGiven(Self.week) == (week != nil))
  }

  @Test("may be given once, as others")
  func once() {
    #expect(throws: UsageError.self) { try command("--week --week 9") }
  }

  @Test("is shown with its value in brackets")
  func help() {
    let page = Help.page(for: CommandPath(root: Self.root), width: 80)
    #expect(page.contains("[--week [<week>]]") && page.contains("-w, --week [<week>]"))
  }
}
