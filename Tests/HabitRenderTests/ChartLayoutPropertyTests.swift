import HabitCore
import TestSupport
import Testing

@testable import HabitRender

@Suite("Chart layout of random charts")
struct ChartLayoutPropertyTests {
  private let layout = ChartLayout(colors: .github(.light))

  @Test("keeps texts apart, and everything finite and within the figure, over random charts of every kind")
  func tidy() {
    for seed in UInt64(0)..<300 {
      var charts = RandomCharts(seed: seed)
      let sheet = charts.sheet()
      let faults = layout.figure(of: sheet).faults
      #expect(faults.isEmpty, "seed \(seed): \(faults.prefix(3))")
      let width = charts.number(in: 160...900)
      for panel in sheet.panels {
        let faults = layout.figure(of: panel, width: width, language: sheet.language).faults
        #expect(faults.isEmpty, "seed \(seed), width \(width): \(faults.prefix(3))")
      }
    }
  }

  @Test("lays out the first and the last years, single days, nothing, equal values and great outliers")
  func edges() throws {
    let ranges = [
      Day.first...Day.first, Day.last...Day.last, try #require(DayRange.year(1)), try #require(DayRange.year(9999)),
      Day.first...(Day.first + 20_000), SampleCharts.today...SampleCharts.today,
    ]
    let lists: [(Int) -> Double?] = [
      { _ in nil }, { _ in 0 }, { _ in 1 }, { $0 == 0 ? 1_000_000 : 1 }, { $0 % 2 == 0 ? .infinity : -.infinity },
      { _ in .nan }, { _ in .greatestFiniteMagnitude },
    ]
    for range in ranges {
      for value in lists {
        let axis = ChartAxis(
          highest: 1_000_000, ticks: [0, 500_000, 1_000_000].map { ChartAxis.Tick(value: $0, text: "\(Int($0))") })
        let count = min(range.count, 400)
        let bars = (0..<count).map { index in
          BarChart.Bar(
            days: range.lowerBound + index...range.lowerBound + index, value: value(index), goal: value(index + 1),
            tooltip: "bar")
        }
        let run = StreakChart.Run(days: range, length: range.count, name: "all")
        let contents: [ChartPanel.Content] = [
          .bars(BarChart(bars: bars, axis: axis)), .bars(BarChart(bars: [], axis: axis)),
          .line(LineChart(range: range, values: (0..<range.count).map(value), axis: axis, end: "1,000,000 km")),
          .streaks(StreakChart(range: range, runs: [run], longest: [run])),
          .streaks(StreakChart(range: range, runs: [], longest: [])),
          .profile(ProfileChart(rows: [ProfileChart.Row(name: "", share: value(0), text: "")])),
          .profile(ProfileChart(rows: [])), .shares(ShareChart(counts: [], noun: "")), .sentence(""),
        ]
        for content in contents {
          let figure = layout.figure(of: ChartPanel(title: "", content: content), width: 400)
          #expect(figure.faults.isEmpty, "\(range): \(figure.faults.prefix(3))")
        }
      }
    }
    #expect(layout.figure(of: ChartSheet(title: "", panels: [])).faults.isEmpty)
  }

  @Test("draws no more than can be seen of a long history")
  func longHistory() {
    let range = Day.first...(Day.first + 300_000)
    let values = (0..<range.count).map { Double?(Double($0 % 7) / 7) }
    let line = ChartPanel(title: "", content: .line(LineChart(range: range, values: values, axis: .share)))
    let points = layout.figure(of: line, width: 400).parts.reduce(0) { count, shape in
      if case .polyline(let points, _) = shape { count + points.count } else { count }
    }
    #expect(points < 4000)
    let runs = stride(from: 0, to: range.count, by: 2).map { index in
      StreakChart.Run(days: range.lowerBound + index...range.lowerBound + index, length: 1, name: "run")
    }
    let streaks = StreakChart(range: range, runs: runs, longest: Array(runs.prefix(5)))
    #expect(layout.figure(of: ChartPanel(title: "", content: .streaks(streaks)), width: 400).shapes.count < 500)
  }
}
