import HabitCore
import TestSupport
import Testing

@Suite("Heatmap grid")
struct HeatmapGridTests {
  private func grid(
    _ range: DayRange, _ weekStart: WeekStart = .monday, today: Day = .last, start: Day = .first - 7,
    futureDays: HeatmapMark = .future
  ) -> HeatmapGrid {
    HeatmapGrid(range: range, weekStart: weekStart, today: today, scale: .binary, futureDays: futureDays) { day in
      HeatmapDay(state: day < start || day > today ? .none : .done)
    }
  }

  private func day(_ text: String) throws -> Day { try #require(Day(text)) }

  struct Year: Sendable, CustomTestStringConvertible {
    let year: Int
    let weekStart: WeekStart
    let columns: Int
    let days: Int
    var testDescription: String { "\(year) from \(weekStart)" }
  }

  @Test(
    "gives a year all of its days, once each, in the columns it needs",
    arguments: [
      Year(year: 2026, weekStart: .monday, columns: 53, days: 365),
      Year(year: 2024, weekStart: .monday, columns: 53, days: 366),
      Year(year: 2023, weekStart: .sunday, columns: 53, days: 365),
      Year(year: 2012, weekStart: .monday, columns: 54, days: 366),
      Year(year: 2040, weekStart: .monday, columns: 54, days: 366),
      Year(year: 2012, weekStart: .sunday, columns: 53, days: 366),
      Year(year: 2000, weekStart: .sunday, columns: 54, days: 366),
      Year(year: 2028, weekStart: .sunday, columns: 54, days: 366),
      Year(year: 2056, weekStart: .sunday, columns: 54, days: 366),
      Year(year: 2044, weekStart: .saturday, columns: 54, days: 366),
      Year(year: 2016, weekStart: .saturday, columns: 54, days: 366),
      Year(year: 1, weekStart: .monday, columns: 53, days: 365),
      Year(year: 9999, weekStart: .sunday, columns: 53, days: 365),
      Year(year: 1900, weekStart: .monday, columns: 53, days: 365),
    ])
  func years(_ row: Year) throws {
    let grid = grid(try #require(DayRange.year(row.year)), row.weekStart)
    #expect(grid.columnCount == row.columns)
    #expect(grid.cells.count == row.days)
    #expect(Set(grid.cells.map(\.day)).count == row.days)
    #expect(grid.cells.allSatisfy { $0.day.year == row.year })
    #expect(grid.monthLabels.map(\.month.month) == Array(1...12))
  }

  @Test("puts each day in the row of its weekday and the column of its week, over random ranges")
  func placement() {
    for seed in UInt64(0)..<100 {
      var generator = SeededGenerator(seed: seed)
      let first = Day(ordinal: Int.random(in: -719_000...2_900_000, using: &generator))
      let range = first...(first + Int.random(in: 0...800, using: &generator))
      let weekStart = WeekStart.allCases[Int.random(in: 0..<3, using: &generator)]
      let grid = grid(range, weekStart)
      #expect(grid.cells.count == range.count, "seed \(seed)")
      for (cell, next) in zip(grid.cells, grid.cells.dropFirst()) {
        let moved = next.row == 0 ? 1 : 0
        #expect(next.day == cell.day + 1 && next.row == (cell.row + 1) % 7, "seed \(seed)")
        #expect(next.column == cell.column + moved, "seed \(seed)")
      }
      #expect(grid.cells.allSatisfy { $0.row == grid.row(of: $0.day.weekday) }, "seed \(seed)")
      #expect(grid.cells.first?.column == 0 && grid.cells.last?.column == grid.columnCount - 1, "seed \(seed)")
      let labels = grid.monthLabels
      #expect(labels.reduce(0) { $0 + $1.columnCount } == grid.columnCount, "seed \(seed)")
      #expect(zip(labels, labels.dropFirst()).allSatisfy { $0.month.next == $1.month }, "seed \(seed)")
    }
  }

  @Test("moves cells as well as weekdays with the start of the week", arguments: WeekStart.allCases)
  func weekStart(_ weekStart: WeekStart) throws {
    let grid = grid(try day("2026-02-23")...(try day("2026-03-08")), weekStart)
    let sunday = try day("2026-03-01")
    let cell = try #require(grid.cells.first { $0.day == sunday })
    #expect(cell.row == [.monday: 6, .sunday: 0, .saturday: 1][weekStart])
    #expect(cell.column == [.monday: 0, .sunday: 1, .saturday: 1][weekStart])
    #expect(grid.row(of: .sunday) == cell.row)
    #expect(grid.columnCount == [.monday: 2, .sunday: 3, .saturday: 3][weekStart])
  }

  @Test("draws nothing before the start, and what is to come only if asked to")
  func startAndFuture() throws {
    let year = try #require(DayRange.year(2026))
    let (start, today) = (try day("2026-02-10"), try day("2026-03-04"))
    let shown = grid(year, today: today, start: start)
    #expect(shown.cells.first?.day == start)
    #expect(shown.cells.count { $0.mark == .future } == year.upperBound - today)
    #expect(shown.monthLabels.first?.month.month == 2)
    #expect(shown.monthLabels.first?.column == shown.cells.first?.column)
    let hidden = grid(year, today: today, start: start, futureDays: .blank)
    #expect(hidden.cells.last?.day == today)
    #expect(hidden.monthLabels.map(\.month.month) == [2, 3])
  }

  @Test("draws no future for days that are no part of the habit")
  func ended() throws {
    let (today, end) = (try day("2026-03-04"), try day("2026-03-10"))
    let year = try #require(DayRange.year(2026))
    let grid = HeatmapGrid(range: year, weekStart: .monday, today: today, scale: .binary, futureDays: .future) { day in
      day > end ? nil : HeatmapDay(state: day > today ? .none : .done)
    }
    #expect(grid.cells.last?.day == end)
  }

  @Test("is empty for a habit that is nowhere in the range")
  func empty() throws {
    let grid = grid(try #require(DayRange.year(2020)), start: try day("2026-01-01"))
    #expect(grid.cells.isEmpty && grid.monthLabels.isEmpty && grid.columnCount == 53)
  }

  @Test("shows a single day in one column")
  func singleDay() throws {
    let day = try day("2024-02-29")
    let grid = grid(day...day)
    #expect(grid.columnCount == 1)
    #expect(grid.cells.map(\.row) == [3])
  }

  @Test("marks the first month of a year that the range does not begin with")
  func beginsYear() throws {
    let labels = grid(try day("2025-11-20")...(try day("2026-02-10"))).monthLabels
    #expect(labels.map(\.beginsYear) == [false, false, true, false])
    let whole = grid(try #require(DayRange.year(2026))).monthLabels
    #expect(whole.allSatisfy { !$0.beginsYear })
  }

  @Test("gives up its oldest columns, and those behind today before them")
  func latest() throws {
    let past = grid(try #require(DayRange.year(2025)))
    #expect(past.latest(columns: 53) == past && past.latest(columns: 99) == past)
    let part = past.latest(columns: 10)
    #expect(part.columnCount == 10 && part.range.upperBound.description == "2025-12-31")
    #expect(part.cells.first?.column == 0 && part.cells.first?.day == part.range.lowerBound)
    #expect(part.monthLabels.map(\.month.month) == [10, 11, 12])
    let today = try day("2026-03-04")
    let current = grid(try #require(DayRange.year(2026)), today: today)
    #expect(current.latest(columns: 5).range.description == "2026-02-02...2026-03-08")
    #expect(current.latest(columns: 20).range.description == "2026-01-01...2026-05-17")
    #expect(current.latest(columns: 1).cells.map(\.day).contains(today))
  }
}
