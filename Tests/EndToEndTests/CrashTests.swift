import Foundation
import SQLite
import TestSupport
import Testing

@Suite("Crashes, full disks and damaged files") struct CrashTests {
  @Test("after kill -9 at any moment every command that ended is there, and at most the last one more")
  func killed() throws {
    let home = try BuiltHome()
    try home.run("add", "X", "--start", "2025-01-01")
    var generator = SeededGenerator(seed: 1)
    var completed: Set<String> = []
    var started: Set<String> = []
    // How long a command takes depends on what else the machine does: about half of them shall be killed.
    var longestWait: UInt32 = 15_000
    for number in 0..<(Soak.isOn ? 400 : 40) {
      let day = "-\(number)"
      let running = try home.start(["check", "X", "--on", day, "--json"])
      usleep(UInt32.random(in: 0...longestWait, using: &generator))
      kill(running.process.processIdentifier, SIGKILL)
      started.insert(day)
      let isCompleted = try running.end().code == 0
      if isCompleted { completed.insert(day) }
      longestWait = isCompleted ? longestWait * 4 / 5 : min(longestWait * 3 / 2 + 100, 1_000_000)
    }
    let count = try home.run("log", "X", "--json").json["checkIns"].items.count
    #expect(count >= completed.count)
    #expect(count <= started.count)
    #expect(!completed.isEmpty && completed.count < started.count)
    #expect(try home.shell("ls \(home.path)").output == "habit.db\n")
    #expect(try home.run("check", "X", "--on", "-399").code == 0)
    let connection = try Connection(path: home.store, mode: .readWrite)
    let check = try connection.prepare("PRAGMA integrity_check")
    #expect(try check.step())
    #expect(check.text(0) == "ok")
  }

  // MARK: - Files that are refused

  private static let commands = [
    ["today"], ["list"], ["log", "--json"], ["stats"], ["check", "X"], ["add", "Y"], ["undo"], ["config"],
    ["heatmap", "X"], ["delete", "X", "--yes"],
  ]

  /// A home with some check-ins.
  private func home() throws -> BuiltHome {
    let home = try BuiltHome()
    try home.run("add", "X", "--start", "2026-01-01")
    for day in 0..<5 { try home.run("check", "X", "--on", "-\(day)", "--note", String(repeating: "note ", count: 200)) }
    return home
  }

  private func expectRefused(_ home: BuiltHome, code: Int32, kind: String, _ comment: Comment) throws {
    let before = try home.files()
    for words in Self.commands {
      let ended = try home.start(words).end()
      #expect(ended.code == code, "\(comment): \(words)")
      #expect(ended.output.isEmpty, "\(comment): \(words)")
      if !words.contains("--json") {
        #expect(ended.errors.hasPrefix("habit: "), "\(comment): \(words)")
        #expect(ended.errors.split(separator: "\n").count == 1, "\(comment): \(ended.errors)")
        #expect(ended.errors.contains(home.store), "\(comment): \(ended.errors)")
      }
    }
    #expect(try ParsedJSON(home.run("today", "--json").errors)["error"]["code"].string == kind)
    #expect(try home.files() == before, comment)
  }

  @Test("a store that lost its tail is refused and left as it is", arguments: [20, 4096, 8192, 30_000])
  func truncated(bytes: Int) throws {
    let home = try home()
    let whole = try Data(contentsOf: URL(filePath: home.store))
    try whole.dropLast(bytes).write(to: URL(filePath: home.store))
    try expectRefused(home, code: 65, kind: "damaged-store", "\(bytes) bytes lost")
  }

  @Test("a store of a newer version is refused and left as it is")
  func newer() throws {
    let home = try home()
    try Connection(path: home.store, mode: .readWrite).execute("PRAGMA user_version = 99")
    try expectRefused(home, code: 65, kind: "newer-store", "newer")
  }

  @Test("a file of another kind is refused and left as it is")
  func foreign() throws {
    let home = try BuiltHome()
    try FileManager.default.createDirectory(atPath: home.path, withIntermediateDirectories: true)
    for content in ["Not a database at all.\n", "{\"habits\": []}", String(repeating: "SQLite format 3 ", count: 99)] {
      try content.write(toFile: home.store, atomically: true, encoding: .utf8)
      try expectRefused(home, code: 65, kind: "foreign-store", "text")
    }
    try FileManager.default.removeItem(atPath: home.store)
    try Connection(path: home.store, mode: .create).execute("CREATE TABLE Habits (id INTEGER PRIMARY KEY)")
    try expectRefused(home, code: 65, kind: "foreign-store", "another program's database")
  }

  @Test("a damaged store is refused by who meets the damage, and left as it is")
  func damaged() throws {
    let home = try home()
    var bytes = try Data(contentsOf: URL(filePath: home.store))
    // All pages but the first, which says what the file is.
    bytes.replaceSubrange(4096..., with: Data(repeating: 0xA5, count: bytes.count - 4096))
    try bytes.write(to: URL(filePath: home.store))
    try expectRefused(home, code: 65, kind: "damaged-store", "damaged")
  }

  // MARK: - Disks and permissions

  @Test("a disk too small for a store is reported, and nothing is left on it", .enabled(if: SmallDisk.isExpected))
  func tinyDisk() throws {
    let disk = try SmallDisk(kilobytes: 64)
    let home = try BuiltHome(path: disk.path)
    let ended = try home.run("add", "X")
    #expect(ended.code == 74)
    #expect(ended.errors.contains("disk is full"))
    #expect(try home.files().isEmpty)
    #expect(try home.run("today").code == 0)
  }

  @Test("a disk that fills up refuses the write and keeps all before it", .enabled(if: SmallDisk.isExpected))
  func fullDisk() throws {
    let disk = try SmallDisk(kilobytes: 512)
    let home = try BuiltHome(path: disk.path)
    try home.run("add", "X", "--start", "2026-01-01")
    let note = String(repeating: "long ", count: 4000)
    var kept = 0
    var failure: Ended?
    for day in 0..<60 {
      let ended = try home.run("check", "X", "--on", "-\(day)", "--note", note)
      guard ended.code == 0 else {
        failure = ended
        break
      }
      kept += 1
    }
    let refused = try #require(failure)
    #expect(refused.code == 74)
    #expect(refused.errors.contains("disk is full"))
    #expect(kept > 0)
    let before = try home.files()["habit.db"]
    #expect(try home.run("log", "X", "--json").json["checkIns"].items.count == kept)
    #expect(try home.run("check", "X", "--on", "-61", "--note", note).code == 74)
    #expect(try home.files()["habit.db"] == before)
  }

  @Test("a read-only disk can be read, and refuses every write", .enabled(if: SmallDisk.isExpected))
  func readOnlyDisk() throws {
    let disk = try SmallDisk(kilobytes: 2048)
    let home = try BuiltHome(path: disk.path)
    try home.run("add", "X")
    try home.run("check", "X")
    try disk.makeReadOnly()
    let before = try home.files()
    #expect(try home.run("today", "--json").json["items"][0]["state"].string == "done")
    for words in [["uncheck", "X"], ["add", "Y"], ["undo"], ["config", "set", "week-start", "sun"]] {
      let ended = try home.start(words).end()
      #expect(ended.code == 77, "\(words)")
      #expect(ended.errors.contains("permission"), "\(words)")
    }
    let picture = try home.run("heatmap", "X", "-o", disk.path + "/x.svg")
    #expect(picture.code == 77)
    #expect(try home.files() == before)
  }

  @Test("a folder that cannot be made is reported with its path", arguments: ["/proc/habit", "/dev/null/habit"])
  func noFolder(path: String) throws {
    let ended = try BuiltHome(path: path).run("add", "X")
    #expect([73, 77].contains(ended.code))
    #expect(ended.errors.contains(path))
    #expect(ended.errors.split(separator: "\n").count == 1)
  }

  @Test("a store that may not be read is reported", .enabled(if: geteuid() != 0))
  func forbidden() throws {
    let home = try home()
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: home.store)
    #expect(try home.run("today").code == 77)
    #expect(try home.run("check", "X").code == 77)
  }
}
