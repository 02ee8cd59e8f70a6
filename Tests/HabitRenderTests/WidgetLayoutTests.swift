import FoundationEssentials
import HabitCore
import TestSupport
import Testing

@testable import HabitRender

@Suite("Cards of a day")
struct WidgetLayoutTests {
  private static let hostileNames = [
    "Read", "물 마시기와 한국어 단어 외우기를 매일 아침마다 꾸준히", "שיעור עברית עם המורה שלי", "👩‍👩‍👧‍👦 💧💧💧💧💧💧💧💧💧💧💧💧💧💧💧💧💧💧",
    "A name so long that no card has room for it, whatever it leaves out and however small", "Z̷̢̛͔̗a̴l̶g̵o̸ text",
    "<b>&amp;\"'",
    "a\u{202E}b", "اقرأ كتابا", "ไทยภาษาไทยภาษาไทย", "M", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
  ]

  /// A card of some habits on a Thursday at noon, of which the first ones are done and every other one has a time.
  private func card(
    _ size: WidgetCard.Size, habits count: Int, done: Int, names: [String] = hostileNames, todos: Int = 0,
    perfectDays: Int = 0, title: String? = nil, language: Language = .english
  ) throws -> WidgetCard {
    let today = JudgedHabit.march(5)
    let clock = WallClock(
      date: today, time: try #require(TimeOfDay(hour: 12, minute: 0)), instant: 0, secondsFromUTC: 0)
    let habits = try (0..<count).map { index in
      var name = names[index % names.count]
      if index >= names.count { name += " \(index)" }
      let time = index % 2 == 0 ? TimeOfDay(hour: (7 + index) % 24, minute: 5) : nil
      let habit = try JudgedHabit(name, number: index + 1, at: time)
      return index < done ? habit.with(on: 5) : habit
    }
    let histories = habits.map { $0.history(on: 5) }
    let list = TodayList(
      on: today, of: histories.enumerated().map { (number: $0.offset + 1, history: $0.element) }, clock: clock,
      dayStart: .midnight)
    let run = Standing.Run(length: max(perfectDays, 1), first: today - perfectDays, last: today)
    let due = try (0..<todos).map { number in
      NumberedTodo(
        number: number + 1,
        todo: Todo(
          id: UUID(number + 500), title: try Name("Todo"), due: TodoDue(today),
          created: Moment(instant: 0, secondsFromUTC: 0)))
    }
    let glance = DayGlance(
      of: list, hasHabits: count > 0, perfectRun: perfectDays > 0 ? run : nil, todos: due, clock: DayClock(clock))
    let grid = HeatmapGrid(
      range: JudgedHabit.march(-19)...JudgedHabit.march(8), weekStart: .monday, today: today, scale: .share,
      futureDays: .future
    ) { day in
      day > today ? HeatmapDay(state: .none) : HeatmapDay(kept: day.ordinal % 5, due: 4, isOver: day < today)
    }
    return WidgetCard(
      size, of: glance, title: title, weeks: grid, bestPerfectDays: 12_345, next: histories.flatMap(\.nextBadges).first,
      language: language)
  }

  private func layout(_ appearance: Theme.Appearance = .light) -> WidgetLayout {
    WidgetLayout(colors: .github(.theme(appearance)))
  }

  @Test(
    "hold everything within their edges, and no text meets another, however many habits there are",
    arguments: WidgetCard.Size.allCases, Language.allCases)
  func faults(size: WidgetCard.Size, language: Language) throws {
    for (count, done) in [(0, 0), (1, 0), (1, 1), (4, 2), (5, 0), (6, 0), (12, 1), (12, 12), (40, 17), (120, 100)] {
      for (todos, perfectDays) in [(0, 0), (1, 3), (23, 12_345)] {
        let card = try card(
          size, habits: count, done: done, todos: todos, perfectDays: perfectDays, language: language)
        let faults = layout().figure(of: card).faults
        #expect(faults == [], "\(done) of \(count), \(todos) todos, \(perfectDays) perfect days")
      }
    }
  }

  @Test("shorten every name that is too long", arguments: Self.hostileNames)
  func names(name: String) throws {
    for size in WidgetCard.Size.allCases {
      let figure = layout().figure(of: try card(size, habits: 3, done: 1, names: [name], title: name + name))
      #expect(figure.faults == [])
    }
  }

  @Test("show the count in the ring, and a check mark in its place once all is done")
  func ring() throws {
    func texts(_ count: Int, _ done: Int, todos: Int = 0) throws -> [String] {
      layout().figure(of: try card(.small, habits: count, done: done, todos: todos)).labels.map(\.text)
    }
    #expect(try texts(5, 3) == ["3/5", "2 to go", "Thursday, 5 March"])
    #expect(try texts(12, 1) == ["1/12", "11 to go", "Thursday, 5 March"])
    #expect(try texts(5, 5) == ["All done", "Thursday, 5 March"])
    #expect(try texts(5, 5, todos: 2) == ["5/5", "2 todos", "Thursday, 5 March"])
    #expect(try texts(0, 0) == ["–", "No habits yet", "habit add Read"])
    let streak = layout().figure(of: try card(.small, habits: 5, done: 3, perfectDays: 17))
    #expect(streak.labels.map(\.text) == ["3/5", "17 perfect days", "2 to go"])
  }

  @Test("keep the count in the ring where a limit was broken, and count what can still be done")
  func brokenLimit() throws {
    func texts(_ size: WidgetCard.Size = .small, readIsDone: Bool) throws -> [String] {
      let limit = try JudgedHabit("Smoking", goal: .atMost(.zero, unit: "")).with(.done, .one, on: 5)
      let read = try JudgedHabit("Read", number: 2)
      let histories = [limit, readIsDone ? read.with(on: 5) : read].map { $0.history(on: 5) }
      let clock = WallClock(date: JudgedHabit.march(5), time: .midnight, instant: 0, secondsFromUTC: 0)
      let list = TodayList(
        on: JudgedHabit.march(5), of: histories.enumerated().map { (number: $0.offset + 1, history: $0.element) },
        clock: clock, dayStart: .midnight)
      let glance = DayGlance(of: list, hasHabits: true, perfectRun: nil, clock: DayClock(clock))
      return layout().figure(of: WidgetCard(size, of: glance, language: .english)).labels.map(\.text)
    }
    #expect(try texts(readIsDone: false) == ["0/2", "1 to go", "Thursday, 5 March"])
    #expect(try texts(readIsDone: true) == ["1/2", "Nothing left to do", "Thursday, 5 March"])
    #expect(try texts(.medium, readIsDone: false).suffix(2) == ["Read", "Smoking"])
    #expect(try texts(.medium, readIsDone: true).suffix(2) == ["Smoking", "Read"])
  }

  @Test(
    "have a place for the todos of the day, in bold where one is overdue", arguments: [WidgetCard.Size.medium, .large])
  func todos(size: WidgetCard.Size) throws {
    let figure = layout().figure(of: try card(size, habits: 3, done: 1, todos: 2, perfectDays: 17))
    #expect(figure.labels.filter { $0.text == "2 todos" }.map(\.role) == [.fact])
    #expect(figure.labels.contains { $0.text == "17 perfect days" })
    #expect(figure.labels.contains { $0.text == "2 to go" })
  }

  @Test("write a long day shorter rather than cut it", arguments: WidgetCard.Size.allCases)
  func longDay(size: WidgetCard.Size) throws {
    let day = try #require(Day("2026-09-23"))
    let clock = WallClock(date: day, time: .midnight, instant: 0, secondsFromUTC: 0)
    let list = TodayList(on: day, of: [], clock: clock, dayStart: .midnight)
    let glance = DayGlance(of: list, hasHabits: true, perfectRun: nil, clock: DayClock(clock))
    let figure = layout().figure(of: WidgetCard(size, of: glance))
    #expect(figure.labels.contains { $0.text == "Wed, 23 Sep" })
    #expect(figure.title == "Wednesday, 23 September")
  }

  @Test("list what is open by time before what is done, and say how many more there are")
  func list() throws {
    let names = ["A", "B", "C", "D", "E", "F", "G", "H"]
    func rows(_ count: Int, _ done: Int) throws -> [String] {
      layout().figure(of: try card(.medium, habits: count, done: done, names: names)).labels
        .filter { [.item, .settledItem, .fact].contains($0.role) && $0.anchor == .start }.map(\.text)
    }
    #expect(try rows(3, 1) == ["C", "B", "A"])
    #expect(try rows(5, 0) == ["A", "C", "E", "B", "D"])
    #expect(try rows(8, 0) == ["A", "C", "E", "G", "+4 more"])
    #expect(try rows(8, 1) == ["C", "E", "G", "B", "+3 more"])
  }

  @Test("mark what is overdue by shape and weight, and say so where it is pointed at")
  func overdue() throws {
    let figure = layout().figure(of: try card(.medium, habits: 3, done: 0, names: ["A", "B", "C"]))
    #expect(figure.labels.filter { $0.role == .value }.map(\.text) == ["07:05", "09:05"])
    #expect(figure.tooltips == ["0 of 3 done", "A 07:05 overdue", "C 09:05 overdue", "B"])
    #expect(
      figure.description == "Thursday, 5 March: 0 of 3 done, next A 07:05 overdue.")
  }

  @Test("show four weeks of all habits, with tooltips, only where there is room")
  func weeks() throws {
    func cells(_ size: WidgetCard.Size) throws -> [String?] {
      layout().figure(of: try card(size, habits: 3, done: 1)).shapes.compactMap { shape in
        if case .symbol(_, _, _, let tooltip) = shape { .some(tooltip) } else { nil }
      }
    }
    #expect(try cells(.large).count == 28)
    #expect(try cells(.large).compactMap(\.self).count == 25)
    #expect(try cells(.medium).isEmpty)
  }

  @Test("have round corners through which what lies below is seen", arguments: Theme.Appearance.allCases)
  func corners(appearance: Theme.Appearance) throws {
    let card = try card(.small, habits: 3, done: 1)
    let figure = layout(appearance).figure(of: card)
    #expect(!figure.colors.theme.paintsBackground)
    #expect(figure.shapes.first?.fill == .background)
    let bare = WidgetLayout(colors: .github(.theme(appearance).on(.none))).figure(of: card)
    #expect(bare.shapes.first?.fill == nil)
  }

  @Test("are the same SVG each time", arguments: WidgetCard.Size.allCases)
  func golden(size: WidgetCard.Size) throws {
    let card = try card(
      size, habits: 7, done: 2, names: ["Read", "물 마시기", "Run", "Meditate", "Write", "Stretch", "Call"], todos: 2,
      perfectDays: 17, language: size == .large ? .korean : .english)
    let colors = ColorScheme(.github, theme: .light, dark: .dark)
    let svg = SVGWriter().svg(of: WidgetLayout(colors: colors).figure(of: card))
    expectGolden(String(decoding: svg, as: UTF8.self), named: "widget-\(size.rawValue).svg")
  }
}
