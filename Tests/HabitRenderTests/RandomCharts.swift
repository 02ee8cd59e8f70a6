import HabitCore
import HabitRender
import TestSupport

/// Charts of every kind with random contents, also of the kinds that nobody would ask for.
struct RandomCharts {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  private mutating func chance(_ percent: Int) -> Bool { number(in: 1...100) <= percent }

  /// Mostly short, sometimes of up to 200 characters, in any script.
  private mutating func text() -> String {
    let pieces = ["W", "i", "물", "💧", " ", "<&\">", "\u{7}\n", "ع", "12", "%"]
    return (0..<number(in: chance(15) ? 0...200 : 0...8)).map { _ in pieces[number(in: 0...9)] }.joined()
  }

  private mutating func value(on axis: ChartAxis) -> Double? {
    switch number(in: 0...19) {
    case 0, 1: nil
    case 2: [.nan, .infinity, -1, 1_000_000][number(in: 0...3)]
    default: Double.random(in: axis.lowest...axis.highest, using: &generator)
    }
  }

  private mutating func range() -> DayRange {
    let length = number(in: chance(80) ? 0...400 : 0...5000)
    let first = number(in: Day.first.ordinal...Day.last.ordinal - length)
    return Day(ordinal: first)...Day(ordinal: first + length)
  }

  private mutating func axis(from lowest: Double = 0) -> ChartAxis {
    let highest = Double(number(in: 1...(chance(20) ? 1_000_000 : 20)))
    let count = number(in: 0...(chance(20) ? 20 : 4))
    return ChartAxis(
      lowest: lowest, highest: highest,
      ticks: (0...count).map { index in
        ChartAxis.Tick(
          value: lowest + (highest - lowest) * Double(index) / Double(max(count, 1)), text: text())
      })
  }

  private mutating func bars() -> BarChart {
    let (axis, count, length) = (axis(), number(in: 1...400), [1, 7, 30][number(in: 0...2)])
    let first = number(in: Day.first.ordinal...Day.last.ordinal - count * length)
    let hasGoal = chance(50)
    return BarChart(
      bars: (0..<count).map { index in
        let day = Day(ordinal: first + index * length)
        return BarChart.Bar(
          days: day...day + length - 1, value: value(on: axis), goal: hasGoal ? value(on: axis) : nil,
          isFull: chance(30), isRunning: index == count - 1, tooltip: text())
      }, axis: axis)
  }

  private mutating func line() -> LineChart {
    let (axis, range) = (axis(), range())
    return LineChart(
      range: range, values: range.map { _ in value(on: axis) }, axis: axis, end: text(), isFilled: chance(50))
  }

  private mutating func profile() -> ProfileChart {
    ProfileChart(
      rows: (0..<number(in: 0...14)).map { _ in
        ProfileChart.Row(name: text(), share: value(on: .share), text: text(), detail: chance(50) ? text() : "")
      })
  }

  private mutating func streaks() -> StreakChart {
    let range = range()
    var runs: [StreakChart.Run] = []
    var day = range.lowerBound - number(in: 0...30)
    while day <= range.upperBound {
      let last = day + number(in: 0...60)
      runs.append(StreakChart.Run(days: day...last, length: last - day + 1, name: text()))
      day = last + number(in: 2...9)
    }
    return StreakChart(
      range: range, runs: runs, longest: Array(runs.sorted { $0.length > $1.length }.prefix(number(in: 0...6))))
  }

  private mutating func times() -> TimeChart {
    let (range, axis) = (range(), axis(from: Double(number(in: -700...0))))
    return TimeChart(
      range: range,
      points: range.map { TimeChart.Point(day: $0, minutesLate: number(in: -900...900), tooltip: text()) }, axis: axis,
      target: text())
  }

  private mutating func shares() -> ShareChart {
    ShareChart(
      counts: (0..<number(in: 0...7)).map { _ in (text(), number(in: 0...(chance(20) ? 1_000_000 : 9))) },
      noun: text())
  }

  private mutating func panel() -> ChartPanel {
    let content: ChartPanel.Content =
      switch number(in: 0...6) {
      case 0: .bars(bars())
      case 1: .line(line())
      case 2: .profile(profile())
      case 3: .streaks(streaks())
      case 4: .times(times())
      case 5: .shares(shares())
      default: .sentence(text())
      }
    return ChartPanel(title: text(), fact: text(), note: text(), content: content, series: number(in: 0...3))
  }

  mutating func sheet() -> ChartSheet {
    ChartSheet(
      title: text(), period: text(), fact: text(), panels: (0..<number(in: 0...4)).map { _ in panel() },
      language: Language.allCases[number(in: 0...1)])
  }
}
