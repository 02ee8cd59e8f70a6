import TestSupport
import Testing

@testable import CommandKit
@testable import HabitCLI

@Suite("The synopsis of an option") struct OptionSynopsisTests {
  @Test("promises that it may be repeated exactly where the command takes it twice")
  func repetition() throws {
    let home = try Self.home()
    var promised: Set<String> = []
    // Help is given whatever else is on the line.
    for path in CommandPath(root: Program.spec).runnablePaths where path.name != "help" {
      for option in path.options where option.kind == .option {
        let value = try #require(
          option.choices.first ?? Self.values.first { (try? option.validate($0)) != nil },
          "\(path.line) \(option.name)")
        let isPromised = option.usageLabel.hasSuffix("...")
        if isPromised { promised.insert(option.name) }
        let example = try #require(path.command.examples.first, "\(path.line)")
        var words = try #require(ShellWords(example.line)?.words.dropFirst())
        if let place = words.firstIndex(of: option.name) { words.removeSubrange(place...(place + 1)) }
        let twice = [option.name, value, option.name, value]
        let isRefused = home.attempt(words: words + twice).errors.contains("\(option.name) is given twice")
        #expect(isRefused == !isPromised, "\(path.line) \(option.usageLabel)")
      }
    }
    #expect(promised == ["--output"])
  }

  @Test("says once where an option means two things, and each of them is taken once")
  func colors() throws {
    for line in ["add Swim", "edit Read", "category add Home", "category edit Health"] {
      let home = try Self.home()
      #expect(
        try home.run(line.split(separator: " ").dropLast().joined(separator: " ") + " --help").output
          .contains("[--color <color>]"))
      try home.run("\(line) --color red --color never")
      #expect(try home.attempt("\(line) --color red --color blue").errors.contains("--color is given twice"))
      #expect(try home.attempt("\(line) --color auto --color never").errors.contains("--color is given twice"))
    }
  }

  /// A value of each kind that an option of the program takes.
  private static let values = [
    "1", "no-folder/x.svg", "no-folder/x.html", "red", "2026-03-05", "2026-03", "2026-W10", "2026", "08:00", "mon",
    "week", "auto", "light",
    "12w",
    "'8 glasses'", "Read", "medium", "plain", "count", "text", "date=Day",
  ]

  private static func home() throws -> TestHome {
    let home = try TestHome()
    for line in ["category add Health", "add Read", "add Run --category Health", "add Gym --start 2026-01-01"] {
      try home.run(line)
    }
    return home
  }
}
