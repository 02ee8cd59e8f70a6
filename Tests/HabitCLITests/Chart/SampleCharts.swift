import HabitCore
import HabitRender
import TestSupport

/// Charts of every kind with fixed numbers.
enum SampleCharts {
  static let today = Day(ordinal: 20_516)  // Wednesday 2026-03-04

  static var weekly: ChartPanel {
    let kept = [6, 4, 6, 2, 3, 7, 3, 6, 2, 7, 5, 2, 3, 6, 6, 3, 5, 3, 7, 6, 2, 3, 5, 0, 6, 3]
    let first = today - 2 - 25 * 7
    let bars = kept.enumerated().map { index, count in
      let days = first + index * 7...first + index * 7 + 6
      return BarChart.Bar(
        days: days, value: index == 12 ? nil : Double(count) / 7, isFull: count == 7, isRunning: index == 25,
        tooltip: "")
    }
    return ChartPanel(
      title: "Weekly completion", fact: "26 weeks, mean 74%", note: "dashed: the week is not over",
      content: .bars(BarChart(bars: bars, axis: .share)))
  }

  static var amounts: ChartPanel {
    let bars = (0..<12).map { index in
      let month = Month(year: index < 10 ? 2025 : 2026, month: (index + 2) % 12 + 1)
      let days = DayRange.month(month) ?? today...today
      let value = [40.0, 55, 80, 20, 0, 61.5, 100, 78, 79.9, 33, 90, 12][index]
      return BarChart.Bar(
        days: days, value: value, goal: index < 6 ? 60 : 80, isFull: value >= (index < 6 ? 60 : 80),
        isRunning: index == 11, tooltip: "")
    }
    let axis = ChartAxis(
      highest: 120, ticks: [0, 40, 80, 120].map { ChartAxis.Tick(value: $0, text: "\(Int($0)) km") })
    return ChartPanel(title: "💧 물 마시기", fact: "649 km", content: .bars(BarChart(bars: bars, axis: axis)))
  }

  static var rate: ChartPanel {
    var generator = SeededGenerator(seed: 3)
    var value = 0.6
    let values = (0..<180).map { index -> Double? in
      value = min(max(value + Double.random(in: -0.05...0.05, using: &generator), 0), 1)
      return (70..<80).contains(index) ? nil : value
    }
    return ChartPanel(
      title: "Completion rate, 28-day mean", fact: "last 180 days",
      content: .line(LineChart(range: today - 179...today, values: values, axis: .share, end: "21%")))
  }

  static var strength: ChartPanel {
    let values = (0..<180).map { index -> Double? in
      let day = Double(index)
      return min(1, day / 90) * (index < 90 || index > 120 ? 0.9 : 0.9 - (day - 90) / 60)
    }
    return ChartPanel(
      title: "Habit score", fact: "0-100, half-life 13 days",
      content: .line(
        LineChart(range: today - 179...today, values: values, axis: .score, end: "90", isFilled: true)))
  }

  static var weekdays: ChartPanel {
    let names = ["월", "화", "수", "Thursday", "Fri", "Sat", "Sun"]
    let kept = [46, 44, 40, 43, 31, 0, -1]
    let rows = zip(names, kept).map { name, kept in
      ProfileChart.Row(
        name: name, share: kept < 0 ? nil : Double(kept) / 52,
        text: kept < 0 ? "never due" : "\(kept * 100 / 52)%", detail: kept < 0 ? "" : "\(kept) / 52")
    }
    return ChartPanel(
      title: "By weekday", fact: "done / due, last 52 weeks", content: .profile(ProfileChart(rows: rows)))
  }

  static var streaks: ChartPanel {
    var runs: [StreakChart.Run] = []
    var day = today - 364
    for (index, length) in [3, 1, 8, 12, 5, 2, 41, 7, 9, 30, 1, 1, 4, 20, 3, 33, 2, 18, 5, 9, 12, 30].enumerated() {
      let days = day...day + length - 1
      runs.append(StreakChart.Run(days: days, length: length, name: Language.english.name(of: days)))
      day = days.upperBound + 2 + index % 4 * 3
    }
    let longest = runs.sorted { ($0.length, $0.days.lowerBound) > ($1.length, $1.days.lowerBound) }.prefix(5)
    return ChartPanel(
      title: "Streaks", fact: "best 41 days, now 12",
      content: .streaks(StreakChart(range: today - 364...today, runs: runs, longest: Array(longest))))
  }

  static var times: ChartPanel {
    var generator = SeededGenerator(seed: 5)
    let points = (0..<90).map { index in
      TimeChart.Point(
        day: today - 89 + index, minutesLate: Int.random(in: -40...70, using: &generator), tooltip: "")
    }
    let axis = ChartAxis(
      lowest: -60, highest: 120,
      ticks: [(-60.0, "06:30"), (0, "07:30"), (60, "08:30"), (120, "09:30")].map { ChartAxis.Tick(value: $0, text: $1) }
    )
    return ChartPanel(
      title: "Punctuality", fact: "median 12 min late",
      content: .times(TimeChart(range: today - 89...today, points: points, axis: axis, target: "07:30")))
  }

  static var shares: ChartPanel {
    ChartPanel(
      title: "By priority",
      content: .shares(
        ShareChart(
          counts: [("high", 5), ("normal", 4), ("낮음 🐢", 2), ("none", 1), ("zero", 0)], noun: "todos")))
  }

  static var sentence: ChartPanel {
    ChartPanel(title: "Amounts", content: .sentence("There are no due days in this period, and so nothing to draw."))
  }

  static var all: [ChartPanel] {
    [weekly, rate, weekdays, streaks, shares, strength, amounts, times, sentence]
  }

  static func sheet(_ panels: [ChartPanel] = all, language: Language = .english) -> ChartSheet {
    ChartSheet(
      title: "💧 물 마시기 water", period: "Mar 2025 – Mar 2026", fact: "streak 12 days · best 41 days", panels: panels,
      language: language)
  }
}
