import HabitCore
import Testing

@Suite("Heatmap view")
struct HeatmapViewTests {
  private let today = Day(ordinal: 20_516)  // Wednesday 2026-03-04

  @Test("rolls over 53 columns that end with the week of today", arguments: WeekStart.allCases)
  func rolling(_ weekStart: WeekStart) {
    let blocks = HeatmapView.rolling.blocks(today: today, weekStart: weekStart)
    #expect(blocks.count == 1)
    #expect(blocks[0].upperBound == today)
    #expect(blocks[0].lowerBound.weekday == weekStart.weekday)
    let grid = HeatmapGrid(range: blocks[0], weekStart: weekStart, today: today, scale: .binary) { _ in nil }
    #expect(grid.columnCount == 53)
  }

  @Test("rolls from the year before when today is 29 February")
  func leapDay() throws {
    let leapDay = try #require(Day("2024-02-29"))
    let blocks = HeatmapView.rolling.blocks(today: leapDay, weekStart: .monday)
    #expect(blocks[0].lowerBound.description == "2023-02-27")
  }

  @Test("begins with the first day that can be written")
  func firstDays() throws {
    let blocks = HeatmapView.rolling.blocks(today: try #require(Day("0001-02-03")), weekStart: .monday)
    #expect(blocks[0].lowerBound == .first)
  }

  @Test("stacks years with the newest first, and only those that exist")
  func years() {
    let blocks = HeatmapView.years(2024...2026).blocks(today: today, weekStart: .monday)
    #expect(blocks.map(\.lowerBound.year) == [2026, 2025, 2024])
    #expect(HeatmapView.years(-5...1).blocks(today: today, weekStart: .monday).map(\.lowerBound) == [.first])
    #expect(HeatmapView.years(9999...20_000).blocks(today: today, weekStart: .monday).map(\.upperBound) == [.last])
  }

  @Test("cuts a range longer than a block at the turn of the year")
  func longRange() throws {
    let range = try #require(Day("2024-11-15"))...(try #require(Day("2026-02-03")))
    let blocks = HeatmapView.range(range).blocks(today: today, weekStart: .monday)
    #expect(
      blocks.map(\.description) == ["2026-01-01...2026-02-03", "2025-01-01...2025-12-31", "2024-11-15...2024-12-31"])
    let year = try #require(DayRange.year(2028))
    #expect(HeatmapView.range(year).blocks(today: today, weekStart: .sunday) == [year])
  }

  @Test("shows what is to come unless it rolls")
  func futureDays() {
    #expect(HeatmapView.rolling.futureDays == .blank)
    #expect(HeatmapView.years(2026...2026).futureDays == .future)
  }
}
