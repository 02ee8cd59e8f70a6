import Foundation
import HabitCore
import HabitRender
import TestSupport
import Testing

@Suite("Report writer") struct ReportWriterTests {
  /// A report on March 2026 up to a Thursday.
  private func report(
    _ histories: [History], notes: [ReportNote] = [], panels: [ChartPanel] = [], _ language: Language = .english
  ) -> Report {
    let range = JudgedHabit.march(1)...JudgedHabit.march(31)
    func sheet(_ title: String, _ history: History?) -> HeatmapSheet {
      let grid = HeatmapGrid(range: range, weekStart: .monday, today: JudgedHabit.march(19), scale: .share) { day in
        guard let history, history[day].state != .none else { return nil }
        return HeatmapDay(state: history[day].state, note: notes.first { $0.day == day }?.text ?? "")
      }
      return HeatmapSheet(
        title: title, period: "Mar 2026", description: "All of \(title).", blocks: [HeatmapBlock(grid: grid)],
        language: language)
    }
    return Report(
      title: language.reportTitle, period: "Mar 2026", day: JudgedHabit.march(19), language: language,
      overview: ReportOverview(
        of: histories, in: range, today: JudgedHabit.march(19), weekStart: .monday, language,
        heatmap: sheet(language.allHabits, histories.first), panels: []),
      habits: histories.map { history in
        ReportHabit(
          of: history, in: range, weekStart: .monday, language, heatmap: sheet(history.habit.name.text, history),
          panels: panels, notes: notes)
      })
  }

  private func html(_ report: Report, dark: Theme? = .dark) -> String {
    String(decoding: ReportWriter(dark: dark).html(of: report), as: UTF8.self)
  }

  /// What the page says, without its style and its script.
  private func body(_ html: String) -> String {
    html.components(separatedBy: "<body")[1].components(separatedBy: "<script>")[0]
  }

  private func histories() throws -> [History] {
    var water = try JudgedHabit("물 마시기", number: 1, goal: .atLeast(Amount(8), unit: "glasses")).with(
      .done, Amount(8), on: 2, 3, 4, 5, 9
    ).with(.done, Amount(5), on: 6, 7)
    water.habit.icon = "💧"
    var run = try JudgedHabit("Run", number: 2, .period(times: 2, per: .week), from: 4).with(on: 4, 6, 10, 12, 18)
    run.habit.color = HabitColor(rgb: 0xF76B15)
    return [water.history(on: 19), run.history(on: 19)]
  }

  @Test(
    "writes a section about todos, with their numbers and charts, where there are any", arguments: Language.allCases)
  func todos(language: Language) throws {
    let clock = SampleTodo.clock(19)
    let todos = try [
      SampleTodo.todo("A", due: 3, priority: .high, done: SampleTodo.moment(3)), SampleTodo.todo("B", due: 9),
      SampleTodo.todo("C", due: 12, done: SampleTodo.moment(14)), SampleTodo.todo("D", due: 30, priority: .low),
    ]
    let statistics = TodoStatistics(of: todos, at: clock, weekStart: .monday)
    let maker = ChartMaker(language: language)
    let plain = report(try histories(), language)
    let page = Report(
      title: plain.title, period: plain.period, day: plain.day, language: language, overview: plain.overview,
      todos: ReportTodos(
        statistics, language, panels: [maker.weeklyTodos(statistics.weeks), maker.priorities(statistics)]),
      habits: plain.habits)
    #expect(!body(html(plain)).contains("id=\"todos\""))
    let section = try #require(
      body(html(page)).components(separatedBy: "<section").first { $0.contains("id=\"todos\"") })
    expectGolden("<section" + section, named: "report-todos-\(language.rawValue).html")
  }

  @Test("writes a small report", arguments: Language.allCases)
  func golden(language: Language) throws {
    let notes = [
      ReportNote(day: JudgedHabit.march(9), text: "Warm"),
      ReportNote(day: JudgedHabit.march(3), text: "Two\nlines, \"quoted\" & <marked>"),
    ]
    let page = html(report(try histories(), notes: notes, language))
    expectGolden("<body" + body(page), named: "report-\(language.rawValue).html")
    #expect(page.contains("<html lang=\"\(language.rawValue)\">"))
    #expect(page == html(report(try histories(), notes: notes, language)))
  }

  @Test(
    "escapes whatever names, icons, units and notes hold",
    arguments: ["<&\">", "</style><script>alert(1)</script>", "'\"><img src=x onerror=alert(1)>", "&amp;", "]]>-->"])
  func escapes(text: String) throws {
    var judged = try JudgedHabit(text, goal: .atLeast(Amount(2), unit: text)).with(.done, Amount(3), on: 2, 3)
    judged.habit.icon = text
    let page = html(report([judged.history(on: 19)], notes: [ReportNote(day: JudgedHabit.march(3), text: text)]))
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
    #expect(page.components(separatedBy: escaped).count > 8)
    #expect(!page.replacing(escaped, with: "").contains(text))
    #expect(page.components(separatedBy: "<script").count == 2)
  }

  @Test("gives each identifier once, and links to none that is not there", arguments: Soak.seeds)
  func identifiers(seed: UInt64) throws {
    var random = RandomLog(seed: seed)
    let histories = try (0..<6).map { _ in
      let log = try random.log()
      return History(
        of: HabitLog(habit: log.habit, checkIns: log.checkIns, pauses: log.pauses), today: JudgedHabit.march(19),
        weekStart: .monday)
    }
    let page = body(html(report(histories)))
    let identifiers = page.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(identifiers.count > 30 && Set(identifiers).count == identifiers.count, "seed \(seed)")
    let named = page.matches(of: /(?:href|aria-labelledby|aria-describedby)="#?([^"]*)"/).flatMap {
      $0.1.split(separator: " ").map(String.init)
    }
    #expect(Set(named).isSubset(of: identifiers), "seed \(seed)")
    for word in ["NaN", "nan", "inf\"", "inf%", "Infinity", "Optional("] {
      #expect(!page.contains(word), "seed \(seed): \(word)")
    }
  }

  @Test("shows the newest notes and counts the others")
  func notes() throws {
    let notes = (1...14).reversed().map { ReportNote(day: JudgedHabit.march($0), text: "note-\($0).") }
    let page = body(html(report(Array(try histories().prefix(1)), notes: notes)))
    let section = page.components(separatedBy: "Notes (14)")[1]
    #expect(section.contains("note-14.") && section.contains("note-5.") && !section.contains("note-4."))
    #expect(section.contains("and 4 older notes"))
  }

  @Test("draws charts in the colours of their habit, and none that has nothing to draw")
  func charts() throws {
    let range = JudgedHabit.march(2)...JudgedHabit.march(4)
    let drawn = ChartMaker(language: .english).strength([0.2, 0.3, 0.4], in: range)
    let panels = [drawn, ChartPanel(title: "Empty", content: .sentence("Nothing to see."))]
    let page = html(report(try histories(), panels: panels))
    #expect(page.components(separatedBy: "class=\"charts\"").count == 3)
    #expect(body(page).matches(of: /id="habit-\d-chart-\d-title">Strength</).count == 2)
    #expect(!page.contains("Nothing to see."))
    // A rule for every class that colours something.
    let classes = Set(body(page).matches(of: /class="(?:card |heat )?(c\d+)"/).map { String($0.1) })
    #expect(classes.count >= 3)
    for name in classes { #expect(page.components(separatedBy: ".\(name){--h-").count == 3, "light and dark \(name)") }
  }

  @Test("takes the run that lasted longest for the longest, whatever it counts")
  func longestRun() throws {
    let daily = try JudgedHabit("Read", number: 1).with(on: 2, 3, 4, 5, 6, 7, 8, 9, 10)
    let weekly = try JudgedHabit("Run", number: 2, .period(times: 1, per: .week)).with(on: 3, 10)
    func longest(_ histories: History...) -> String {
      let page = body(html(report(histories)))
      return page.components(separatedBy: "Longest run</dt>")[1].components(separatedBy: "</div>")[0]
    }
    let (read, run) = (daily.history(on: 19), weekly.history(on: 19))
    #expect(longest(read, run).contains("2 weeks") && longest(run, read).contains("2 weeks"))
    #expect(longest(read).contains("9 days"))
  }

  @Test("says so if there is nothing to show")
  func empty() throws {
    #expect(body(html(report([]))).contains("There are no habits in this period."))
    let later = try JudgedHabit(from: 25).history(on: 19)
    #expect(body(html(report([later]))).contains("Nothing was tracked."))
  }

  @Test("follows the reader's theme only where there is a choice")
  func themes() throws {
    let report = report(try histories())
    #expect(html(report).contains("@media screen and (prefers-color-scheme:dark)"))
    #expect(!html(report, dark: nil).contains("prefers-color-scheme"))
    #expect(html(report, dark: nil).contains("color-scheme:light}"))
  }
}
