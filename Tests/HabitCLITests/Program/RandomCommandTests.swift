import CommandKit
import TestSupport
import Testing

@Suite("Any command line") struct RandomCommandTests {
  @Test("ends with a known code and a message where it failed, and its documents can be read", arguments: Soak.seeds)
  func anyLine(seed: UInt64) throws {
    let home = try TestHome().at("2026-03-05T12:00")
    for line in ["add Read --start 2026-02-01", "add '물 마시기' --goal '8 glasses'", "add Run --times 3 --per week"] {
      try home.run(line)
    }
    var lines = RandomLine(seed: seed)
    for _ in 0..<150 {
      let words = lines.next()
      let comment: Comment = "seed \(seed): \(words)"
      let run = home.attempt(words: words)
      #expect(run.code == .success || run.code == .finding || run.code == .usage || run.code == .missingInput, comment)
      expectClear(run, comment)

      let document = home.attempt(words: words + ["--json"])
      expectClear(document, comment)
      let isPlain = words.contains { ["--", "--help", "-h", "--version", "help", "--json"].contains($0) }
      if !isPlain, run.code != .success { #expect(document.errorCode != nil, comment) }
      if !isPlain, document.code == .success, !document.output.isEmpty, document.output.first == "{" {
        #expect(throws: Never.self, comment) { try document.json }
      }
    }
  }

  @Test("that writes is wholly undone, and done again, and one that is refused writes nothing", arguments: Soak.seeds)
  func undone(seed: UInt64) throws {
    let home = try TestHome().at("2026-03-05T12:00")
    try home.run("add Read --start 2026-02-20")
    try home.run("add Run --goal '8 glasses' --start 2026-02-20")
    // What changes todos and categories finds some from the first line on.
    for line in ["todo add Read", "todo add '물 마시기'", "category add Run"] { try home.run(line) }
    var lines = RandomLine(seed: seed)
    var before = try home.everything()
    var writes = 0
    for _ in 0..<60 {
      let words = lines.nextWrite()
      let comment: Comment = "seed \(seed): \(words)"
      let changes = try home.run("history --limit 1000 --json").json["changes"].items
      let run = home.attempt(words: words)
      expectClear(run, comment)
      let after = try home.everything()
      let isWritten = try home.run("history --limit 1000 --json").json["changes"].items != changes
      guard isWritten else {
        #expect(after == before, comment)
        continue
      }
      writes += 1
      #expect(run.code == .success, comment)
      try home.run("undo")
      #expect(try home.everything() == before, comment)
      try home.run("redo")
      #expect(try home.everything() == after, comment)
      before = after
    }
    #expect(writes >= 5, "seed \(seed)")
  }

  /// A run that failed says why, in one line or with advice below it; one that did not fail has nothing to excuse.
  private func expectClear(_ run: TestRun, _ comment: Comment) {
    guard run.code != .success else { return }
    #expect(run.output.isEmpty, comment)
    #expect(run.errors.hasPrefix("habit: ") || run.errorCode != nil, comment)
    #expect(run.errors.count > "habit: ?\n".count && run.errors.last == "\n", comment)
    #expect(!run.errors.contains("\u{1B}"), comment)
  }
}
