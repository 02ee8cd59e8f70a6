import CommandKit
import TestSupport
import Testing

@Suite("Help") struct HelpTests {
  @Test("of the program groups the commands under their headings")
  func program() throws {
    expectGolden(try page("--help"), named: "help.txt")
  }

  @Test("of a command leads from the usage over examples to the options")
  func command() throws {
    expectGolden(try page("help add"), named: "help-add.txt")
  }

  @Test("of a command with words of its own explains them")
  func glossary() throws {
    expectGolden(try page("help print"), named: "help-print.txt")
  }

  @Test("of a command with subcommands lists them")
  func group() throws {
    expectGolden(try page("config --help"), named: "help-config.txt")
  }

  @Test("is the same page, however it is asked for", arguments: ["help add", "add --help", "-h add", "add x --dya -h"])
  func sameText(line: String) throws {
    #expect(try page(line) == page("add -h"))
  }

  @Test("keeps to the width wherever words are short enough", arguments: [60, 80, 120, 200])
  func width(columns: Int) throws {
    for path in CommandPath(root: NoteProgram.root).runnablePaths {
      for line in Help.page(for: path, width: columns).split(separator: "\n") where line.contains(" ") {
        #expect(line.count <= columns, "\(line)")
      }
    }
  }

  @Test("stays readable in a terminal that is far too narrow", arguments: [0, 1, 20, -5])
  func narrow(columns: Int) throws {
    let page = try page("help add", width: columns)
    #expect(page.contains("--priority"))
  }

  @Test("keeps paragraphs that are laid out already")
  func laidOut() {
    let command = CommandSpec(
      "x", "Do x.", discussion: "Forms are:\n\n  one   the first\n  two   the second", examples: [])
    let page = Help.page(for: CommandPath(root: command), width: 40)
    #expect(page.contains("Forms are:\n\n  one   the first\n  two   the second\n"))
  }

  private func page(_ line: String, width: Int = 80) throws -> String {
    let words = line.split(separator: " ").map(String.init)
    guard case .help(let path) = try NoteProgram.root.parse(words) else { throw UnexpectedInvocation(words: words) }
    return Help.page(for: path, width: width)
  }
}
