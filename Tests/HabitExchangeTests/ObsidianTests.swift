import HabitCore
import HabitExchange
import TestSupport
import Testing

@Suite("Notes of Obsidian's Habit Tracker") struct ObsidianTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func plan(_ text: String, name: String = "Exercise.md") throws -> ImportPlan {
    try Importer.plan(.obsidian, path: try folder.write(text, to: name))
  }

  static let sample = """
    ---
    title: "Exercise, daily"
    color: "#4CAF50"
    maxGap: 2
    tags: [health, body]
    aliases:
      - Sport
    entries:
      - 2026-03-01
      - "2026-03-02"
      - '2026-03-03' # late
    - 2026-02-30

      - 2026-03-09
      - 2026-03-01
    cssclass: wide
    ---
    Why: because.

    ```habittracker
    { "path": "Habits" }
    ```
    """

  @Test("give a habit with its days, colour, gap, tag and text")
  func whole() throws {
    let plan = try plan(Self.sample)
    let habit = try #require(plan.habit("Exercise, daily"))
    #expect(habit.summary == ["2026-03-01 done", "2026-03-02 done", "2026-03-03 done"])
    #expect(habit.schedule == .every(days: 3))
    #expect(habit.habit.color == HabitColor(rgb: 0x4CAF50))
    #expect(habit.habit.note == "Why: because.")
    #expect(plan.categories.map(\.name.text) == ["health"])
    #expect(habit.remarks == ["a gap of up to 2 days became every 3 days", "not read: aliases, cssclass"])
    #expect(
      habit.reasons == [
        "Exercise.md:12: '2026-02-30' is no day, such as 2026-02-28",
        "Exercise.md:9: 2026-03-01 is told again, in Exercise.md:15, which holds",
        "Exercise.md:14: 2026-03-09 lies in the future; import again when it has come",
      ])
    #expect(try self.plan(Self.sample) == plan)
  }

  @Test("are read from a folder with all below it, whatever the names, and other notes are counted")
  func notes() throws {
    try folder.write("---\nentries: [2026-03-01, 2026-03-02]\n---\n", to: "Tea, & cake.md")
    try folder.write("---\nentries:\n---\n", to: "더/물 💧.md")
    try folder.write("---\nentries:\n- 2026-03-01\n---\n", to: "더/Tea, & cake.md")
    try folder.write("just text\n", to: "Readme.md")
    try folder.write("---\nentries:\n- 2026-03-01\n---\n", to: ".trash/Gone.md")
    try folder.write(bytes: [0xFF, 0xFE, 0x2D, 0], to: "Wide.md")
    let found = try Importer.read(nil, path: folder.path, options: ImportOptions(today: importDay))
    #expect(found.format == .obsidian)
    #expect(found.plan.habits.map(\.habit.name.text) == ["Tea, & cake", "Tea, & cake", "물 💧"])
    #expect(found.plan.habits.map(\.count) == [2, 1, 0])
    #expect(Set(found.plan.habits.map(\.habit.id)).count == 3)
    #expect(found.plan.habits.map(\.schedule) == [.daily, .daily, .daily])
    #expect(
      found.plan.omissions.map(\.line) == [
        "Wide.md: is UTF-16 text; save it as UTF-8 and import it again", ".: notes without the property 'entries'",
      ])
  }

  @Test("of strange properties take no harm")
  func strange() throws {
    let plan = try plan(
      "---\n- lost\nentries: 2026-03-01\ncolor: sky\nmaxGap: often\ntags:\nno colon\n'title': x: y\n---\n")
    #expect(plan.habits.map(\.habit.name.text) == ["x: y"])
    #expect(plan.habits[0].summary == ["2026-03-01 done"])
    #expect(
      plan.habits[0].remarks == ["its colour 'sky' is not known here", "its longest gap 'often' is no number of days"])
  }

  @Test("without the property, cut short, empty or as UTF-16 are refused with a hint")
  func refused() throws {
    for (text, words) in [
      ("no properties\n", "is a note without the property 'entries'"),
      ("---\nentries:\n- 2026-03-01\n", "is a note without the property 'entries'"),
      ("---\ntitle: x\n---\n", "is a note without the property 'entries'"), ("", "is empty"),
    ] {
      let error = try #require(throws: ImportError.self) { try plan(text) }
      #expect(error.description.contains(words))
    }
    let wide = try folder.write(bytes: [0xFF, 0xFE, 0x2D, 0], to: "w.md")
    #expect(throws: ImportError.self) { try Importer.plan(.obsidian, path: wide) }
  }

  @Test("are the same with CR LF, a byte order mark and no line break at the end")
  func lineEnds() throws {
    let expected = try plan(Self.sample)
    #expect(try plan(Self.sample.replacing("\n", with: "\r\n")) == expected)
    #expect(try plan("\u{FEFF}" + Self.sample) == expected)
    #expect(try plan(Self.sample + "\n") == expected)
  }

  @Test("have a receipt")
  func receipt() throws {
    expectGolden(Receipt(of: try plan(Self.sample)).lines.joined(separator: "\n") + "\n", named: "obsidian-dry-run.txt")
  }
}
