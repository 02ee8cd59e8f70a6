import HabitCore
import HabitExchange
import TestSupport
import Testing

@Suite("A file of Org") struct OrgTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func plan(_ text: String) throws -> ImportPlan {
    try Importer.plan(.org, path: try folder.write(text, to: "habits.org"))
  }

  static let sample = #"""
    #+TITLE: Mine
    #+FILETAGS: :life:
    #+TODO: TODO(t) NEXT | DONE(d!) CANCELLED(c@)
    Some words before the first heading.
    * Habits
    ** TODO [#A] Shave and trim                                  :body:care:
       SCHEDULED: <2026-03-02 Mon 08:00 .+2d/4d>
       :PROPERTIES:
       :STYLE:    habit
       :LAST_REPEAT: [2026-03-01 Sun 21:10]
       :EFFORT:   0:10
       :END:
       :LOGBOOK:
       - State "DONE"       from "TODO"       [2026-03-01 Sun 21:10]
       - State "DONE"       from "TODO"       [2026-02-26 Thu 07:05] \\
         in the bath,
         with music
       CLOCK: [2026-02-26 Thu 07:00]--[2026-02-26 Thu 07:05] =>  0:05
       - State "CANCELLED"  from "TODO"       [2026-02-25 Wed 20:00] \\
         ill
       - State "NEXT"       from "TODO"       [2026-02-24 Tue 20:00]
       :END:
       Use the good razor.
    ** TODO 책 읽기
       SCHEDULED: <2026-03-09 Mon ++1w>
       :PROPERTIES:
       :STYLE: habit
       :ID: 0b1c
       :END:
       - State "DONE"       from              [2026-02-30 Mon 10:00]
       - State "DONE"       from "TODO"       [2026-03-02 Mon]
    * DONE Old habit :ARCHIVE:
      CLOSED: [2025-12-31 Wed 10:00] SCHEDULED: <2026-01-01 Thu .+1d>
      :PROPERTIES:
      :STYLE: habit
      :END:
      - State "DONE"       from "TODO"       [2025-12-31 Wed 10:00]
    """#

  @Test("gives habits with their repeaters, days, notes, tags and times")
  func habitHeadings() throws {
    let plan = try plan(Self.sample)
    #expect(plan.habits.map(\.habit.name.text) == ["Shave and trim", "책 읽기", "Old habit"])
    #expect(plan.habits.map(\.schedule) == [.every(days: 4), .weekdays([.init(rawValue: 2)]), .daily])
    let shave = plan.habits[0]
    #expect(
      shave.summary == ["2026-02-25 skip ill", "2026-02-26 done in the bath,\nwith music", "2026-03-01 done"])
    #expect(shave.habit.targetTime == TimeOfDay("08:00"))
    #expect(shave.habit.note == "Use the good razor.\neffort: 0:10")
    #expect(plan.categories.map(\.name.text) == ["body", "life"])
    #expect(plan.habits.map(\.habit.category) == [plan.categories[0].id, plan.categories[1].id, plan.categories[1].id])
    #expect(
      shave.remarks == [
        ".+2d/4d became every 4 days, the nearest that can be said",
        "it has one category here; left out: the tag care", "kept in its note: EFFORT",
      ])
    #expect(
      shave.reasons == [
        "habits.org:6: clocks and other lines in its drawers", "habits.org: changes to a state that is not done",
      ])
    #expect(plan.habits[1].summary == ["2026-03-02 done"])
    #expect(plan.habits[1].reasons == ["habits.org:30: it has no timestamp such as [2026-02-28 Sat 21:10]"])
    #expect(plan.habits[2].habit.archived == Day("2026-01-01"))
    #expect(
      plan.omissions.map(\.line) == ["habits.org: headings without a state, which are neither habits nor tasks"])
    #expect(try self.plan(Self.sample) == plan)
  }

  @Test(
    "gives the nearest schedule of each repeater",
    arguments: [
      (".+1d", Schedule.daily, true), ("+1d", .daily, true), ("++2d", .every(days: 2), false),
      (".+3d", .every(days: 3), true), (".+1d/3d", .every(days: 3), false), (".+1w", .every(days: 7), true),
      ("+1w", .weekdays(WeekdaySet([.monday])), true), (".+2w", .every(days: 14), true),
      ("+1m", .period(times: 1, per: .month), false), (".+1y", .every(days: 365), false), ("+12h", .daily, false),
      (".+99999d", .weekdays([]), false), (".+0d", .weekdays([]), false), ("+1x", .weekdays([]), false),
      (".+2d/", .weekdays([]), false), (".+2d/3d/4d", .weekdays([]), false), (".+36500y", .every(days: 36_500), false),
    ] as [(String, Schedule, Bool)])
  func repeaters(_ row: (text: String, schedule: Schedule, isExact: Bool)) throws {
    let plan = try plan(
      "* TODO A\n  SCHEDULED: <2026-03-02 Mon \(row.text)>\n  :PROPERTIES:\n  :STYLE: habit\n  :END:\n")
    #expect(plan.habits[0].schedule == row.schedule)
    let remark = plan.habits[0].remarks.first
    if row.schedule == .weekdays([]) {
      #expect(remark == "'\(row.text)' is no repeater, so it is only tracked; 'habit edit' gives it days")
    } else if row.isExact {
      #expect(remark == nil)
    } else {
      #expect(remark?.hasPrefix("\(row.text) became ") == true)
    }
  }

  @Test("gives the headings with a state as todos")
  func tasks() throws {
    let plan = try plan(
      """
      * Work :office:
      ** TODO [#A] Write the report :writing:
         DEADLINE: <2026-03-10 Tue 17:00> SCHEDULED: <2026-03-06 Fri>
         :PROPERTIES:
         :CREATED: [2026-02-01 Sun 09:00]
         :END:
         With figures.
      ** DONE [#C] Call Mom
         CLOSED: [2026-03-01 Sun 18:30]
      ** TODO Water the plants
         SCHEDULED: <2026-03-07 Sat +1w>
      ** DONE Ask
      """)
    #expect(plan.habits.isEmpty)
    #expect(plan.todos.map(\.title.text) == ["Write the report", "Call Mom", "Water the plants", "Ask"])
    #expect(plan.todos.map(\.priority) == [.high, .low, .normal, .normal])
    #expect(plan.todos[0].due == TodoDue(Day(written: "2026-03-10"), TimeOfDay("17:00")))
    #expect(plan.todos[0].memo == "With figures.")
    #expect(plan.todos[0].created.description == "2026-02-01T09:00:00+00:00")
    #expect(plan.todos[1].done?.description == "2026-03-01T18:30:00+00:00")
    #expect(plan.todos[1].created == plan.todos[1].done)
    #expect(plan.todos[2].due == TodoDue(Day(written: "2026-03-07")))
    #expect(plan.categories.map(\.name.text) == ["writing", "office"])
    #expect(
      plan.remarks == [
        "habits.org:10: it repeats +1w; todos do not repeat, habits do",
        "habits.org:12: nothing says when it was done; it is taken to be today",
      ])
  }

  @Test("tells equal titles apart, and merges two answers of a day")
  func equalTitles() throws {
    let habit =
      "* TODO A\nSCHEDULED: <2026-03-02 Mon .+1d>\n:PROPERTIES:\n:STYLE: habit\n:END:\n- State \"DONE\" from \"TODO\" [2026-03-01 Sun 21:10]\n- State \"DONE\" from \"TODO\" [2026-03-01 Sun 09:10]\n"
    let plan = try plan(habit + habit)
    #expect(plan.habits.map(\.summary) == [["2026-03-01 done"], ["2026-03-01 done"]])
    #expect(plan.habits[0].habit.id != plan.habits[1].habit.id)
    #expect(plan.habits[0].reasons == ["habits.org:6: 2026-03-01 is told again, in habits.org:7, which holds"])
  }

  @Test("is the same with CR LF, a byte order mark and no line break at the end")
  func lineEnds() throws {
    let expected = try plan(Self.sample)
    #expect(try plan(Self.sample.replacing("\n", with: "\r\n")) == expected)
    #expect(try plan("\u{FEFF}" + Self.sample) == expected)
    #expect(try plan(Self.sample + "\n") == expected)
  }

  @Test("is recognised by its name or its habits; without a heading, as UTF-16 or empty it is refused")
  func recognition() throws {
    func read(_ path: String) throws -> ImportFormat {
      try Importer.read(nil, path: path, options: ImportOptions(today: importDay)).format
    }
    #expect(try read(folder.write("* A\n", to: "a.org")) == .org)
    #expect(try read(folder.write("* TODO A\n:PROPERTIES:\n:STYLE: habit\n:END:\n", to: "a.txt")) == .org)
    #expect(throws: ImportError.self) { try read(folder.write("* A\n", to: "b.txt")) }
    let none = try #require(throws: ImportError.self) { try plan("words\n") }
    #expect(none.description.hasSuffix("has no heading of Org, a line that begins with '* '"))
    #expect(try #require(throws: ImportError.self) { try plan("") }.description.contains("is empty"))
    let wide = try folder.write(bytes: [0xFE, 0xFF, 0, 0x2A], to: "w.org")
    #expect(
      try #require(throws: ImportError.self) { try Importer.plan(.org, path: wide) }.description.contains("UTF-16"))
  }

  @Test("of strange lines takes no harm")
  func strange() throws {
    let path = try folder.write(
      bytes: Array("* TODO A :x\n:PROPERTIES:\n:STYLE: habit\n* \n*\n** :a:b:\n".utf8) + [0xFC, 0x0A]
        + Array("SCHEDULED: <2026-99-01>\nDEADLINE: <\n- State \"DONE\n- State \"\" from [9\n:END:\n".utf8), to: "s.org"
    )
    let plan = try Importer.plan(.org, path: path)
    #expect(plan.habits.map(\.habit.name.text) == ["A :x"])
    #expect(
      plan.omissions.map(\.line) == [
        "s.org:7: it is not UTF-8", "s.org ×2: headings without a state, which are neither habits nor tasks",
      ])
  }

  @Test("has a receipt")
  func receipt() throws {
    let plan = try plan(Self.sample + "\n* TODO Buy blades\n  DEADLINE: <2026-03-10 Tue>\n")
    expectGolden(Receipt(of: plan).lines.joined(separator: "\n") + "\n", named: "org-dry-run.txt")
  }
}
