import Foundation
import SQLite
import TestSupport
import Testing

@Suite("Backups, restores and the doctor, end to end") struct BackupTests {
  private func home() throws -> BuiltHome {
    let home = try BuiltHome()
    try home.run("add", "Read", "--start", "2026-01-01")
    try home.run("check", "Read")
    return home
  }

  /// Waits for something that happens in the background.
  private func wait(for isThere: () -> Bool) -> Bool {
    for _ in 0..<200 where !isThere() { usleep(50_000) }
    return isThere()
  }

  @Test("the first change of a day makes a copy in the background, and the oldest goes")
  func daily() throws {
    let home = try home()
    home.variables["HABIT_BACKUPS"] = "2"
    for day in 6...9 {
      home.variables["HABIT_NOW"] = "2026-03-0\(day)T12:00"
      let file = home.path + "/backups/habit-2026-03-0\(day).db"
      #expect(try home.run("today").code == 0)
      #expect(!FileManager.default.fileExists(atPath: file), "reading is no change")
      #expect(try home.run("check", "Read").code == 0)
      #expect(wait { FileManager.default.fileExists(atPath: file) })
    }
    #expect(wait { ((try? home.shell("ls $HABIT_HOME/backups").output) ?? "").split(separator: "\n").count == 2 })
    let listed = try home.run("backup", "--json").json["backups"].items
    #expect(listed.map { $0["date"].string } == ["2026-03-09", "2026-03-08"])
    #expect(try home.run("doctor").output == "all is well\n")
  }

  @Test("a damaged store is kept aside, and a copy put in its place")
  func damaged() throws {
    let home = try home()
    let copy = home.file("copy.db")
    #expect(try home.run("backup", copy).output == "saved \(copy): 1 habit, 1 check-in, 0 todos\n")
    let whole = try Data(contentsOf: URL(filePath: home.store))
    try whole.dropLast(20).write(to: URL(filePath: home.store))
    let examined = try home.run("doctor")
    #expect(examined.code == 1 && examined.output.contains("is damaged"))
    #expect(try home.run("check", "Read").code == 65)
    let restored = try home.run("restore", copy, "--yes", "--json").json
    let aside = try #require(restored["aside"].string)
    #expect(try Data(contentsOf: URL(filePath: aside)) == whole.dropLast(20))
    #expect(try home.run("log", "Read", "--json").json["checkIns"].items.count == 1)
    #expect(try home.run("doctor").code == 0)
  }

  @Test("a restore while others write loses nothing: it is in the store or in what was kept")
  func restoreWhileWriting() throws {
    let home = try home()
    try home.run("add", "Run", "--start", "2026-01-01")
    home.variables["HABIT_NOW"] = nil
    let copy = home.file("copy.db")
    try home.run("backup", copy)
    let script =
      """
      for try in $(seq \(Soak.isOn ? 150 : 40)); do habit check $1 --on -$try --note "$1-$try" -q && echo "$1-$try"; done
      """
    try Data(script.utf8).write(to: URL(filePath: home.file("write.sh")))
    let writers =
      "for writer in Read Run; do bash ~/write.sh $writer > ~/$writer & done; "
      + "for try in $(seq \(Soak.isOn ? 25 : 8)); do habit restore '\(copy)' --yes -q || echo refused; done; wait"
    let ended = try home.shell(writers)
    #expect(ended.output == "", "\(ended.errors)")
    let acknowledged = try home.shell("cat ~/Read ~/Run").output.split(separator: "\n").map(String.init)
    var found: Set<String> = []
    let kept = try home.shell("ls $HABIT_HOME/habit.db*").output.split(separator: "\n").map(String.init)
    for file in kept where !file.hasSuffix("-wal") && !file.hasSuffix("-shm") {
      let reader = try Connection(path: file, mode: .readOnly)
      let notes = try reader.prepare("SELECT note FROM check_in WHERE NOT deleted")
      while try notes.step() { found.insert(notes.text(0)) }
    }
    #expect(acknowledged.count > 20 && kept.count > 5)
    #expect(Set(acknowledged).subtracting(found).isEmpty)
    #expect(try home.run("doctor").code == 0)
  }

  @Test("no export replaces a copy of the store")
  func exports() throws {
    let home = try home()
    home.variables["HABIT_BACKUPS"] = "7"
    try home.run("check", "Read", "--on", "yesterday")
    let file = home.path + "/backups/habit-2026-03-05.db"
    #expect(wait { FileManager.default.fileExists(atPath: file) })
    let before = try Data(contentsOf: URL(filePath: file))
    #expect(try home.run("export", "csv", "-o", file).code == 73)
    #expect(try home.run("export", "csv", "-o", home.store + ".before-restore-x").code == 73)
    #expect(try home.run("backup", "-").code == 64)
    #expect(try Data(contentsOf: URL(filePath: file)) == before)
  }

  @Test("a restore asks, and without a terminal names what would answer; the store itself is no copy")
  func refused() throws {
    let home = try home()
    let copy = home.file("copy.db")
    try home.run("backup", copy)
    try home.run("add", "Run")
    let before = try home.files()
    let refused = try home.run("restore", copy)
    #expect(refused.code == 64 && refused.errors.contains("vanishing: Run") && refused.errors.contains("--yes"))
    #expect(try home.run("restore", copy, "--dry-run").code == 0)
    #expect(try home.run("restore", home.store, "--yes").code == 64)
    for (name, code) in [("nowhere.db", 66), ("text.db", 65), ("newer.db", 65)] as [(String, Int32)] {
      let path = home.file(name)
      if name == "text.db" { try Data("text".utf8).write(to: URL(filePath: path)) }
      if name == "newer.db" {
        try FileManager.default.copyItem(atPath: copy, toPath: path)
        try Connection(path: path, mode: .readWrite).execute("PRAGMA user_version = 99")
      }
      #expect(try home.run("restore", path, "--yes").code == code, "\(name)")
    }
    #expect(try home.run("backup", copy).code == 73)
    #expect(try home.files() == before)
  }

  @Test("two doctors at once repair once, and each repair is one step to undo")
  func twoDoctors() throws {
    let home = try home()
    try home.run("add", "Run")
    try Connection(path: home.store, mode: .readWrite).execute("UPDATE habit SET position = 'V', start_day = 20600")
    let doctors = try (0..<4).map { _ in try home.start(["doctor", "--fix"]) }
    for doctor in doctors { #expect(try doctor.end().code == 0) }
    #expect(try home.run("doctor").code == 0)
    #expect(
      try home.run("history", "--json").json["changes"].items.filter { $0["command"].string == "doctor --fix" }
        .count == 1)
    #expect(try home.run("undo").code == 0)
    #expect(try home.run("doctor").code == 1)
  }

  @Test("what others may read is told, and closed")
  func modes() throws {
    let home = try home()
    chmod(home.store, 0o644)
    let examined = try home.run("doctor", "--json")
    #expect(examined.code == 1)
    #expect(try examined.json["findings"].items.map { $0["code"].string } == ["open-to-others"])
    #expect(try home.run("doctor", "--fix").code == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: home.store)[.posixPermissions] as? Int == 0o600)
  }
}
