import HabitCore
import HabitRender
import TestSupport

/// Charts of a made-up habit, the same each time.
enum SampleCharts {
  static let today = Day(ordinal: 20_516)  // Wednesday 2026-03-04

  /// A share of each day that wanders.
  static func shares(_ count: Int, seed: UInt64 = 7) -> [Double] {
    var generator = SeededGenerator(seed: seed)
    var share = 0.5
    return (0..<count).map { _ in
      share = min(max(share + Double.random(in: -0.06...0.062, using: &generator), 0), 1)
      return share
    }
  }

  static func range(days: Int) -> DayRange { today - (days - 1)...today }

  static func weekly(_ count: Int = 26, goal: Bool = false) -> BarChart {
    let first = today - 2 - (count - 1) * 7
    let shares = shares(count * 3).enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
    return BarChart(
      bars: (0..<count).map { index in
        let kept = min(Int(shares[index] * 9), 7)
        let value: Double? = index == 9 ? nil : index == 13 ? 0 : Double(kept) / 7
        return BarChart.Bar(
          days: first + index * 7...first + index * 7 + 6, value: value, isFull: value == 1,
          isRunning: index == count - 1, tooltip: "week of \(first + index * 7): \(kept) of 7")
      }, axis: .share)
  }

  static func amounts(_ count: Int = 31) -> BarChart {
    let first = today - (count - 1)
    return BarChart(
      bars: (0..<count).map { index in
        let amount = Double(2 + (index * 7) % 9)
        let goal = Double(index < count / 2 ? 6 : 8)
        return BarChart.Bar(
          days: first + index...first + index, value: index % 10 == 4 ? nil : amount, goal: goal,
          isFull: amount >= goal, isRunning: index == count - 1, tooltip: "\(first + index): \(amount) glasses")
      }, axis: ChartAxis(highest: 12, ticks: [0, 4, 8, 12].map { ChartAxis.Tick(value: $0, text: "\(Int($0))") }))
  }

  static func rate(_ days: Int = 180) -> LineChart {
    var values = shares(days).map { Double?($0) }
    for index in values.indices where (60..<72).contains(index) { values[index] = nil }
    return LineChart(range: range(days: days), values: values, axis: .share, end: "74%")
  }

  static func strength(_ days: Int = 365) -> LineChart {
    var strength = 0.0
    let values = (0..<days).map { day -> Double? in
      let isKept = day % 9 != 0 && !(day > 200 && day < 235)
      strength = strength * 0.948 + (isKept ? 0.052 : 0)
      return strength
    }
    return LineChart(range: range(days: days), values: values, axis: .score, end: "87", isFilled: true)
  }

  static func weekdays(_ language: Language = .english) -> ProfileChart {
    let numbers: [(kept: Int, due: Int)] = [(46, 52), (52, 52), (40, 52), (43, 52), (31, 52), (24, 52), (0, 0)]
    return ProfileChart(
      rows: zip(WeekStart.monday.weekdays, numbers).map { weekday, number in
        let share = number.due == 0 ? nil : Double(number.kept) / Double(number.due)
        return ProfileChart.Row(
          name: language.name(of: weekday), share: share,
          text: share.map { "\(Int($0 * 100))%" } ?? (language == .english ? "never due" : "예정 없음"),
          detail: share == nil ? "" : "\(number.kept) / \(number.due)")
      })
  }

  static func streaks(_ days: Int = 365, language: Language = .english) -> StreakChart {
    var generator = SeededGenerator(seed: 3)
    let range = range(days: days)
    var runs: [StreakChart.Run] = []
    var day = range.lowerBound
    while day <= range.upperBound {
      let length = runs.count == 18 ? 41 : Int.random(in: 1...12, using: &generator)
      let last = min(day + length - 1, range.upperBound)
      runs.append(StreakChart.Run(days: day...last, length: last - day + 1, name: language.name(of: day...last)))
      day = last + Int.random(in: 2...4, using: &generator)
    }
    return StreakChart(
      range: range, runs: runs,
      longest: Array(runs.sorted { ($0.length, $0.days.lowerBound) > ($1.length, $1.days.lowerBound) }.prefix(5)))
  }

  static func times(_ days: Int = 90) -> TimeChart {
    var generator = SeededGenerator(seed: 11)
    let range = range(days: days)
    return TimeChart(
      range: range,
      points: range.filter { $0.ordinal % 5 != 0 }.map { day in
        let late = Int.random(in: -40...40, using: &generator) + Int.random(in: -40...50, using: &generator)
        return TimeChart.Point(day: day, minutesLate: late, tooltip: "\(day): \(late) min")
      },
      axis: ChartAxis(
        lowest: -90, highest: 90,
        ticks: [
          ChartAxis.Tick(value: -90, text: "06:00"), ChartAxis.Tick(value: 0, text: "07:30"),
          ChartAxis.Tick(value: 90, text: "09:00"),
        ]),
      target: "07:30")
  }

  static let priorities = ShareChart(
    counts: [("High", 5), ("Normal", 4), ("Low", 2), ("Some day", 1), ("None", 2)], noun: "todos")

  static func panels(_ language: Language = .english) -> [ChartPanel] {
    func word(_ english: String, _ korean: String) -> String { language == .english ? english : korean }
    return [
      ChartPanel(
        title: word("Weekly completion", "주간 달성률"), fact: word("26 weeks, mean 74%", "26주 평균 74%"),
        note: word("dashed: the week is not over", "점선: 끝나지 않은 주"), content: .bars(weekly())),
      ChartPanel(
        title: word("Completion rate, 28-day mean", "28일 평균 달성률"), fact: word("last 180 days", "최근 180일"),
        content: .line(rate())),
      ChartPanel(
        title: word("By weekday", "요일별"), fact: word("done / due, last 52 weeks", "완료 / 예정, 최근 52주"),
        content: .profile(weekdays(language))),
      ChartPanel(
        title: word("Streaks", "연속 기록"), fact: word("best 41 days, now 12", "최고 41일, 현재 12일"),
        content: .streaks(streaks(language: language))),
      ChartPanel(
        title: word("By priority", "우선순위별"), fact: word("14 open todos", "할 일 14개"), content: .shares(priorities)),
      ChartPanel(
        title: word("Strength", "습관 강도"), fact: word("0–100, half-life 13 days", "0–100, 반감기 13일"),
        content: .line(strength())),
      ChartPanel(
        title: word("Amounts", "기록량"), fact: word("mean 6.3 glasses", "평균 6.3잔"),
        note: word("line: the goal", "선: 목표"), content: .bars(amounts())),
      ChartPanel(
        title: word("Punctuality", "시간 준수"), fact: word("median 4 min late", "중앙값 4분 늦음"),
        content: .times(times())),
      ChartPanel(
        title: word("Monthly completion", "월간 달성률"),
        content: .sentence(word("No due days in this period", "이 기간에는 예정된 날이 없습니다"))),
    ]
  }

  static func sheet(_ language: Language = .english) -> ChartSheet {
    ChartSheet(
      title: "💧 " + (language == .english ? "Drink water" : "물 마시기"),
      period: language == .english ? "Mar 2025 – Mar 2026" : "2025년 3월 – 2026년 3월",
      fact: language == .english ? "293 of 366 days (80 %)" : "366일 중 293일 (80 %)",
      description: "293 of 366 due days done",
      panels: panels(language), language: language)
  }
}
