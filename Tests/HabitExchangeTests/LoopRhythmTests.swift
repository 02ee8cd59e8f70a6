import HabitCore
import Testing

@testable import HabitExchange

@Suite("LoopRhythm") struct LoopRhythmTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let target: LoopTarget
    let days: Int
    let schedule: Schedule
    let goal: Goal
    let remark: String?

    var testDescription: String { "\(target) in \(days) days" }
  }

  private static func atLeast(_ value: Double) -> LoopTarget {
    LoopTarget(direction: .atLeast, value: value, unit: "km")
  }

  private static func atMost(_ value: Double) -> LoopTarget {
    LoopTarget(direction: .atMost, value: value, unit: "")
  }

  private static let tracked = "so it is only tracked; 'habit edit' gives it days or a goal"

  @Test(
    "makes of a target in so many days a daily goal, a total, or the nearest total",
    arguments: [
      Row(
        target: atLeast(2.5), days: 1, schedule: .daily, goal: .atLeast(Amount(thousandths: 2500), unit: "km"),
        remark: nil),
      Row(target: atMost(0), days: 1, schedule: .daily, goal: .atMost(.zero, unit: ""), remark: nil),
      Row(
        target: atLeast(10), days: 7, schedule: .period(times: nil, per: .week), goal: .atLeast(Amount(10), unit: "km"),
        remark: "at least 10 km in 7 days became at least 10 km in total per week"),
      Row(
        target: atMost(12), days: 30, schedule: .period(times: nil, per: .month), goal: .atMost(Amount(12), unit: ""),
        remark: "at most 12 in 30 days became at most 12 in total per month"),
      Row(
        target: atLeast(12), days: 14, schedule: .period(times: nil, per: .week), goal: .atLeast(Amount(6), unit: "km"),
        remark: "at least 12 km in 14 days became at least 6 km in total per week, the nearest that can be said"),
      Row(
        target: atMost(3), days: 3, schedule: .period(times: nil, per: .week), goal: .atMost(Amount(7), unit: ""),
        remark: "at most 3 in 3 days became at most 7 in total per week, the nearest that can be said"),
      Row(
        target: atLeast(20), days: 20, schedule: .period(times: nil, per: .month),
        goal: .atLeast(Amount(thousandths: 30_437), unit: "km"),
        remark: "at least 20 km in 20 days became at least 30.437 km in total per month, the nearest that can be said"),
      Row(
        target: atLeast(0), days: 1, schedule: .weekdays([]), goal: .check,
        remark: "at least 0 km is no goal, \(tracked)"),
      Row(
        target: atMost(-1), days: 7, schedule: .weekdays([]), goal: .check, remark: "at most -1 is no goal, \(tracked)"),
      Row(
        target: atLeast(.nan), days: 1, schedule: .weekdays([]), goal: .check,
        remark: "at least nan is no goal, \(tracked)"),
      Row(
        target: atLeast(1e12), days: 1, schedule: .weekdays([]), goal: .check,
        remark: "at least 1000000000000.0 is no goal, \(tracked)"),
    ])
  func numeric(_ row: Row) {
    let rhythm = LoopRhythm(RollingFrequency(times: 1, days: row.days), kind: .numeric(row.target))
    #expect(rhythm.schedule == row.schedule)
    #expect(rhythm.goal == row.goal)
    #expect(rhythm.remark == row.remark)
  }

  @Test("never makes a schedule and a goal that do not go together, nor a daily habit of one that is not")
  func soundness() {
    let kinds: [LoopHabit.Kind] = [
      .yesNo, .numericWithoutTarget, .numeric(Self.atLeast(2)), .numeric(Self.atMost(2)), .numeric(Self.atLeast(0)),
    ]
    for days in 0...60 {
      for times in 0...60 {
        for kind in kinds {
          let rhythm = LoopRhythm(RollingFrequency(times: times, days: days), kind: kind)
          #expect(rhythm.schedule.conflict(with: rhythm.goal) == nil)
          if times < days, days > 1 { #expect(rhythm.schedule != .daily || times == 0, "\(times) in \(days)") }
        }
      }
    }
  }

  @Test(
    "reads the cells of every version of Loop",
    arguments: [
      ("YES_MANUAL", 2), ("YES_AUTO", 1), ("NO", 0), ("SKIP", 3), ("UNKNOWN", -1), ("-1", -1), ("12000", 12_000),
      ("Entry(timestamp=2023-02-17, value=7000)", 7000), ("Entry(timestamp=2023-02-17, value=2, notes=)", 2),
      ("MAYBE", nil), ("", nil), ("1.5", nil), ("Entry(timestamp=2023-02-17)", nil), ("Entry(value=x)", nil),
      ("99999999999999999999", nil),
    ] as [(String, Int64?)])
  func cells(_ row: (cell: String, code: Int64?)) {
    #expect(LoopValue(cell: row.cell)?.code == row.code)
  }
}
