import HabitCore
import HabitRender
import TestSupport
import Testing

@Suite("Heatmap of numbers")
struct HeatmapTests {
  private func day(_ text: String) throws -> Day { try #require(Day(text)) }

  private func tooltips(_ heatmap: Heatmap) -> [String] {
    heatmap.figure().shapes.compactMap { shape in
      guard case .symbol(_, _, _, let tooltip?) = shape, tooltip.contains("-") else { return nil }
      return tooltip
    }
  }

  @Test("adds up the numbers of a day, and tells no number from zero")
  func numbers() throws {
    let values = [("2026-03-02", 1.5), ("2026-03-02", 2), ("2026-03-03", 0), ("2026-03-04", .nan)]
    let heatmap = Heatmap(values: try values.map { (try day($0.0), $0.1) }, title: "Commits")
    let said = tooltips(heatmap)
    #expect(said.suffix(2) == ["2026-03-02: 3.5", "2026-03-03: 0"], "it ends with the last day that has a number")
    #expect(said.count == 53 * 7 - 5)
    #expect(said.first == "2025-03-03: no data")
    #expect(heatmap.sheet.description == "Commits, 2025-03-03 to 2026-03-03: 2 days with data, 3.5 in all.")
  }

  @Test("shades by quartiles that an outlier does not bend, or by fixed thresholds")
  func thresholds() throws {
    let first = try day("2026-01-01")
    let values = (0..<60).map { (first + $0, $0 == 30 ? 1e6 : Double($0 % 9 + 1)) }
    func levels(_ heatmap: Heatmap) -> [String: Int] {
      let names = heatmap.figure().shapes.compactMap { shape -> String? in
        if case .symbol(let symbol, _, _, _?) = shape, symbol.name.hasPrefix("level") { symbol.name } else { nil }
      }
      return Dictionary(grouping: names, by: \.self).mapValues(\.count)
    }
    let spread = levels(Heatmap(values: values))
    #expect((1...4).allSatisfy { spread["level\($0)", default: 0] > 8 }, "\(spread)")
    let fixed = levels(Heatmap(values: values, thresholds: [8]))
    // 60 days, one swatch each in the legend for the levels 0, 2 and 4.
    #expect(fixed["level1"] == nil && fixed["level3"] == nil)
    #expect((fixed["level4"] ?? 0) < 12 && (fixed["level2"] ?? 0) > 50)
  }

  @Test("draws nothing, one number, equal numbers, huge and negative ones, and the first and last days")
  func edges() throws {
    let today = try day("2026-03-04")
    let series: [[(Day, Double)]] = [
      [], [(today, 1)], (0..<50).map { (today - $0, 7) }, [(today, -3)],
      [(today, .greatestFiniteMagnitude), (today - 1, .leastNonzeroMagnitude)], [(.first, 1)], [(.last, 1)],
      [(today, .infinity)], (0..<3).map { (today - $0 / 2, .greatestFiniteMagnitude) },
      (0..<3).map { (today - $0 / 2, -.greatestFiniteMagnitude) },
    ]
    for values in series {
      let text = String(decoding: Heatmap(values: values, title: "<&\">").svg(), as: UTF8.self)
      #expect(!text.contains("nan") && !text.contains("inf"), "\(values.prefix(2))")
      #expect(text.contains("&lt;&amp;&quot;&gt;"))
    }
  }

  @Test("cuts years into blocks, newest first, and speaks Korean")
  func years() throws {
    let values = (0..<800).map { (Day(ordinal: 20_000 + $0), 1.0) }
    let heatmap = Heatmap(values: values, title: "커밋", view: .years(2024...2026), language: .korean)
    #expect(heatmap.sheet.blocks.map(\.heading) == ["2026", "2025", "2024"])
    #expect(heatmap.sheet.description == "커밋, 2024-01-01 ~ 2026-12-31: 800일 기록, 합계 800.")
    #expect(heatmap.figure().labels.contains { $0.text == "10월" })
  }
}
