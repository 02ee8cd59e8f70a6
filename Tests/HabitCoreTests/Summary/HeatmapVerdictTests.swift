import HabitCore
import TestSupport
import Testing

@Suite("Verdicts under a heatmap")
struct HeatmapVerdictTests {
  private func grid(_ habit: JudgedHabit, from first: Int, to last: Int, weekStart: WeekStart = .monday) -> HeatmapGrid
  {
    let history = habit.history(on: 31)
    return HeatmapGrid(
      range: JudgedHabit.march(first)...JudgedHabit.march(last), weekStart: weekStart, today: history.today,
      scale: .binary, periods: history.periods
    ) { HeatmapDay(state: history[$0].state) }
  }

  @Test("stand under the columns of the weeks that were kept or missed")
  func weeks() throws {
    let habit = try JudgedHabit("Gym", .period(times: 2, per: .week)).with(on: 2, 4, 9, 17, 20)
    let grid = grid(habit, from: 2, to: 31)
    #expect(grid.verdicts.map(\.column) == [0, 1, 2, 3])
    #expect(grid.verdicts.map(\.isKept) == [true, false, true, false])
    #expect(grid.marks.isSuperset(of: [.weekKept, .weekMissed]))
  }

  @Test("move with the columns when the oldest give way")
  func latest() throws {
    let habit = try JudgedHabit("Gym", .period(times: 1, per: .week)).with(on: 2, 9, 16, 23)
    let latest = grid(habit, from: 2, to: 31).latest(columns: 3)
    #expect(latest.verdicts.map(\.column) == [0, 1])
  }

  @Test("are left out for months, for days, and where weeks start on another day")
  func others() throws {
    let monthly = try JudgedHabit("Gym", .period(times: 1, per: .month)).with(on: 2)
    #expect(grid(monthly, from: 2, to: 31).verdicts.isEmpty)
    #expect(try grid(JudgedHabit().with(on: 2), from: 2, to: 31).verdicts.isEmpty)
    let weekly = try JudgedHabit("Gym", .period(times: 1, per: .week)).with(on: 2)
    #expect(grid(weekly, from: 2, to: 31, weekStart: .sunday).verdicts.isEmpty)
  }
}
