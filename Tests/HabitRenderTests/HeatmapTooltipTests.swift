import HabitCore
import HabitRender
import Testing

@Suite("Heatmap tooltip")
struct HeatmapTooltipTests {
  private static let eight = Goal.atLeast(Amount(8), unit: "glasses")
  private static let two = Goal.atMost(Amount(2), unit: "cups")

  struct Row: Sendable, CustomTestStringConvertible {
    let day: HeatmapDay
    var subject = HeatmapBlock.Subject.habit
    let text: String
    var testDescription: String { text }
  }

  @Test(
    "says the date, what the day came to, and the note",
    arguments: [
      Row(day: HeatmapDay(state: .rest), text: "not due"),
      Row(day: HeatmapDay(state: .missed), text: "missed"),
      Row(day: HeatmapDay(state: .missed, value: .amount(.zero, of: eight)), text: "missed, 0 of 8 glasses, 0%"),
      Row(day: HeatmapDay(state: .partial, value: .amount(Amount(5), of: eight)), text: "5 of 8 glasses, 62%"),
      Row(day: HeatmapDay(state: .done, value: .amount(Amount(12), of: eight)), text: "done, 12 of 8 glasses, 150%"),
      Row(day: HeatmapDay(state: .done, value: .amount(.one, of: .check)), text: "done"),
      Row(day: HeatmapDay(state: .done, value: .amount(.one, of: .check), note: "early"), text: "done – early"),
      Row(day: HeatmapDay(state: .skipped, note: "flu"), text: "skipped: flu"),
      Row(day: HeatmapDay(state: .extra), text: "extra"),
      Row(
        day: HeatmapDay(state: .pending, value: .amount(Amount(3), of: eight)), text: "due today, 3 of 8 glasses, 37%"),
      Row(
        day: HeatmapDay(state: .done, value: .amount(.one, of: two)), subject: .limit,
        text: "within the limit, 1 of 2 cups"),
      Row(
        day: HeatmapDay(state: .missed, value: .amount(Amount(3), of: two)), subject: .limit,
        text: "over the limit, 3 of 2 cups"),
      Row(day: HeatmapDay(kept: 2, due: 3), text: "2 of 3, 66%"),
      Row(day: HeatmapDay(kept: 3, due: 3), text: "done, 3 of 3, 100%"),
      Row(day: HeatmapDay(number: 2.5), subject: .numbers, text: "2.5"),
      Row(day: HeatmapDay(number: 40), subject: .numbers, text: "40"),
      Row(day: HeatmapDay(number: 0), subject: .numbers, text: "0"),
      Row(day: HeatmapDay(number: nil), subject: .numbers, text: "no data"),
    ])
  func texts(_ row: Row) throws {
    let day = try #require(Day("2026-03-04"))
    let grid = HeatmapGrid(range: day...day, weekStart: .monday, today: day, scale: .share) { _ in row.day }
    let sheet = HeatmapSheet(title: "", blocks: [HeatmapBlock(subject: row.subject, grid: grid)])
    let figure = HeatmapLayout(colors: .github(.light)).figure(of: sheet)
    let tooltips = figure.shapes.compactMap { if case .symbol(_, _, _, let tooltip) = $0 { tooltip } else { nil } }
    #expect(tooltips.first == "2026-03-04: " + row.text)
  }
}
