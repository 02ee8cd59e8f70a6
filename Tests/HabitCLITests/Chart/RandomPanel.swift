import HabitCore
import HabitRender
import TestSupport

/// Charts with random numbers and names.
enum RandomPanel {
  static func panel(using generator: inout SeededGenerator) -> ChartPanel {
    ChartPanel(
      title: name(using: &generator), fact: name(using: &generator), note: name(using: &generator),
      content: content(using: &generator), series: Int.random(in: 0...3, using: &generator))
  }

  private static func content(using generator: inout SeededGenerator) -> ChartPanel.Content {
    let length = [1, 7, 30, 180, 366, 4000].randomElement(using: &generator) ?? 1
    let range = SampleCharts.today - length + 1...SampleCharts.today
    switch Int.random(in: 0...6, using: &generator) {
    case 0:
      let step = [1, 7, 30].randomElement(using: &generator) ?? 1
      let bars = stride(from: 0, to: min(length, 400) + step, by: step).map { offset in
        BarChart.Bar(
          days: range.lowerBound + offset...range.lowerBound + offset + step - 1, value: value(using: &generator),
          goal: value(using: &generator), isFull: Bool.random(using: &generator),
          isRunning: Bool.random(using: &generator), tooltip: "")
      }
      return .bars(BarChart(bars: bars, axis: axis(using: &generator)))
    case 1:
      let values = range.map { _ in value(using: &generator) }
      return .line(
        LineChart(
          range: range, values: values, axis: axis(using: &generator), end: name(using: &generator),
          isFilled: Bool.random(using: &generator)))
    case 2:
      let rows = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        ProfileChart.Row(
          name: name(using: &generator), share: value(using: &generator), text: name(using: &generator),
          detail: name(using: &generator))
      }
      return .profile(ProfileChart(rows: rows))
    case 3:
      var runs: [StreakChart.Run] = []
      var day = range.lowerBound - 5
      while day <= range.upperBound, runs.count < 200 {
        let days = day...day + Int.random(in: 0...40, using: &generator)
        runs.append(StreakChart.Run(days: days, length: days.count, name: name(using: &generator)))
        day = days.upperBound + Int.random(in: 2...9, using: &generator)
      }
      let longest = runs.sorted { $0.length > $1.length }.prefix(5)
      return .streaks(StreakChart(range: range, runs: runs, longest: Array(longest)))
    case 4:
      let points = (0..<50).map { _ in
        TimeChart.Point(
          day: range.lowerBound + Int.random(in: -2..<length + 2, using: &generator),
          minutesLate: Int.random(in: -900...900, using: &generator), tooltip: "")
      }
      return .times(
        TimeChart(range: range, points: points, axis: axis(using: &generator), target: name(using: &generator)))
    case 5:
      let counts = (0..<6).map { _ in
        (name: name(using: &generator), count: Int.random(in: 0...1000, using: &generator))
      }
      return .shares(ShareChart(counts: counts, noun: name(using: &generator)))
    default:
      return .sentence(name(using: &generator) + " " + name(using: &generator))
    }
  }

  private static func value(using generator: inout SeededGenerator) -> Double? {
    [nil, 0, 1, 0.5, -3, 1e9, Double.random(in: 0...1, using: &generator)].randomElement(using: &generator) ?? nil
  }

  private static func axis(using generator: inout SeededGenerator) -> ChartAxis {
    let ticks = (0..<Int.random(in: 0...5, using: &generator)).map { index in
      ChartAxis.Tick(value: Double(index) / 4, text: name(using: &generator))
    }
    return ChartAxis(lowest: -0.25, highest: 1, ticks: ticks)
  }

  private static let names = [
    "", "50%", "물 마시기 💧", "a", "Completion rate, 28-day mean", String(repeating: "가", count: 100),
    String(repeating: "👨‍👩‍👧‍👦", count: 40), "Zoë\u{301}", "one two three four five six seven eight nine ten eleven",
  ]

  private static func name(using generator: inout SeededGenerator) -> String {
    names.randomElement(using: &generator) ?? ""
  }
}
