import CommandKit
import Foundation
import TestSupport
import Testing

@testable import HabitCLI

/// Checks the documents of `--json` against the schemas in `Examples/schema`.
@Suite("JSON Schemas", .enabled(if: Formats.areExpected, Formats.advice)) struct SchemaTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Examples/schema").standardized.path

  /// Which schema describes the document of a command.
  private static let schemas: [String: String] = [
    "today": "today", "check": "recording", "uncheck": "recording", "skip": "recording", "add": "messages",
    "list": "list", "show": "show", "edit": "messages", "move": "messages", "pause": "pause", "resume": "messages",
    "archive": "messages", "unarchive": "messages", "delete": "messages", "streaks": "streaks", "badges": "badges",
    "explain": "explain", "week": "week", "month": "month", "stats": "stats", "heatmap": "heatmap", "chart": "chart",
    "report": "report", "log": "log", "widget": "widget", "remind send": "remind", "import": "import",
    "export": "export", "undo": "reversal", "redo": "reversal", "history": "history", "config list": "config",
    "config get": "config", "config set": "messages", "config unset": "messages", "backup": "backup-list",
    "restore": "restore", "doctor": "doctor", "path": "path", "todo list": "todo-list", "todo show": "todo-show",
    "todo add": "messages", "todo check": "messages", "todo uncheck": "messages", "todo edit": "messages",
    "todo delete": "messages", "todo move": "messages", "todo clear": "messages", "category list": "category-list",
    "category add": "messages", "category edit": "messages", "category delete": "messages",
    "category move": "messages", "merge": "merge", "sync now": "sync", "sync status": "sync-status",
    "sync setup": "messages",
    "sync join": "messages", "sync forget": "messages", "sync admin list": "sync-devices",
    "sync admin invite": "sync-invite", "sync admin init": "messages", "sync admin revoke": "messages",
    "remind install": "messages", "remind uninstall": "messages",
  ]

  /// Commands that print no document of their own: scripts, pages and questions.
  private static let without: Set<String> = ["completions", "man", "help", "ask"]

  @Test("describe the document of every command that prints one")
  func everyCommand() {
    for path in CommandPath(root: Program.spec).runnablePaths where !Self.without.contains(path.name) {
      let schema = Self.schemas[path.name]
      #expect(schema != nil, "habit \(path.name) has no schema")
      if let schema { #expect(FileManager.default.fileExists(atPath: "\(Self.folder)/\(schema).json"), "\(schema)") }
    }
  }

  /// A home in which there is something of everything.
  private func richHome() throws -> BuiltHome {
    let home = try BuiltHome()
    home.variables["HABIT_NOW"] = "2026-03-05T21:30"
    for line in [
      "category add Health --icon 💪", "category add 집",
      "add Read --at 21:00 --icon 📖 --start 2025-01-01 --note 'A page?' --category Health --color blue",
      "add Water --goal '8 glasses' --start 2026-01-01", "add Coffee --at-most '2 cups' --start 2026-02-01",
      "add Plants --every 3 --start 2026-02-01 --at 08:00", "add Gym --times 3 --per week --start 2026-01-05",
      "add Km --per month --goal '50 km' --start 2026-01-01",
      "add Sugar --at-most 0 --start 2026-02-01 --end 2026-12-31",
      "add Track --days none --start 2026-02-01", "add '물 마시기 💧' --days mon,wed,fri --start 2026-02-02 --no-reminder",
      "add Old --start 2026-01-01", "check Old --on 2026-01-03", "archive Old --on 2026-02-01",
      "check Read --on -1", "check Read --on -2", "check Read --on -4 --note late", "check Water --amount 3.5",
      "check Water --on -1 --amount 9", "check Gym --on -1", "check Km --on -2 --amount 7",
      "check Coffee --on -2 --amount 4",
      "check Plants --on -4", "skip Read --on -6 --note Ill", "check Gym --on -3 --no", "check Track --on -1",
      "pause Gym --from 2026-04-01 --to 2026-04-07", "pause --all --from 2026-05-01",
      "edit Read --days mon-fri --from 2026-03-02", "edit Water --goal '6 glasses' --from 2026-03-01",
      "todo add 'Buy milk' --due today --at 18:00 --important --memo two", "todo add Nodate", "todo add Done --due -1",
      "todo check Done",
    ] {
      let ended = try home.shell("habit \(line)")
      #expect(ended.code == 0, "\(line): \(ended.errors)")
    }
    return home
  }

  /// Command lines and the schema of what they print.
  private static let lines: [(line: String, schema: String)] =
    ["Read", "Water", "Coffee", "Plants", "Gym", "Km", "Sugar", "Track", "Old", "물"].flatMap { habit in
      [
        ("show \(habit)", "show"), ("show \(habit) --last 1y", "show"), ("explain \(habit)", "explain"),
        ("explain \(habit) --on -2", "explain"),
      ]
    } + [
      ("today", "today"), ("today --on -2", "today"), ("today --all", "today"), ("list", "list"),
      ("list --archived", "list"), ("streaks", "streaks"), ("badges", "badges"), ("week", "week"),
      ("week --week 2026-W01", "week"), ("month", "month"), ("stats", "stats"), ("stats Sugar --last 1w", "stats"),
      ("log", "log"), ("history", "history"), ("config", "config"), ("config get day-start", "config"),
      ("path", "path"),
      ("pause", "pause"), ("todo list", "todo-list"), ("todo show Nodate", "todo-show"),
      ("todo show Done", "todo-show"), ("category", "category-list"), ("heatmap Water", "heatmap"),
      ("heatmap", "heatmap"), ("heatmap Gym Km", "heatmap"), ("chart weekly", "chart"),
      ("chart strength Read Gym", "chart"),
      ("chart punctuality Read", "chart"), ("chart streaks Read", "chart"), ("chart weekday Read", "chart"),
      ("widget", "widget"), ("remind --dry-run --at 2026-03-05T08:10", "remind"), ("backup", "backup-list"),
      ("doctor", "doctor"), ("check Track --amount 2", "recording"), ("skip Track --on tomorrow", "recording"),
      ("uncheck Water", "recording"), ("undo", "reversal"), ("redo", "reversal"), ("add New", "messages"),
      ("edit New --icon x", "messages"), ("todo add X", "messages"), ("config set day-start 03:00", "messages"),
      ("backup $HOME/c.db", "backup"), ("restore $HOME/c.db --dry-run", "restore"),
      ("restore $HOME/c.db --yes", "restore"),
      ("export csv -o $HOME/x.csv", "export"), ("merge $HOME/c.db", "merge"),
      ("report --month 2026-02 -o $HOME/x.html", "report"),
    ]

  @Test("hold for what the commands print over a rich store, and the keys come in order")
  func rich() throws {
    try check(in: richHome(), Self.lines)
  }

  @Test("hold without a store, and with an empty habit")
  func empty() throws {
    let lines = Self.lines.filter { !$0.line.contains("$HOME") && $0.schema != "messages" }
    try check(in: try BuiltHome(), lines, mayFail: true)
    let home = try BuiltHome()
    try home.run("add", "Lonely")
    try check(in: home, lines, mayFail: true)
  }

  private func check(in home: BuiltHome, _ lines: [(line: String, schema: String)], mayFail: Bool = false) throws {
    var files: [String: [(line: String, file: String)]] = [:]
    for (number, (line, schema)) in lines.enumerated() {
      let ended = try home.shell("habit \(line) --json")
      guard ended.code == 0 || !ended.output.isEmpty else {
        #expect(mayFail, "\(line): \(ended.errors)")
        let file = home.file("error-\(number).json")
        try Data(ended.errors.utf8).write(to: URL(filePath: file))
        files["error", default: []].append((line, file))
        continue
      }
      let file = home.file("\(number).json")
      try Data(ended.output.utf8).write(to: URL(filePath: file))
      files[schema, default: []].append((line, file))
    }
    for (schema, documents) in files {
      let faults = try Formats.faults(by: "\(Self.folder)/\(schema).json", of: documents.map(\.file))
      for ((line, _), faults) in zip(documents, faults) {
        #expect(faults == [], "habit \(line) --json, by \(schema).json")
      }
    }
  }

  @Test("fail for a key too few and for one too many", arguments: ["today", "list", "streaks", "path", "doctor"])
  func strict(schema: String) throws {
    let home = try richHome()
    let document = try home.run(schema, "--json").output
    var object = try #require(try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any])
    var files: [String] = []
    for change in 0..<2 {
      if change == 0 { object["surplus"] = 1 } else { object["surplus"] = nil; object["version"] = nil }
      files.append(home.file("\(change).json"))
      try JSONSerialization.data(withJSONObject: object).write(to: URL(filePath: files[change]))
    }
    let faults = try Formats.faults(by: "\(Self.folder)/\(schema).json", of: files).map { faults in
      faults.filter { !$0.contains("in order") }
    }
    #expect(faults.map(\.count) == [1, 1])
  }
}
