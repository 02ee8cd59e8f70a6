import CommandKit
import HabitRender

/// Pango's markup, which waybar reads.
struct PangoMarkup: WidgetMarkup {
  func escaped(_ text: String) -> String {
    text.replacingScalars("&", with: "&amp;").replacingScalars("<", with: "&lt;").replacingScalars(">", with: "&gt;")
      .replacingScalars("\"", with: "&quot;").replacingScalars("'", with: "&#39;")
  }

  func colored(_ text: String, _ tone: WidgetTone) -> String {
    guard let color = tone.color else { return text }
    return "<span color='\(color)'>\(text)</span>"
  }
}
