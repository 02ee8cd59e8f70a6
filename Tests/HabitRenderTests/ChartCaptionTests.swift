import HabitCore
import TestSupport
import Testing

@testable import HabitRender

@Suite("Caption of charts")
struct ChartCaptionTests {
  @Test("says the whole description below the charts, in lines that fit", arguments: [1, 3])
  func caption(panels: Int) throws {
    let range = JudgedHabit.march(1)...JudgedHabit.march(20)
    let history = try JudgedHabit().with(on: 2, 3).history(on: 20)
    let panel = ChartMaker(language: .english).streaks(history.runs(in: range), in: range)
    let sheet = ChartSheet(
      describing: "A habit with a name", period: "Mar 2026", panels: Array(repeating: panel, count: panels * 3),
      language: .english)
    let plain = ChartLayout(colors: .github(.light)).figure(of: sheet)
    let captioned = ChartLayout(colors: .github(.light), hasCaption: true).figure(of: sheet)
    #expect(captioned.faults.isEmpty, "\(captioned.faults.prefix(3))")
    #expect(captioned.height > plain.height)
    let words = captioned.shapes.compactMap { shape in
      if case .text(let label) = shape, label.role == .caption { label.text } else { nil }
    }
    #expect(words.joined(separator: " ") == sheet.description)
  }
}
