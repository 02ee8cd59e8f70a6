import HabitCore
import Testing

@Suite("Heatmap day")
struct HeatmapDayTests {
  private static let eight = Goal.atLeast(Amount(8), unit: "glasses")
  private static let two = Goal.atMost(Amount(2), unit: "cups")

  struct Row: Sendable, CustomTestStringConvertible {
    let day: HeatmapDay
    let mark: HeatmapMark
    var testDescription: String { "\(day.state) \(day.value.map { "\($0)" } ?? "")" }
  }

  @Test(
    "shows each state by a mark of its own",
    arguments: [
      Row(day: HeatmapDay(state: .none), mark: .blank),
      Row(day: HeatmapDay(state: .rest), mark: .rest),
      Row(day: HeatmapDay(state: .skipped), mark: .skipped),
      Row(day: HeatmapDay(state: .pending), mark: .pending),
      Row(day: HeatmapDay(state: .missed), mark: .level(.none)),
      Row(day: HeatmapDay(state: .done), mark: .level(.full)),
      Row(day: HeatmapDay(state: .extra), mark: .extra(.full)),
      Row(day: HeatmapDay(state: .skipped, value: .amount(Amount(3), of: eight)), mark: .skipped),
      Row(day: HeatmapDay(state: .partial, value: .amount(Amount(5), of: eight)), mark: .level(.medium)),
      Row(day: HeatmapDay(state: .partial, value: .amount(Amount(thousandths: 1), of: eight)), mark: .level(.low)),
      Row(day: HeatmapDay(state: .done, value: .amount(Amount(2), of: eight)), mark: .level(.full)),
      Row(day: HeatmapDay(state: .extra, value: .amount(Amount(2), of: eight)), mark: .extra(.low)),
      Row(day: HeatmapDay(state: .pending, value: .amount(.zero, of: eight)), mark: .pending),
      Row(day: HeatmapDay(state: .pending, value: .amount(Amount(6), of: eight)), mark: .level(.high)),
      Row(day: HeatmapDay(state: .pending, value: .amount(Amount(1), of: two)), mark: .pending),
      Row(day: HeatmapDay(state: .missed, value: .amount(Amount(3), of: two)), mark: .level(.none)),
      Row(day: HeatmapDay(state: .done, value: .amount(.zero, of: two)), mark: .level(.full)),
      Row(day: HeatmapDay(kept: 0, due: 0), mark: .rest),
      Row(day: HeatmapDay(kept: 0, due: 0, skipped: 2), mark: .skipped),
      Row(day: HeatmapDay(kept: 1, due: 0), mark: .extra(.full)),
      Row(day: HeatmapDay(kept: 0, due: 4), mark: .level(.none)),
      Row(day: HeatmapDay(kept: 1, due: 4), mark: .level(.low)),
      Row(day: HeatmapDay(kept: 3, due: 4), mark: .level(.high)),
      Row(day: HeatmapDay(kept: 4, due: 4), mark: .level(.full)),
      Row(day: HeatmapDay(kept: 5, due: 4), mark: .level(.full)),
      Row(day: HeatmapDay(kept: 0, due: 4, isOver: false), mark: .pending),
      Row(day: HeatmapDay(kept: 2, due: 4, isOver: false), mark: .level(.medium)),
    ])
  func marks(_ row: Row) {
    #expect(row.day.mark(on: .share) == row.mark)
  }

  @Test("counts the kept habits of a day, all of them or not")
  func countedHabits() {
    #expect(HeatmapDay(kept: 3, due: 10).mark(on: .habits) == .level(.high))
    #expect(HeatmapDay(kept: 3, due: 3).mark(on: .habits) == .level(.high))
    #expect(HeatmapDay(kept: 7, due: 10).mark(on: .habits) == .level(.full))
  }

  @Test("tells a day without a number from a day with zero")
  func numbers() {
    let scale = HeatmapScale(quartilesOf: [1, 2, 3, 4])
    #expect(HeatmapDay(number: nil).mark(on: scale) == .rest)
    #expect(HeatmapDay(number: .nan).mark(on: scale) == .rest)
    #expect(HeatmapDay(number: 0).mark(on: scale) == .level(.none))
    #expect(HeatmapDay(number: 2).mark(on: scale) == .level(.medium))
  }
}
