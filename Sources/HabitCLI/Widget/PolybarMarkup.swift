import CommandKit
import HabitRender

/// A script of polybar.
struct PolybarMarkup: WidgetMarkup {
  // Source: src/tags/parser.cpp of polybar 3.7, which knows no escape: an offset of nothing keeps the two signs apart.
  func escaped(_ text: String) -> String { text.replacingScalars("%{", with: "%%{O0}{") }

  func colored(_ text: String, _ tone: WidgetTone) -> String {
    guard let color = tone.color else { return text }
    return "%{F\(color)}\(text)%{F-}"
  }
}
