import HabitCore
import HabitRender
import TestSupport
import Testing

@Suite("Properties of charts")
struct ChartMakerPropertyTests {
  /// All kinds of charts of some habits over a range.
  private func panels(
    of histories: [History], checkIns: [CheckIn], today: Day, in range: DayRange, _ language: Language
  ) -> [ChartPanel] {
    let maker = ChartMaker(language: language)
    let log = CompletionLog(of: histories, today: today)
    return [
      maker.weekly(log.spans(per: .week, in: range, weekStart: .sunday)),
      maker.monthly(log.spans(per: .month, in: range, weekStart: .sunday)),
      maker.rate(log, in: range),
      maker.weekday(WeekdayProfile(of: histories, in: range, weekStart: .sunday)),
      maker.streaks(PerfectDays(of: histories).runs(in: range), in: range),
      maker.strength(History.meanStrengths(of: histories, in: range), in: range),
      maker.punctuality(
        Punctuality(of: checkIns, target: TimeOfDay(minutes: 450) ?? .midnight, dayStart: .midnight), in: range),
    ]
      + histories.flatMap { history in
        [
          maker.amounts(history.amounts(in: range, weekStart: .sunday)),
          maker.streaks(history.runs(in: range), in: range),
        ]
      }
  }

  /// Whether all numbers of a panel are finite and shares lie in 0 … 1, and its texts are on one line.
  private func isSound(_ panel: ChartPanel) -> Bool {
    let texts = [panel.title, panel.fact, panel.note]
    guard texts.allSatisfy({ !$0.contains("nan") && !$0.contains("inf") && $0 == $0.onOneLine }) else { return false }
    switch panel.content {
    case .bars(let chart):
      return chart.bars.allSatisfy { bar in
        [bar.value, bar.goal].allSatisfy { $0?.isFinite ?? true && $0 ?? 0 >= 0 }
      } && isSound(chart.axis)
    case .line(let chart):
      return chart.values.allSatisfy { chart.axis.lowest...chart.axis.highest ~= $0 ?? 0 } && !chart.end.isEmpty
    case .profile(let chart):
      return chart.rows.count == 7 && chart.rows.allSatisfy { 0...1 ~= $0.share ?? 0 }
    case .streaks(let chart):
      let lengths = chart.longest.map(\.length)
      return lengths == lengths.sorted(by: >) && chart.runs.allSatisfy { $0.days.overlaps(chart.range) }
    case .times(let chart):
      return chart.points.allSatisfy { (chart.axis.lowest...chart.axis.highest).contains(Double($0.minutesLate)) }
        && isSound(chart.axis)
    case .shares, .sentence:
      return true
    }
  }

  private func isSound(_ axis: ChartAxis) -> Bool {
    axis.lowest.isFinite && axis.highest.isFinite && axis.lowest < axis.highest && (2...6).contains(axis.ticks.count)
      && Set(axis.ticks.map(\.value)).count == axis.ticks.count
      && axis.ticks.allSatisfy { (axis.lowest...axis.highest).contains($0.value) }
  }

  @Test("are sound for any habits and any range")
  func anyHabits() throws {
    for seed in UInt64(1)...120 {
      var random = RandomLog(seed: seed)
      let today = RandomLog.origin + Int.random(in: 0...130, using: &random.generator)
      var checkIns: [CheckIn] = []
      let histories = try (0..<Int.random(in: 0...3, using: &random.generator)).map { _ in
        let (habit, entries, pauses) = try random.log()
        checkIns += entries.map { random.recorded($0) }
        return History(
          of: HabitLog(habit: habit, checkIns: entries, pauses: pauses), today: today, weekStart: .sunday)
      }
      let first = RandomLog.origin + Int.random(in: -400...150, using: &random.generator)
      let length = [0, 6, 90, 400, 1200].randomElement(using: &random.generator) ?? 0
      for language in Language.allCases {
        for panel in panels(of: histories, checkIns: checkIns, today: today, in: first...(first + length), language) {
          #expect(isSound(panel), "seed \(seed): \(panel)")
        }
      }
    }
  }

  @Test("are sentences at the ends of the calendar", arguments: [Day.first, Day.last])
  func ends(day: Day) throws {
    let history = try JudgedHabit().with(on: 2).history(on: 4)
    let today = JudgedHabit.march(4)
    for panel in panels(of: [history], checkIns: [], today: today, in: day...day, .english) {
      guard case .sentence = panel.content else {
        #expect(panel.title == "Completion rate", "\(panel)")
        continue
      }
    }
  }
}
