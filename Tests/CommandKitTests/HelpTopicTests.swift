import Testing

@testable import CommandKit

@Suite("Help topics") struct HelpTopicTests {
  private static let root = CommandSpec(
    "note", "Keep notes.",
    topics: [
      HelpTopic(
        "dates", "Show how dates are written.", discussion: "One.\n\nTwo.",
        sections: [Glossary("Dates", [Glossary.Entry("today", "This day.")])])
    ],
    groups: [CommandGroup("Commands", [.help(examples: [Example("note help", "Show help.")])])])

  private func page(_ words: String...) throws(UsageError) -> String? {
    guard case .topic(let topic) = try Self.root.parse(words) else { return nil }
    return Help.page(for: topic, width: 40)
  }

  @Test("have pages of their own")
  func pages() throws {
    let text = "Show how dates are written.\n\nOne.\n\nTwo.\n\nDATES:\n  today                   This day.\n"
    #expect(try page("help", "dates") == text)
    #expect(try page("help", "dates", "--help") == text)
    #expect(try page("help") == nil)
  }

  @Test("are listed by the page of the program, by the manual and while help is typed")
  func listed() {
    let help = Help.page(for: CommandPath(root: Self.root), width: 80)
    #expect(help.contains("TOPICS:\n  help dates              Show how dates are written.\n"))
    let manual = ManPage(Self.root, date: "March 5, 2026").text
    #expect(manual.contains(".Sh TOPICS\n.Ss Dates\nShow how dates are written.\n.Pp\nOne.\n.Pp\nTwo.\n.Pp\nDates:\n"))
    #expect(ShellCompletion(["help", "d"], in: Self.root).candidates.map(\.word) == ["dates"])
    #expect(ShellCompletion(["help", "dates", ""], in: Self.root).candidates.isEmpty)
  }

  @Test("are no commands")
  func commands() {
    #expect(throws: UsageError.self) { try page("dates") }
    #expect(throws: UsageError.self) { try page("help", "dates", "dates") }
  }
}
