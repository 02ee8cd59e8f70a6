import CommandKit
import HabitCLI
import HabitCore
import TestSupport
import Testing

@Suite("The progress of an import") struct ImportProgressTests {
  private func imported(_ line: String, isTerminal: Bool) throws -> [String] {
    let home = try TestHome()
    home.terminal.isErrorTerminal = isTerminal
    home.abilities.foreignReader = Abilities.ForeignReader(
      plan: { _, _, options throws(AbilityFailure) in
        let habits = ["Read", "Run"].map { text in
          guard let name = try? Name(text) else { preconditionFailure("'\(text)' is no name") }
          var entries = ImportedEntries()
          for offset in 1...3 { entries.append(day: options.today - offset, kind: .done, amount: nil, note: "") }
          return ImportedHabit(
            habit: Habit(id: DerivedIdentifier.habit([text]), name: name, start: options.today - 3), entries: entries)
        }
        return (.harsh, ImportPlan(habits: habits))
      }, receipt: { _, _ in [] })
    try home.run(line)
    return home.progress
  }

  @Test("is shown to a person who waits, and taken away at the end")
  func shown() throws {
    #expect(
      try imported("import harsh folder", isTerminal: true)
        == ["reading folder …", "3 of 6 check-ins …", "6 of 6 check-ins …", ""])
    #expect(try imported("import harsh folder --dry-run", isTerminal: true).last == "")
  }

  @Test(
    "is shown to nobody else",
    arguments: [("import harsh folder", false), ("import harsh folder --json", true), ("import harsh folder -q", true)])
  func hidden(_ row: (line: String, isTerminal: Bool)) throws {
    #expect(try imported(row.line, isTerminal: row.isTerminal).isEmpty)
  }
}
