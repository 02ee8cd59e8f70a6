import CommandKit
import TestSupport
import Testing

@testable import HabitCLI

@Suite("The description of the program") struct CommandCatalogueTests {
  @Test("is whole: names, summaries, examples and arguments")
  func audit() {
    // Options that mean one thing here and another there; they are read behind their command.
    let wanted = [
      "habit add: there are two options --color", "habit edit: there are two options --color",
      "habit category add: there are two options --color", "habit category edit: there are two options --color",
      "habit add: --every takes a value here or elsewhere, but not in both",
      "habit move: --last takes a value here or elsewhere, but not in both",
      "habit show: --last takes a value here or elsewhere, but not in both",
      "habit stats: --last takes a value here or elsewhere, but not in both",
    ]
    #expect(CommandAudit.faults(in: Program.spec).filter { !wanted.contains($0) } == [])
  }

  @Test("describes no command that is not there, and prints a page for each")
  func handled() throws {
    for command in Program.spec.subcommands where command.name != "help" {
      let home = try TestHome()
      #expect(try home.run("help \(command.name)").output == home.run("\(command.name) --help").output)
      // A command that is described but not implemented stops the program.
      _ = try home.attempt(command.name)
      for subcommand in command.subcommands { _ = try home.attempt("\(command.name) \(subcommand.name)") }
    }
  }

  @Test(
    "is what help prints, at the width of the terminal",
    arguments: ["", "check", "heatmap", "config", "todo", "todo list"])
  func help(command: String) throws {
    let home = try TestHome()
    let page = try home.run("help \(command)").output
    expectGolden(page, named: "help\(command.isEmpty ? "" : "-" + command.replacing(" ", with: "-")).txt")
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
    home.variables["COLUMNS"] = "60"
    let narrow = try home.run("help \(command)").output
    #expect(narrow != page)
  }

  @Test("help is given whatever else is on the line, and the version too")
  func always() throws {
    let home = try TestHome()
    #expect(try home.run("--version").output == "habit \(Program.version)\n")
    #expect(try home.run("check --help --nonsense").output == home.run("help check").output)
    #expect(try home.run("-h").output == home.run("help").output)
  }
}
