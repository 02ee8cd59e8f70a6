import HabitCore
import HabitExchange
import TestSupport
import Testing

@Suite("A file of todo.txt") struct TodoTxtTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func plan(_ text: String) throws -> ImportPlan {
    try Importer.plan(.todotxt, path: try folder.write(text, to: "todo.txt"))
  }

  static let sample = """
    (A) 2026-03-01 Call Mom +Family @phone due:2026-03-02
    (B) Buy milk @shop +Home +Kitchen

    (D) Write to @anna about +Home at 10:30, see http://example.org/a:b
    x 2026-03-02 2026-03-01 Pay rent pri:A
    x Tidy up
    xylophone lesson rec:1w t:2026-03-10 due:2026-03-12
    (a) 물 사기 due:soon
    +Home
    """

  @Test("gives todos with priorities, dates, projects and contexts")
  func todos() throws {
    let plan = try plan(Self.sample)
    #expect(
      plan.todos.map(\.title.text) == [
        "Call Mom", "Buy milk", "Write to @anna about +Home at 10:30, see http://example.org/a:b", "Pay rent",
        "Tidy up",
        "xylophone lesson", "(a) 물 사기", "+Home",
      ])
    #expect(plan.todos.map(\.priority) == [.high, .normal, .low, .high, .normal, .normal, .normal, .normal])
    #expect(
      plan.todos.map { $0.due?.day.description } == ["2026-03-02", nil, nil, nil, nil, "2026-03-12", nil, nil])
    #expect(
      plan.todos.map(\.memo) == ["@phone", "@shop +Kitchen", "pri:D", "", "", "rec:1w\nt:2026-03-10", "due:soon", ""])
    #expect(plan.categories.map(\.name.text) == ["Family", "Home"])
    let (family, home) = (plan.categories[0].id, plan.categories[1].id)
    #expect(plan.todos.map(\.category) == [family, home, home, nil, nil, nil, nil, home])
    #expect(plan.todos.map(\.isDone) == [false, false, false, true, true, false, false, false])
    #expect(plan.todos[3].done?.description == "2026-03-02T12:00:00+00:00")
    #expect(plan.todos[3].created.description == "2026-03-01T12:00:00+00:00")
    #expect(plan.todos[1].created.description == "2026-03-05T12:00:00+00:00")
    #expect(
      plan.remarks == [
        "1 todo repeating, by 'rec:', which is kept in the memo: todos do not repeat, habits do",
        "1 todo hidden until a day, by 't:', which is kept in the memo",
        "1 todo with a priority below C, which became low; the letter is kept in the memo",
        "1 todo done without a date; the day of its creation or else of the import stands for it",
      ])
    #expect(
      plan.omissions.map(\.line) == [
        "todo.txt:8: its due date 'soon', which is no day, such as 2026-02-28; the todo is kept"
      ])
    #expect(try self.plan(Self.sample) == plan)
  }

  @Test("knows a todo again when it is done, and tells equal ones apart")
  func identities() throws {
    let open = try plan("(A) 2026-03-01 Call Mom\nCall\nCall\n").todos.map(\.id)
    let done = try plan("x 2026-03-04 2026-03-01 Call Mom pri:A\nx 2026-03-04 Call due:2026-03-01\nCall\n").todos.map(
      \.id)
    #expect(open == done)
    #expect(Set(open).count == 3)
  }

  @Test("keeps a long title whole in the memo")
  func longTitle() throws {
    let long = String(repeating: "very ", count: 60) + "long"
    let todo = try plan(long).todos[0]
    #expect(todo.title.text.count <= Name.maximumLength)
    #expect(todo.memo == long)
  }

  @Test("is read with done.txt from a folder")
  func folderOfBoth() throws {
    try folder.write("Open\n", to: "todo.txt")
    try folder.write("x 2026-03-01 Closed\n", to: "done.txt")
    let found = try Importer.read(nil, path: folder.path, options: ImportOptions(today: importDay))
    #expect(found.format == .todotxt)
    #expect(found.plan.todos.map(\.title.text) == ["Open", "Closed"])
  }

  @Test("is recognised by its name or by its first line, and any text can be read as one")
  func recognition() throws {
    func format(_ text: String, _ name: String) throws -> ImportFormat? {
      try? Importer.read(nil, path: try folder.write(text, to: name), options: ImportOptions(today: importDay)).format
    }
    #expect(try format("Call\n", "todo.txt") == .todotxt)
    #expect(try format("(A) Call\n", "tasks") == .todotxt)
    #expect(try format("x 2026-03-01 Call\n", "tasks") == .todotxt)
    #expect(try format("2026-01-01 : Gym : y\n", "tasks") == nil)
    #expect(try format("Call\n", "tasks") == nil)
    #expect(try Importer.plan(.todotxt, path: try folder.write("Call\n", to: "tasks")).todos.count == 1)
  }

  @Test("is the same with CR LF, a byte order mark and no line break at the end; UTF-16 is refused")
  func encodings() throws {
    let expected = try plan(Self.sample)
    #expect(try plan(Self.sample.replacing("\n", with: "\r\n")) == expected)
    #expect(try plan("\u{FEFF}" + Self.sample) == expected)
    #expect(try plan(Self.sample + "\n") == expected)
    let wide = try folder.write(bytes: [0xFF, 0xFE, 0x41, 0], to: "todo.txt")
    #expect(throws: ImportError.self) { try Importer.plan(.todotxt, path: wide) }
    let latin = try folder.write(bytes: Array("A\nB".utf8) + [0xFC, 0x0A], to: "todo.txt")
    #expect(try Importer.plan(.todotxt, path: latin).omissions.map(\.line) == ["todo.txt:2: it is not UTF-8"])
  }

  @Test("of strange lines takes no harm")
  func strange() throws {
    let plan = try plan(
      "x\n(A)\n(A) \nx 2026-03-01\n+\n@\ndue:2026-03-01\nx (B) 2026-99-99 a pri:ZZ due:\n\u{1B}[31mred\n")
    #expect(
      plan.todos.map(\.title.text) == [
        "x", "(A)", "(A)", "2026-03-01", "+", "@", "Unnamed todo", "2026-99-99 a pri:ZZ due:", "[31mred",
      ])
  }

  @Test("has a receipt")
  func receipt() throws {
    expectGolden(Receipt(of: try plan(Self.sample)).lines.joined(separator: "\n") + "\n", named: "todotxt-dry-run.txt")
  }
}
