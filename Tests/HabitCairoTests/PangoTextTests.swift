import HabitCairo
import HabitCore
import HabitRender
import Testing

@Suite("Pango text")
struct PangoTextTests {
  @Test(
    "takes no more room than the estimate for text SVG allows",
    arguments: [
      "Mon", "Wed", "Fri", "Sep", "Jan 2026", "Less", "More", "not due", "missed or over the limit", "due today",
      "streak 12 days · best 41 days · 293 of 366 kept (80%)", "Mar 2025 – Mar 2026", "Drink water", "MWMWMW",
      "illicit",
      "물 마시기", "10월", "读书", "💧 물 마시기", "👨‍👩‍👧 Family & <friends>", "Café", "Čtení", "Ёжик", "قراءة",
      "ЩЖЫ ШУМ", "Ψυχή", "1️⃣ 2️⃣", "e\u{301}",
    ])
  func estimate(_ text: String) {
    let pango = PangoText(scale: 2)
    for role in TextRole.allCases {
      let width = pango.width(of: text, in: role.style)
      let estimate = EstimatedTextMeasure().width(of: text, in: role.style)
      #expect(width <= estimate, "\(role)")
      #expect(estimate <= width * 1.8 + 4, "\(role)")
    }
  }

  @Test("measures the same each time, and nothing for nothing")
  func repeatable() {
    let pango = PangoText(scale: 1)
    let style = TextRole.title.style
    #expect(pango.width(of: "", in: style) == 0)
    #expect(pango.width(of: "물 마시기 💧", in: style) == pango.width(of: "물 마시기 💧", in: style))
    #expect(pango.width(of: "a\nb", in: style) > 0)
  }

  @Test("keeps labels apart in any language, as the estimate does", arguments: 1...3)
  func tidy(scale: Int) throws {
    let pango = PangoText(scale: scale)
    for year in [2012, 2026, 2028, 2040] {
      for language in Language.allCases {
        let range = try #require(DayRange.year(year))
        let grid = HeatmapGrid(range: range, weekStart: .sunday, today: range.upperBound, scale: .binary) { _ in
          HeatmapDay(state: .done)
        }
        let sheet = HeatmapSheet(
          title: String(repeating: "물 마시기 ", count: 30), facts: ["best 41"], blocks: [HeatmapBlock(grid: grid)],
          language: language)
        let figure = HeatmapLayout(colors: .github(.light), measure: pango).figure(of: sheet)
        let labels = figure.labels
        #expect(labels.count { $0.role == .month } == 12)
        for (index, label) in labels.enumerated() {
          #expect(label.bounds.maxX <= Double(figure.width - 16), "\(label.text)")
          #expect(!labels[(index + 1)...].contains { $0.bounds.intersects(label.bounds) }, "\(label.text)")
        }
      }
    }
  }
}
