import FoundationEssentials
import HabitCore
import HabitRender
import TestSupport
import Testing

@Suite("Chart maker")
struct ChartMakerTests {
  private typealias March = JudgedHabit
  private let maker = ChartMaker(language: .english)
  private let korean = ChartMaker(language: .korean)
  private let march = JudgedHabit.march(2)...JudgedHabit.march(22)

  private func log(_ habit: JudgedHabit, on today: Int) -> CompletionLog {
    CompletionLog(of: [habit.history(on: today)], today: March.march(today))
  }

  private func bars(_ panel: ChartPanel) throws -> BarChart {
    guard case .bars(let chart) = panel.content else { throw UnexpectedContent(panel: panel) }
    return chart
  }

  @Test("draws weeks as bars: full, in part, running, and none where nothing was due")
  func weekly() throws {
    let habit = try JudgedHabit().with(on: 2, 3, 4, 5, 6, 7, 8, 9, 11, 23).paused(16, 22)
    let weeks = log(habit, on: 24).spans(per: .week, in: March.march(2)...March.march(24), weekStart: .monday)
    let panel = maker.weekly(weeks)
    let bars = try bars(panel).bars
    #expect(bars.map(\.value) == [1, 2.0 / 7, nil, 1])
    #expect(bars.map(\.isFull) == [true, false, false, true])
    #expect(bars.map(\.isRunning) == [false, false, false, true])
    #expect(
      bars.map(\.tooltip).prefix(3) == [
        "2 Mar – 8 Mar: 7 of 7, 100%", "9 Mar – 15 Mar: 2 of 7, 28%", "16 Mar – 22 Mar: not due",
      ])
    #expect(panel.title == "Weekly completion")
    #expect(panel.fact == "3 weeks, 66% kept")
    #expect(panel.note == "dashed: the week is not over")
    #expect(korean.weekly(weeks).fact == "3주 동안 66% 지킴")
    // A bar that is not there is not dashed.
    let idle = log(try JudgedHabit().with(on: 2), on: 11)
    #expect(maker.weekly(idle.spans(per: .week, in: march, weekStart: .monday)).note.isEmpty)
  }

  @Test("names months with their years")
  func monthly() throws {
    let habit = try JudgedHabit().with(on: 2, 3, 33)
    let months = log(habit, on: 64).spans(per: .month, in: March.march(2)...March.march(64), weekStart: .monday)
    let bars = try bars(maker.monthly(months)).bars
    #expect(bars.map(\.tooltip) == ["Mar 2026: 2 of 30, 6%", "Apr 2026: 1 of 30, 3%", "May 2026: 0 of 2, 0%"])
  }

  @Test("draws the rate as a line that ends with its last value and breaks where nothing was due")
  func rate() throws {
    let habit = try JudgedHabit("Habit", .weekdays(WeekdaySet([.monday])), from: 9).with(on: 9)
    let panel = maker.rate(log(habit, on: 17), in: March.march(13)...March.march(20))
    guard case .line(let line) = panel.content else { throw UnexpectedContent(panel: panel) }
    #expect(line.values == [nil, nil, 1, 0.5, 0.5, nil, nil, nil])
    #expect(line.end == "50%")
    #expect(panel.fact == "0 of 1 kept (0%)")
    let paused = try JudgedHabit(from: 1).with(on: 1).paused(2, 60)
    guard case .line(let broken) = maker.rate(log(paused, on: 40), in: March.march(20)...March.march(40)).content else {
      return
    }
    #expect(broken.values.prefix(9).allSatisfy { $0 == 1 })
    #expect(broken.values.dropFirst(9).allSatisfy { $0 == nil })
  }

  @Test("a rate of less than a week has but its last point")
  func youngRate() throws {
    let panel = maker.rate(log(try JudgedHabit().with(on: 2, 3), on: 5), in: March.march(1)...March.march(5))
    guard case .line(let line) = panel.content else { throw UnexpectedContent(panel: panel) }
    #expect(line.values == [nil, nil, nil, nil, 2.0 / 3])
  }

  @Test("names all of the best weekdays")
  func equalWeekdays() throws {
    // March 2026 begins on a Sunday: Mondays and Tuesdays are kept, Wednesdays are not.
    let history = try JudgedHabit("Habit", .weekdays(WeekdaySet([.monday, .tuesday, .wednesday])))
      .with(on: 2, 3, 9, 10).history(on: 13)
    let profile = WeekdayProfile(of: [history], in: March.march(1)...March.march(12), weekStart: .monday)
    #expect(maker.weekday(profile).fact == "best on Mon and Tue, 100%")
    #expect(korean.weekday(profile).fact == "월·화요일 최고 100%")
  }

  @Test("draws weekdays in the order of the week, with the best of them")
  func weekday() throws {
    let history = try JudgedHabit("Habit", .weekdays(.workdays)).with(on: 2, 9, 16, 3, 10).history(on: 22)
    let panel = maker.weekday(WeekdayProfile(of: [history], in: march, weekStart: .sunday))
    guard case .profile(let profile) = panel.content else { throw UnexpectedContent(panel: panel) }
    #expect(profile.rows.map(\.name) == ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
    #expect(profile.rows.map(\.text) == ["never due", "100%", "66%", "0%", "0%", "0%", "never due"])
    #expect(profile.rows.map(\.detail) == ["", "3 / 3", "2 / 3", "0 / 3", "0 / 3", "0 / 3", ""])
    #expect(panel.fact == "best on Mon, 100%")
  }

  @Test("draws runs with the longest first, and says the best and the current one")
  func streaks() throws {
    let history = try JudgedHabit(from: 1).with(on: 1, 2, 3, 5, 6, 8, 9, 10, 11, 14, 16, 18, 19, 20).history(on: 20)
    let panel = maker.streaks(history.runs(in: march), in: march)
    guard case .streaks(let chart) = panel.content else { throw UnexpectedContent(panel: panel) }
    #expect(chart.runs.map(\.length) == [3, 2, 4, 1, 1, 3])
    #expect(chart.longest.map(\.name) == ["8 Mar – 11 Mar", "18 Mar – 20 Mar", "1 Mar – 3 Mar", "5 Mar – 6 Mar"])
    #expect(panel.fact == "best 4 days, now 3")
    let late = March.march(14)...March.march(16)
    #expect(maker.streaks(history.runs(in: late), in: late).fact == "best 1 day, ever 4, now 3")
    #expect(korean.streaks(history.runs(in: march), in: march).fact == "최고 4일, 현재 3일")
  }

  @Test("dates runs where a day may occur twice")
  func datedRuns() throws {
    let years = March.march(-400)...March.march(20)
    let panel = maker.streaks(try JudgedHabit().with(on: 2, 3).history(on: 9).runs(in: years), in: years)
    guard case .streaks(let chart) = panel.content else { throw UnexpectedContent(panel: panel) }
    #expect(chart.longest.map(\.name) == ["2 Mar – 3 Mar 2026"])
  }

  @Test("draws the strength from 0 to 100")
  func strength() throws {
    let history = try JudgedHabit().with(on: 2, 3, 4, 5).history(on: 8)
    let panel = maker.strength(History.meanStrengths(of: [history], in: march), in: march)
    guard case .line(let line) = panel.content else { throw UnexpectedContent(panel: panel) }
    #expect(line.values.compactMap(\.self).count == 7)
    #expect(line.end == "17")
    #expect(panel.fact == "highest 19, on 5 Mar")
    #expect(line.axis == .score)
  }

  @Test("draws amounts against the goal of each bar")
  func amounts() throws {
    let history = try JudgedHabit(goal: .atLeast(Amount(8), unit: "glasses"))
      .with(.done, Amount(5), on: 2).with(.done, Amount(12), on: 3).history(on: 4)
    let log = history.amounts(in: March.march(2)...March.march(4), weekStart: .monday)
    let panel = maker.amounts(log)
    let chart = try bars(panel)
    #expect(chart.bars.map(\.value) == [5, 12, 0])
    #expect(chart.bars.map(\.goal) == [8, 8, 8])
    #expect(chart.bars.map(\.tooltip).first == "2 Mar: 5 of 8 glasses")
    #expect(chart.axis.ticks.map(\.text) == ["0", "5", "10", "15"])
    #expect(panel.title == "Amounts, glasses")
    #expect(panel.fact == "goal reached on 1 of 2 days")
    #expect(panel.note == "line: the goal of 8 glasses")
    #expect(korean.amounts(log).fact == "2일 중 1일 목표 달성")
  }

  @Test("lets an outlier run over the edge, so that the others keep their height")
  func outlier() throws {
    let history = try JudgedHabit(goal: .atLeast(Amount(8), unit: "")).with(.done, Amount(9), on: 2, 3)
      .with(.done, Amount(1_000_000), on: 4).history(on: 5)
    let panel = maker.amounts(history.amounts(in: march, weekStart: .monday))
    #expect(try bars(panel).axis.highest == 10)
    #expect(panel.note == "line: the goal of 8; bars go on, up to 1000000")
  }

  @Test("counts the days that reached a goal of days, however long a bar is")
  func amountsOfDays() throws {
    // Six days with one cup, one with five: the week adds up to less than seven limits.
    var habit = try JudgedHabit(goal: .atMost(Amount(2), unit: "cups"))
    for day in 2...7 { habit = habit.with(.done, Amount(1), on: day) }
    let history = habit.with(.done, Amount(5), on: 8).history(on: 9)
    let log = history.amounts(in: March.march(2)...March.march(8), weekStart: .monday, by: .week)
    #expect(try bars(maker.amounts(log)).bars.map(\.isFull) == [true])
    #expect(maker.amounts(log).fact == "within the limit on 6 of 7 days")
  }

  @Test("draws an axis for amounts that are all zero, tiny or huge", arguments: [0, 1, 1_000_000_000_000])
  func extremes(thousandths: Int64) throws {
    let history = try JudgedHabit(goal: .atMost(.zero, unit: "")).with(.done, Amount(thousandths: thousandths), on: 2)
      .history(on: 3)
    let axis = try bars(maker.amounts(history.amounts(in: march, weekStart: .monday))).axis
    #expect(axis.highest >= Double(thousandths) / 1000)
    #expect((2...6).contains(axis.ticks.count))
    #expect(Set(axis.ticks.map(\.text)).count == axis.ticks.count)
  }

  @Test("draws check-ins at their minutes after the target, with round times beside them")
  func punctuality() throws {
    let target = try #require(TimeOfDay(hour: 7, minute: 20))
    let checkIns = [(2, 7, 20), (3, 8, 5), (4, 6, 50)].map { day, hour, minute in
      let instant = Int64((March.march(day).ordinal * 1440 + hour * 60 + minute) * 60_000)
      return CheckIn(
        id: UUID(day), habit: UUID(1), day: March.march(day),
        recorded: Moment(instant: instant, secondsFromUTC: 0))
    }
    let punctuality = Punctuality(of: checkIns, target: target, dayStart: .midnight)
    let panel = maker.punctuality(punctuality, in: march)
    guard case .times(let chart) = panel.content else { throw UnexpectedContent(panel: panel) }
    #expect(chart.points.map(\.minutesLate) == [0, 45, -30])
    #expect(
      chart.points.map(\.tooltip) == [
        "2 Mar: 07:20, on the minute", "3 Mar: 08:05, 45 min late", "4 Mar: 06:50, 30 min early",
      ])
    #expect(chart.axis.ticks.map(\.text) == ["06:30", "07:00", "07:30", "08:00", "08:30"])
    #expect(chart.axis.ticks.map(\.value) == [-50, -20, 10, 40, 70])
    #expect(panel.fact == "66% on time, median on the minute")
  }

  @Test("says in a sentence why there is nothing to draw")
  func sentences() throws {
    let tracked = try JudgedHabit("Habit", .weekdays([])).with(on: 3)
    let history = tracked.history(on: 9)
    let log = log(tracked, on: 9)
    let runs = history.runs(in: march)
    let panels = [
      maker.weekly(log.spans(per: .week, in: march, weekStart: .monday)), maker.monthly([]),
      maker.rate(log, in: march), maker.strength(History.meanStrengths(of: [history], in: march), in: march),
      maker.streaks(runs, in: march), maker.amounts(history.amounts(in: march, weekStart: .monday)),
      maker.punctuality(nil, in: march), maker.priorities(high: 0, normal: 0, low: 0),
      maker.punctuality(Punctuality(of: [], target: .midnight, dayStart: .midnight), in: march),
      maker.weekday(WeekdayProfile(of: [], in: march, weekStart: .monday)),
    ]
    for panel in panels {
      guard case .sentence(let sentence) = panel.content else { throw UnexpectedContent(panel: panel) }
      #expect(sentence.hasSuffix("."))
      #expect(panel.fact.isEmpty && panel.note.isEmpty)
      #expect(!panel.title.isEmpty)
    }
    let weekdays = maker.weekday(WeekdayProfile(of: [history], in: march, weekStart: .monday))
    #expect(weekdays.note == "days done / all days")
  }

  @Test("puts the greatest categories first, and lets the smallest share a slice")
  func categories() throws {
    let categories = try (1...7).map { HabitCore.Category(id: UUID($0), name: try Name("C\($0)"), icon: "") }
    let todos = try (1...7).flatMap { number in
      try (0..<number).map { _ in try SampleTodo.todo("A", category: UUID(number)) }
    }
    let statistics = TodoStatistics(of: todos, at: SampleTodo.clock(), weekStart: .monday)
    guard case .shares(let chart) = maker.categories(statistics, of: categories).content else {
      Issue.record("no shares")
      return
    }
    #expect(chart.slices.map(\.name) == ["C7", "C6", "C5", "C4", "Others"])
    #expect(chart.slices.map(\.count) == [7, 6, 5, 4, 6])
    let few = TodoStatistics(of: [try SampleTodo.todo("A")], at: SampleTodo.clock(), weekStart: .monday)
    guard case .shares(let one) = maker.categories(few, of: categories).content else { return }
    #expect(one.slices.map(\.name) == ["No category"])
  }

  @Test("draws the todos of each week, and says so where there are none")
  func weeklyTodos() throws {
    let todos = try [
      SampleTodo.todo("A", due: 3, done: SampleTodo.moment(3)), SampleTodo.todo("B", due: 4),
      SampleTodo.todo("C", due: 9),
    ]
    let weeks = TodoStatistics(of: todos, at: SampleTodo.clock(), weekStart: .monday).weeks
    let panel = maker.weeklyTodos(weeks)
    #expect(panel.fact == "1 week, 50% done")
    guard case .bars(let chart) = panel.content else { return }
    #expect(chart.bars.map(\.value) == [0.5])
    #expect(maker.weeklyTodos([]).isSentence)
  }

  @Test("orders priorities by their weight, not by their number")
  func priorities() throws {
    let panel = maker.priorities(high: 1, normal: 4, low: 2)
    guard case .shares(let chart) = panel.content else { throw UnexpectedContent(panel: panel) }
    #expect(chart.slices.map(\.name) == ["High", "Normal", "Low"])
    #expect(chart.slices.map(\.percent) == [14, 57, 29])
    #expect(chart.hasRing)
    #expect(panel.fact == "7 todos")
    guard case .shares(let two) = maker.priorities(high: 1, normal: 1, low: 0).content else { return }
    #expect(!two.hasRing)
  }

  @Test("a sheet describes what its charts say")
  func description() throws {
    let history = try JudgedHabit().with(on: 2, 3).history(on: 4)
    let panels = [maker.streaks(history.runs(in: march), in: march), maker.punctuality(nil, in: march)]
    let sheet = ChartSheet(describing: "Read", period: "Mar 2026", panels: panels, language: .english)
    #expect(
      sheet.description
        == "Read, Mar 2026. Streaks: best 2 days, now 2. Punctuality: No target time is set.")
  }
}

/// A panel that shows something else than a test is about.
private struct UnexpectedContent: Error {
  let panel: ChartPanel
}
