import Foundation
import TestSupport
import Testing

/// What may happen to a store in bad days, at random and bounded: nothing that was acknowledged is lost, and the doctor
/// finds nothing.
@Suite("Bad days", .serialized) struct SafetySoakTests {
  private static let rounds = Soak.isLong ? 60 : Soak.isOn ? 8 : 1

  private func home(_ path: String? = nil) throws -> BuiltHome {
    let home = try BuiltHome(path: path)
    home.variables["HABIT_NOW"] = "2026-03-05T12:00"
    for name in ["Read", "Run", "Water"] { try home.run("add", name, "--start", "2024-01-01") }
    return home
  }

  private func expectSound(_ home: BuiltHome, _ comment: Comment) throws {
    let doctor = try home.run("doctor")
    #expect(doctor.code == 0 && doctor.output == "all is well\n", "\(comment): \(doctor.output)\(doctor.errors)")
  }

  /// The notes of all check-ins: each was given to one command alone.
  private func notes(_ home: BuiltHome) throws -> Set<String> {
    Set(try home.run("log", "--json").json["checkIns"].items.compactMap { $0["note"].string }.filter { !$0.isEmpty })
  }

  @Test("kill -9 in the middle of any command loses no check-in that was acknowledged")
  func kills() throws {
    for seed in 1...UInt64(Self.rounds) {
      let home = try home()
      var generator = SeededGenerator(seed: seed)
      var acknowledged: Set<String> = []
      // How long a command takes depends on what else the machine does: about half of them shall be killed.
      var longestWait: UInt32 = 30_000
      for step in 0..<60 {
        let (words, note) = command(step, home, &generator)
        let running = try home.start(words)
        usleep(UInt32.random(in: 0...longestWait, using: &generator))
        kill(running.process.processIdentifier, SIGKILL)
        let isDone = try running.end().code == 0
        longestWait = isDone ? max(longestWait * 4 / 5, 1000) : min(longestWait * 3 / 2, 500_000)
        if isDone, let note, !note.isEmpty { acknowledged.insert(note) }
        // A restore, an undo or a removal takes back what was there, as it should.
        if note == nil { acknowledged.formIntersection(try notes(home)) }
      }
      #expect(try acknowledged.subtracting(notes(home)).isEmpty, "seed \(seed)")
      try expectSound(home, "seed \(seed)")
    }
  }

  /// A command line at random, and the note of a check-in that it makes.
  private func command(
    _ step: Int, _ home: BuiltHome, _ generator: inout SeededGenerator
  ) -> (words: [String], note: String?) {
    let habit = ["Read", "Run", "Water"].randomElement(using: &generator) ?? "Read"
    let day = "-\(step)"
    switch Int.random(in: 0..<19, using: &generator) {
    case 0: return (["uncheck", habit, "--on", "-\(step / 2)"], nil)
    case 1: return (["edit", habit, "--icon", "\(step)"], "")
    case 2: return (["undo"], nil)
    case 3: return (["todo", "add", "Todo \(step)"], "")
    case 4: return (["pause", habit, "--from", "2027-01-\(10 + step % 10)", "--to", "2027-02-01"], "")
    case 5: return (["backup", home.file("copy-\(step).db")], "")
    case 6: return (["doctor", "--fix"], "")
    case 7: return (["move", habit, "--first"], "")
    case 8: return (["redo"], nil)
    case 9: return (["restore", home.file("copy-\(step / 2).db"), "--yes"], nil)
    case 10: return (["import", "csv", table(step, home), "--columns", "date=date,habit=name,value=value"], "")
    default: return (["check", habit, "--on", day, "--note", "note \(step)"], "note \(step)")
    }
  }

  /// The path of a table with a day of a habit.
  private func table(_ step: Int, _ home: BuiltHome) -> String {
    let path = home.file("table-\(step).csv")
    try? Data("date,name,value\n2026-01-01,Imported \(step),1\n".utf8).write(to: URL(filePath: path))
    return path
  }

  @Test("ten writers at once are all heard")
  func writers() throws {
    for round in 0..<Self.rounds {
      let home = try home()
      let writers = try (0..<10).map { writer in
        try home.start(
          writer % 5 == 4
            ? ["todo", "add", "Todo \(writer)"]
            : [
              "check", ["Read", "Run", "Water"][writer % 3], "--on", "-\(writer)", "--note", "note \(round) \(writer)",
            ])
      }
      for writer in writers { #expect(try writer.end().code == 0) }
      #expect(try notes(home).count == 8)
      #expect(try home.run("todo", "list", "--json").json["todos"].items.count == 2)
      try expectSound(home, "round \(round)")
    }
  }

  @Test("a full disk loses nothing that was acknowledged, and says so", .enabled(if: SmallDisk.isExpected))
  func fullDisk() throws {
    for round in 0..<Self.rounds {
      let disk = try SmallDisk(kilobytes: 400 + round * 12)
      let home = try home(disk.path + "/home")
      var acknowledged: Set<String> = []
      var refusals = 0
      for step in 0..<200 where refusals < 3 {
        let note = "\(step) " + String(repeating: "x", count: 1500)
        let ended = try home.start(["check", "Read", "--on", "-\(step)", "--note", note]).end()
        if ended.code == 0 { acknowledged.insert(note) } else { refusals += 1 }
        #expect(ended.code == 0 || [73, 74].contains(ended.code), "\(ended.errors)")
      }
      #expect(refusals == 3)
      #expect(try acknowledged.subtracting(notes(home)).isEmpty)
      // Where nothing can be written the doctor reads.
      #expect([0, 1].contains(try home.run("doctor").code))
      let copy = home.file("rescued.db")
      #expect(try home.run("backup", copy).code == 0)
      let rescued = try BuiltHome()
      #expect(try rescued.run("restore", copy, "--yes").code == 0)
      #expect(try acknowledged.subtracting(notes(rescued)).isEmpty)
      try expectSound(rescued, "round \(round)")
    }
  }
}
