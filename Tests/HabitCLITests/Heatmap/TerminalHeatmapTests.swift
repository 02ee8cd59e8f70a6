import HabitCore
import HabitRender
import TestSupport
import Testing

@testable import HabitCLI

@Suite("Terminal heatmap") struct TerminalHeatmapTests {
  private static let today = Day(ordinal: 20_516)  // Wednesday 2026-03-04
  private static let glasses = Goal.atLeast(Amount(8), unit: "glasses")

  /// A day that goes through every state there is.
  private static func entry(_ day: Day) -> HeatmapDay? {
    guard day <= today else { return HeatmapDay(state: .none) }
    let turn = ((day.ordinal % 11) + 11) % 11
    if day == today { return HeatmapDay(state: .pending) }
    if day.weekday == .sunday { return HeatmapDay(state: turn == 3 ? .extra : .rest) }
    switch turn {
    case 0: return HeatmapDay(state: .missed)
    case 1: return HeatmapDay(state: .skipped)
    case 2...4: return HeatmapDay(state: .partial, value: .amount(Amount(turn * 2 - 2), of: glasses))
    default: return HeatmapDay(state: .done)
    }
  }

  private static func sheet(
    _ view: HeatmapView, weekStart: WeekStart = .monday, title: String = "💧 물 마시기", fact: String = "best 41",
    scale: HeatmapScale = .share
  ) -> HeatmapSheet {
    let blocks = view.blocks(today: today, weekStart: weekStart).map { range in
      HeatmapBlock(
        grid: HeatmapGrid(
          range: range, weekStart: weekStart, today: today, scale: scale, futureDays: view.futureDays, entry: entry))
    }
    return HeatmapSheet(title: title, period: "2026", facts: fact.isEmpty ? [] : [fact], blocks: blocks)
  }

  private static func lines(_ sheet: HeatmapSheet, width: Int?, depth: ColorDepth = .none) -> [String] {
    TerminalHeatmap(sheet: sheet, colors: .github(.dark), depth: depth).lines(width: width)
  }

  /// A line without its escape sequences.
  private static func plain(_ line: String) -> String {
    line.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated().map { index, part in
      index == 0 ? String(part) : String(part.drop { $0 != "m" }.dropFirst())
    }.joined()
  }

  @Test("writes a month without colour, every state by a character of its own")
  func month() throws {
    let range = (try #require(Day("2026-02-02")))...(try #require(Day("2026-03-15")))
    let text = Self.lines(Self.sheet(.range(range)), width: 60).joined(separator: "\n")
    let expected = """
      💧 물 마시기  2026                                   best 41
          Feb     Mar
      Mon ▓ □ █ ▒ █
          █ / █ ▓ □
      Wed █ ░ █ █ ○<
          █ ▒ █ █
      Fri █ ▓ □ █
          █ █ / █
          · · · ·

          · not due   □ missed   / skipped   ○ due today
          Less □░▒▓█ More
      """
    #expect(text == expected)
  }

  @Test("fits the width, and drops the oldest weeks first", arguments: [20, 30, 45, 57, 80, 110, 200])
  func width(_ width: Int) {
    let fact = "streak 12 days · best 41 · 293 of 366 due days (80 %)"
    for view in [HeatmapView.rolling, .years(2026...2026), .years(2024...2025)] {
      for depth in ColorDepth.allCases {
        let lines = Self.lines(
          Self.sheet(view, title: "💧 물 마시기 with a long name", fact: fact), width: width, depth: depth)
        let columns = lines.map { Self.plain($0).terminalColumns }
        #expect(columns.allSatisfy { $0 <= width }, "\(view) \(depth)")
      }
    }
    let rolling = Self.lines(Self.sheet(.rolling), width: width)
    #expect(rolling.contains { $0.hasPrefix("Wed") && $0.contains("○") }, "today is shown")
  }

  @Test("writes no escape sequence without colour, and the same characters with it")
  func escapes() {
    let plain = Self.lines(Self.sheet(.rolling), width: 120)
    #expect(!plain.joined().contains("\u{1B}"))
    let sixteen = Self.lines(Self.sheet(.rolling), width: 120, depth: .sixteen)
    #expect(sixteen.joined().contains("\u{1B}"))
    #expect(sixteen.map(Self.plain).map { $0.trimmed } == plain.map { $0.trimmed })
  }

  @Test("paints levels in their colours where there are enough")
  func colours() {
    let text = Self.lines(Self.sheet(.rolling), width: 120, depth: .full).joined()
    for level in [HeatmapLevel.low, .medium, .high, .full] {
      let color = ColorScheme.github(.dark)[.level(level)]
      #expect(text.contains("38;2;\(color.red);\(color.green);\(color.blue)m■"), "\(level)")
    }
  }

  @Test("gives no two marks one glyph", arguments: ColorDepth.allCases)
  func glyphs(_ depth: ColorDepth) {
    let levels = HeatmapLevel.allCases.map(HeatmapMark.level)
    let marks = [.rest, .skipped, .pending, .extra(.full)] + levels
    let glyphs = marks.map { TerminalGlyph(of: $0, colors: .github(.dark), depth: depth) }
    #expect(Set(glyphs).count == marks.count)
    #expect(glyphs.allSatisfy { $0.character.terminalColumns == 1 })
    let isShaded = depth == .none || depth == .sixteen
    #expect(!isShaded || Set(glyphs.map(\.character)).count == marks.count)
  }

  @Test("puts each weekday's name beside its own row", arguments: WeekStart.allCases)
  func weekdays(_ weekStart: WeekStart) {
    let lines = Self.lines(Self.sheet(.rolling, weekStart: weekStart), width: 120)
    let first = lines.firstIndex { $0.hasPrefix("Mon") } ?? 0
    #expect(lines[first + 2].hasPrefix("Wed") && lines[first + 4].hasPrefix("Fri"))
    // Today is a Wednesday; Sundays are the only days at rest.
    #expect(lines[first + 2].hasSuffix("○<"))
    #expect(lines[weekStart == .monday ? first + 6 : first - 1].contains("· · ·"))
  }

  private static let monthNames = (1...12).map { Language.english.name(of: Month(year: 2026, month: $0)) }

  @Test("names no two months over each other, over random ranges")
  func months() {
    for seed in UInt64(0)..<60 {
      var generator = SeededGenerator(seed: seed)
      let first = Self.today - Int.random(in: 0...4000, using: &generator)
      let range = first...(first + Int.random(in: 0...380, using: &generator))
      let sheet = Self.sheet(.range(range), title: "", fact: "")
      let width = Int.random(in: 20...140, using: &generator)
      let names = Self.lines(sheet, width: width).flatMap { $0.split(separator: " ") }
        .filter { $0.count > 3 && Self.monthNames.contains(String($0.prefix(3))) }
      #expect(names.isEmpty, "seed \(seed): \(names)")
    }
  }

  @Test("copes with a single day, an empty habit, no grid, and a terminal that is too narrow")
  func edges() {
    let single = Self.lines(Self.sheet(.range(Self.today...Self.today)), width: 80)
    #expect(single.contains("Wed ○") || single.contains("Wed ○<"))
    let empty = HeatmapGrid(range: Self.today - 400...Self.today, weekStart: .monday, today: Self.today, scale: .share)
    {
      _ in nil
    }
    #expect(Self.lines(HeatmapSheet(title: "", blocks: [HeatmapBlock(grid: empty)]), width: 80).contains("Mon "))
    #expect(!Self.lines(HeatmapSheet(title: "None", blocks: []), width: nil).isEmpty)
    #expect(!Self.lines(Self.sheet(.rolling), width: 1).isEmpty)
    #expect(Self.lines(Self.sheet(.rolling), width: nil).contains { $0.terminalColumns > 100 })
  }
}
