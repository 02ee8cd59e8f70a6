import HabitCore
import HabitExchange
import TestSupport
import Testing

@Suite("Taskwarrior") struct TaskwarriorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Reads tasks where clocks are nine hours ahead of UTC.
  private func plan(_ json: String) throws -> ImportPlan {
    let path = try folder.write(json, to: "tasks.json")
    return try Importer.read(.taskwarrior, path: path, options: ImportOptions(today: importDay) { _ in 9 * 3600 }).plan
  }

  /// The only task, with some fields besides those that every task has.
  private func task(_ fields: String) throws -> ImportPlan {
    try plan(#"[{"uuid":"u","status":"pending","entry":"20260101T000000Z","description":"Call"\#(fields)}]"#)
  }

  private static let tasks = [
    #"{"id":1,"description":"Call mom 📞","due":"20260305T150000Z","entry":"20260301T120000Z","modified":"20260302T000000Z","priority":"H","project":"Family.Home","status":"pending","tags":["phone","next"],"uuid":"00000000-0000-0000-0000-000000000001","urgency":14.2,"annotations":[{"entry":"20260302T160000Z","description":"ask about\nSunday"}]}"#,
    #"{"id":0,"description":"Pay rent","due":"20260227T233000Z","end":"20260228T030000Z","entry":"20260201T000000Z","status":"completed","project":"family.home","uuid":"00000000-0000-0000-0000-000000000002","parent":"00000000-0000-0000-0000-000000000009","imask":3,"recur":"monthly"}"#,
    #"{"description":"Renew","entry":"20260201T000000Z","status":"waiting","wait":"20260401T000000Z","priority":"L","uuid":"00000000-0000-0000-0000-000000000003","depends":["00000000-0000-0000-0000-000000000002"],"estimate":2.5,"jira":{"key":"A-1"}}"#,
    #"{"description":"Old","entry":"20260201T000000Z","status":"deleted","uuid":"00000000-0000-0000-0000-000000000004"}"#,
    #"{"description":"Rent","entry":"20260201T000000Z","status":"recurring","recur":"monthly","mask":"+++-","uuid":"00000000-0000-0000-0000-000000000009"}"#,
    #"{"description":"Odd","entry":"20260201T000000Z","status":"dreaming","uuid":"00000000-0000-0000-0000-000000000005"}"#,
    #"{"entry":"20260201T000000Z","status":"pending","uuid":"00000000-0000-0000-0000-000000000006"}"#,
    #"{"description":"Late","entry":"20260201T000000Z","due":"someday","status":"pending","uuid":"7"}"#,
  ]

  static let list = "[\n" + tasks.joined(separator: ",\n") + "\n]\n"

  @Test("brings title, due time on the local clock, project, priority and state along, and the rest as a memo")
  func list() throws {
    let plan = try plan(Self.list)
    #expect(plan.habits.isEmpty)
    #expect(plan.todos.map(\.title.text) == ["Call mom 📞", "Pay rent", "Renew", "Late"])
    let (call, rent, renew) = (plan.todos[0], plan.todos[1], plan.todos[2])
    #expect(call.due == TodoDue(Day(written: "2026-03-06")))
    #expect(call.priority == .high)
    #expect(call.memo == "2026-03-03 ask about\nSunday\ntags: phone, next")
    #expect(call.created.description == "2026-03-01T21:00:00+09:00")
    #expect(call.done == nil)
    #expect(rent.due == TodoDue(Day(written: "2026-02-28"), TimeOfDay("08:30")))
    #expect(rent.done?.description == "2026-02-28T12:00:00+09:00")
    #expect(rent.memo == "recur: monthly")
    #expect(renew.priority == .low)
    #expect(
      renew.memo == """
        wait: 2026-04-01 09:00
        depends: ["00000000-0000-0000-0000-000000000002"]
        estimate: 2.5
        jira: {"key":"A-1"}
        """)
    #expect(plan.categories.map(\.name.text) == ["Family.Home"])
    #expect(plan.todos.map(\.category) == [plan.categories[0].id, plan.categories[0].id, nil, nil])
    #expect(
      plan.omissions.map(\.line) == [
        "[3]: 'Old' was deleted in Taskwarrior",
        "[4]: 'Rent' is the pattern of tasks that recur (monthly); 'habit add' makes a habit",
        "[5].status: 'dreaming' is not known here", "[6]: it has no 'description'",
        "[7].due: 'someday' is no instant, such as 2026-02-28T07:00:00Z",
      ])
    #expect(plan.omissions.map(\.isFault) == [false, false, true, true, true])
  }

  @Test("reads one task a line as well, with or without commas, and leaves out a line that is cut short")
  func lines() throws {
    let expected = try plan(Self.list)
    for separator in ["\n", ",\n", "\r\n", "\n\n"] {
      let plan = try plan(Self.tasks.joined(separator: separator))
      #expect(plan.todos == expected.todos)
      #expect(plan.categories == expected.categories)
      #expect(plan.omissions.map(\.reason) == expected.omissions.map(\.reason))
    }
    let cut = try plan(Self.tasks[0] + "\n" + Self.tasks[1] + "\n" + Self.tasks[2].prefix(50))
    #expect(cut.todos.count == 2)
    #expect(cut.omissions.map(\.line) == ["line 3: it is no sound JSON object"])
  }

  @Test("reads a single task")
  func single() throws {
    #expect(try plan(Self.tasks[0]).todos == Array(plan(Self.list).todos.prefix(1)))
  }

  @Test("has this receipt")
  func receipt() throws {
    expectGolden(
      Receipt(of: try plan(Self.list)).lines.joined(separator: "\n") + "\n", named: "taskwarrior-dry-run.txt")
  }

  @Test("gives the same plan when it is read again")
  func again() throws {
    #expect(try plan(Self.list) == plan(Self.list))
  }

  @Test("leaves out a moment that lies outside the years 1 to 9999 on the local clock")
  func momentsBeyondTheCalendar() throws {
    let plan = try task(#","end":"99991231T235959Z""#)
    #expect(plan.omissions.map(\.line) == ["[0].end: its day lies outside the years 1 to 9999"])
    #expect(plan.todos.count == 1)
  }

  @Test("takes midnight and the end of a day for the whole day")
  func wholeDays() throws {
    #expect(try task(#","due":"20260305T145959Z""#).todos[0].due == TodoDue(Day(written: "2026-03-05")))
    #expect(try task(#","due":"20260305T145900Z""#).todos[0].due?.time == TimeOfDay("23:59"))
    #expect(try task(#","due":"20260305T150000Z""#).todos[0].due == TodoDue(Day(written: "2026-03-06")))
  }

  @Test("cuts a title that is too long, and keeps all of it in the memo")
  func longTitle() throws {
    let title = String(repeating: "x", count: 300)
    let plan = try plan(#"[{"status":"pending","entry":"20260101T000000Z","description":"\#(title)"}]"#)
    #expect(plan.todos[0].title.text.count == Name.maximumLength)
    #expect(plan.todos[0].memo == title)
    #expect(plan.remarks.count == 1)
  }

  @Test("keeps a priority of its user's own")
  func priority() throws {
    #expect(try task(#","priority":"X""#).todos[0].memo == "priority: X")
    #expect(try task(#","priority":"M""#).todos[0].memo.isEmpty)
  }
}
