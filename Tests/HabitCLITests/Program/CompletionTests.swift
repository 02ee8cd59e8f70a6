import CommandKit
import Foundation
import SQLite
import TestSupport
import Testing

@testable import HabitCLI

@Suite("Completion calls") struct CompletionTests {
  private func words(_ home: TestHome, _ words: String...) -> [String] {
    let run = home.attempt(words: ["__complete", "--"] + words)
    #expect(run.code == .success && run.errors.isEmpty)
    return run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  @Test("offer the names of what fits")
  func names() throws {
    let home = try TestHome()
    for line in [
      "add Read", "add Run", "add Gone", "archive Gone", "category add Fit", "todo add Milk", "todo add Tea",
    ] {
      try home.run(line)
    }
    try home.run("todo check Tea")
    #expect(words(home, "check", "") == ["Read", "Run"])
    #expect(words(home, "check", "r") == ["Read", "Run"])
    #expect(words(home, "check", "Read", "") == ["Run"])
    #expect(words(home, "unarchive", "") == ["Gone"])
    #expect(words(home, "show", "") == ["Read", "Run", "Gone"])
    #expect(words(home, "todo", "check", "") == ["Milk"])
    #expect(words(home, "todo", "uncheck", "") == ["Tea"])
    #expect(words(home, "edit", "Read", "--category", "f") == ["Fit"])
    #expect(words(home, "edit", "Read", "--category=f") == ["--category=Fit"])
    #expect(words(home, "help", "da") == ["dates", "days"])
  }

  @Test("are silent, and make and change nothing, where there is no store that can be read")
  func unreadable() throws {
    let home = try TestHome()
    #expect(words(home, "check", "").isEmpty)
    #expect(!FileManager.default.fileExists(atPath: home.store))
    try home.run("add Read")
    let whole = try Data(contentsOf: URL(filePath: home.store))
    let lock = try Connection(path: home.store, mode: .readWrite)
    try lock.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
    // Whether a locked store can be read is up to SQLite; that nobody waits and nothing is said is up to us.
    #expect(["", "Read"].contains(words(home, "check", "").joined()))
    try lock.execute("ROLLBACK")
    for (name, bytes) in [("damaged", whole.prefix(5000)), ("foreign", Data("text".utf8)), ("empty", Data())] {
      try bytes.write(to: URL(filePath: home.store))
      #expect(words(home, "check", "").isEmpty, "\(name)")
      #expect(try Data(contentsOf: URL(filePath: home.store)) == bytes, "\(name)")
    }
  }
}
