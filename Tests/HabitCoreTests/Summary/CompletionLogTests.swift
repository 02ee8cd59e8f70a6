import HabitCore
import TestSupport
import Testing

@Suite("Completion log")
struct CompletionLogTests {
  private typealias March = JudgedHabit

  @Test("says of any range what adding up its days says")
  func equalsSum() throws {
    for seed in UInt64(1)...150 {
      var random = RandomLog(seed: seed)
      let today = RandomLog.origin + Int.random(in: 0...140, using: &random.generator)
      let histories = try (0..<Int.random(in: 0...4, using: &random.generator)).map { _ in
        let (habit, checkIns, pauses) = try random.log()
        return History(
          of: HabitLog(habit: habit, checkIns: checkIns, pauses: pauses), today: today, weekStart: .monday)
      }
      let log = CompletionLog(of: histories, today: today)
      #expect(log.completion() == Completion.sum(of: histories), "seed \(seed)")
      for _ in 0..<40 {
        let first = RandomLog.origin + Int.random(in: -40...160, using: &random.generator)
        let range = first...(first + Int.random(in: 0...60, using: &random.generator))
        #expect(log.completion(in: range) == Completion.sum(of: histories, in: range), "seed \(seed): \(range)")
      }
    }
  }

  @Test("has whole weeks and months, and knows which is running")
  func spans() throws {
    let history = try JudgedHabit(from: 1).with(on: 1, 2, 3, 4, 5, 9).history(on: 10)
    let log = CompletionLog(of: [history], today: March.march(10))
    let weeks = log.spans(per: .week, in: March.march(4)...March.march(9), weekStart: .monday)
    #expect(weeks.map(\.days) == [March.march(2)...March.march(8), March.march(9)...March.march(15)])
    #expect(weeks.map(\.completion.kept) == [4, 1])
    #expect(weeks.map(\.completion.counted) == [7, 1])
    #expect(weeks.map(\.isRunning) == [false, true])
    #expect(weeks.map(\.completion.isFull) == [false, true])
    let months = log.spans(per: .month, in: March.march(10)...March.march(40), weekStart: .monday)
    #expect(months.map(\.days) == [March.march(1)...March.march(31), March.march(32)...March.march(61)])
    #expect(months.map(\.completion.percent) == [6 * 100 / 9, nil])
  }

  @Test("looks back from a day, and not from one to come")
  func trailing() throws {
    let history = try JudgedHabit(from: 1).with(on: 1, 2, 3).history(on: 6)
    let log = CompletionLog(of: [history], today: March.march(6))
    #expect(log.completion(ofLast: 28, upTo: March.march(4))?.rate == 0.75)
    #expect(log.completion(ofLast: 2, upTo: March.march(5))?.rate == 0)
    #expect(log.completion(ofLast: 28, upTo: March.march(0))?.rate == nil)
    #expect(log.completion(ofLast: 28, upTo: March.march(7)) == nil)
  }

  @Test("answers at the ends of the calendar", arguments: [Day.first, Day.last])
  func ends(day: Day) throws {
    let history = try JudgedHabit(from: 1).with(on: 1).history(on: 6)
    let log = CompletionLog(of: [history], today: March.march(6))
    #expect(log.completion(in: day...day) == Completion())
    #expect(log.spans(per: .month, in: day...day, weekStart: .sunday).count == 1)
    #expect(log.completion(in: Day.first...Day.last) == log.completion())
  }
}
