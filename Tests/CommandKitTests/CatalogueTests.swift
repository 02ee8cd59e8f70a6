import CommandKit
import Foundation
import Testing

@Suite("Catalogue") struct CatalogueTests {
  @Test("shows code that compiles and does what it says")
  func example() throws {
    var printed: [String] = []
    func print(_ value: some CustomStringConvertible) { printed.append(value.description) }

    let day = ValueFormat<Int>("day") { text throws(InvalidValue) in
      guard let day = Int(text) else { throw .refused(Wording(verbatim: "write it as a number of days, such as -3")) }
      return day
    }
    let on = Option("--on", day, "The day to look at.", shownDefault: "today")
    let list = CommandSpec(
      "list", "List the notes of a day.", examples: [Example("note list --on -3", "List the notes of three days ago.")],
      parameters: [on.spec])
    let note = CommandSpec("note", "Keep notes in the terminal.", defaultSubcommand: "list", subcommands: [list])

    for words in [["--on", "-3"], ["list"], ["--version"]] {
      switch try note.parse(words) {
      case .run(let command): print(try command.value(on) ?? 0)
      case .help(let path): print(Help.page(for: path, width: 80))
      case .topic(let topic): print(Help.page(for: topic, width: 80))
      case .version: print("1.0")
      }
    }
    #expect(printed == ["-3", "0", "1.0"])
    #expect(CommandAudit.faults(in: note) == [])
  }

  @Test("holds no code but that of the test above")
  func sameCode() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let catalogue = folder.appending(path: "../../Sources/CommandKit/CommandKit.docc/CommandKit.md")
    let page = try String(contentsOf: catalogue, encoding: .utf8)
    let source = lines(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    #expect(blocks.count == 2)
    for block in blocks { #expect(source.contains(lines(block)), "\(block)") }
  }

  /// The lines of a text without their indentation.
  private func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }
}
