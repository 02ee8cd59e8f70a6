import HabitCore
import TestSupport
import Testing

@testable import HabitRender

@Suite("Time axis")
struct TimeAxisTests {
  private struct Stretch: Sendable, CustomTestStringConvertible {
    let from: String
    let to: String
    let language: Language
    let names: [String]

    init(_ from: String, _ to: String, _ names: [String], _ language: Language = .english) {
      self.from = from
      self.to = to
      self.language = language
      self.names = names
    }

    var testDescription: String { "\(from) to \(to)" }
  }

  /// Names of six units a character on 300 units.
  private func names(_ range: DayRange, _ language: Language = .english) -> [NameRow.Placed] {
    let scale = DayScale(range: range, left: 0, right: 300, unit: .point)
    return scale.names(in: language, row: NameRow(gap: 8, end: 300) { $0.count * 6 })
  }

  private static let stretches = [
    Stretch("2026-03-04", "2026-03-04", ["4 Mar"]),
    Stretch("2026-03-01", "2026-03-06", ["1 Mar", "2 Mar", "3 Mar", "4 Mar", "5 Mar"]),
    Stretch("2026-03-01", "2026-03-31", ["1 Mar", "8 Mar", "15 Mar", "22 Mar"]),
    Stretch("2025-12-22", "2026-01-11", ["22 Dec", "29 Dec", "5 Jan"]),
    Stretch("2026-01-01", "2026-03-31", ["Jan", "Feb", "Mar"]),
    Stretch("2025-11-28", "2026-03-31", ["Dec", "Jan 2026", "Feb", "Mar"]),
    Stretch("2026-01-15", "2026-12-31", ["Mar", "May", "Jul", "Sep", "Nov"]),
    Stretch("2024-03-05", "2026-03-04", ["Jul", "Jan 2025", "Jul"]),
    Stretch("2016-03-05", "2026-03-04", ["2018", "2020", "2022", "2024"]),
    Stretch("2016-03-05", "2026-03-04", ["2018년", "2020년", "2022년", "2024년"], .korean),
    Stretch("0001-01-01", "0001-12-31", ["Jan", "Mar", "May", "Jul", "Sep", "Nov"]),
    Stretch("9999-01-01", "9999-12-31", ["Jan", "Mar", "May", "Jul", "Sep", "Nov"]),
    Stretch("0001-01-01", "9999-12-31", ["2000", "4000", "6000", "8000"]),
  ]

  @Test("names days, months or years, in the finest steps that have room", arguments: stretches)
  private func steps(_ stretch: Stretch) throws {
    let range = try #require(Day(stretch.from))...(try #require(Day(stretch.to)))
    #expect(names(range, stretch.language).map(\.text) == stretch.names)
  }

  @Test("places each name where its time begins, over random ranges and languages")
  func places() throws {
    for seed in UInt64(0)..<200 {
      var generator = SeededGenerator(seed: seed)
      let length = Int.random(in: 0...(seed % 2 == 0 ? 500 : 40_000), using: &generator)
      let first = Day.first + Int.random(in: 0...(Day.last - Day.first - length), using: &generator)
      let range = first...first + length
      let language = Language.allCases[Int(seed % 2)]
      let scale = DayScale(range: range, left: 0, right: 300, unit: .point)
      let names = names(range, language)
      #expect(zip(names, names.dropFirst()).allSatisfy { $0.x + $0.text.count * 6 + 8 <= $1.x }, "seed \(seed)")
      #expect(names.allSatisfy { $0.x >= 0 && $0.x + $0.text.count * 6 <= 300 }, "seed \(seed)")
      #expect(length > 100_000 || !names.isEmpty, "seed \(seed)")
      let starts = range.filter { $0 == first || $0.components.day == 1 || length <= 62 }
      let places = Set(starts.map { Int(scale.x(of: $0)) })
      #expect(names.allSatisfy { places.contains($0.x) }, "seed \(seed)")
    }
  }

  @Test("names the bars of months by their months, however few they are")
  func monthlyBars() throws {
    let days = try ["2026-01-01", "2026-02-01"].map { try #require(Day($0)) }
    let end = try #require(Day("2026-02-28"))
    let axis = TimeAxis(
      range: days[0]...end, language: .english, row: NameRow(gap: 8, end: 300) { $0.count * 6 }
    ) { day in
      days.firstIndex { $0 >= day }.map { TimeAxis.Mark(day: days[$0], x: $0 * 150) }
    }
    #expect(axis.names.map(\.text) == ["Jan", "Feb"])
  }
}
