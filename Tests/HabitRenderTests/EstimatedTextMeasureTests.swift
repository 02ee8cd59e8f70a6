import HabitRender
import Testing

@Suite("Estimated widths of texts")
struct EstimatedTextMeasureTests {
  private let style = TextStyle(size: 100, weight: .regular)

  private func ems(_ text: String) -> Double { EstimatedTextMeasure().width(of: text, in: style) / 100 }

  @Test(
    "leave room for the box of each sign of a script that a font lacks",
    arguments: ["नमस्ते दुनिया", "สวัสดีครับ", "தமிழ்", "ਪੰਜਾਬੀ", "ខ្មែរ"])
  func boxes(_ text: String) {
    #expect(ems(text) >= 0.6 * Double(text.unicodeScalars.filter { $0 != " " }.count))
  }

  @Test("count a mark with its letter, and a picture once")
  func marks() {
    #expect(ems("e\u{301}") == ems("e"))
    #expect(ems("a\u{202E}b\u{200B}") == ems("ab"))
    for picture in ["💧", "👨‍👩‍👧‍👦", "👍🏽", "🇰🇷", "1️⃣", "❤️"] { #expect(ems(picture) == 1.35, "\(picture)") }
  }

  // Widths in DejaVu Sans.
  @Test(
    "are no less than those of broad letters",
    arguments: [("Ж", 1.08), ("Щ", 1.1), ("Ы", 0.88), ("Ω", 0.77), ("M", 0.87), ("10월", 2.1), ("Ё", 0.64)])
  func broad(_ text: String, _ width: Double) {
    #expect(ems(text) >= width)
  }
}
