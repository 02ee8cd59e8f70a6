import Testing

@testable import CommandKit

@Suite("Audit") struct CommandAuditTests {
  @Test("finds nothing wrong with a sound program")
  func sound() {
    #expect(CommandAudit.faults(in: NoteProgram.root) == [])
  }

  @Test("names each fault of a description")
  func faults() {
    let flag = Flag("--all", short: "a", "List all.")
    let other = Option("--all", .text(), "not a sentence")
    let digit = Flag("-Bad", short: "3", "Be bad.")
    let help = Flag("--assist", short: "h", "Help.")
    let word = Argument(optional: NoteProgram.day, "A word.")
    let words = Argument(zeroOrMore: .text("Words"), "Words.")
    let root = CommandSpec(
      "bad", "Be bad.", defaultSubcommand: "none",
      groups: [
        CommandGroup("Empty", []),
        CommandGroup(
          "Commands",
          [
            CommandSpec("Up", "be up", examples: [Example("bad Up", "Be up.")], parameters: [flag.spec, flag.spec]),
            CommandSpec("two", "Be two.", examples: [], parameters: [other.spec, digit.spec]),
            CommandSpec(
              "two", "Be two.\nAgain.", examples: [Example("bad two 'x", "Be open."), Example("good two", "Be good.")]),
            CommandSpec(
              "late", "Be late.",
              examples: [Example("bad late --on x", "Be on."), Example("bad late soon", "Be soon.")],
              parameters: [word.spec, words.spec, NoteProgram.text.spec]),
            CommandSpec(
              "last", "Be last.", examples: [Example("bad last soon", "Be soon.")], parameters: [word.spec]),
            CommandSpec("other", "Be other.", examples: [Example("bad Up", "Be up.")], parameters: [help.spec]),
          ]),
      ])
    let expected = [
      "bad: there are two subcommands two",
      "bad: a heading has no commands",
      "bad: there is no default subcommand 'none'",
      "bad Up: the name is not a lower-case word",
      "bad Up: the summary of the command is not one sentence with a full stop",
      "bad Up: there are two options --all",
      "bad Up: there are two options -a",
      "bad two: --all takes a value here or elsewhere, but not in both",
      "bad two: -Bad is no long name",
      "bad two: the short name of -Bad is not a letter",
      "bad two: the summary of --all is not one sentence with a full stop",
      "bad two: there is no example",
      "bad two: the summary of the command is not one sentence with a full stop",
      "bad two: the example 'bad two 'x' is no command line of bad",
      "bad two: the example 'good two' is no command line of bad",
      "bad late: the placeholder of Words is not a lower-case word",
      "bad late: an argument follows a repeated one",
      "bad late: <text> may not be left out, but <Words> may",
      "bad late: the example 'bad late --on x' does not parse: there is no option '--on'",
      "bad late: the example 'bad late soon' does not parse: <text> is missing",
      "bad last: the example 'bad last soon' does not parse: 'soon' is not valid for <day>: "
        + "write it as a number of days, such as -3",
      "bad other: there are two options -h",
      "bad other: the example 'bad Up' shows 'bad Up'",
    ]
    #expect(CommandAudit.faults(in: root) == expected)
  }

  @Test(
    "reads the words of an example as a shell does",
    arguments: [
      ("", []), ("a  b", ["a", "b"]), ("a 'b c' \"d 'e'\"", ["a", "b c", "d 'e'"]), ("a''b ''", ["ab", ""]),
      ("a\\ b", ["a b"]), ("a | b", ["a"]), ("'a", nil), ("a\\", nil), ("a '|' b", ["a", "|", "b"]),
    ] as [(String, [String]?)])
  func shellWords(line: String, words: [String]?) {
    #expect(ShellWords(line)?.words == words)
  }
}
