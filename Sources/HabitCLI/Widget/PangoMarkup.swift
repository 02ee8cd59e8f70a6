import HabitRender

/// Pango's markup, which waybar reads.
struct PangoMarkup: WidgetMarkup {
  func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }

  func colored(_ text: String, _ tone: WidgetTone) -> String {
    guard let color = tone.color else { return text }
    return "<span color='\(color)'>\(text)</span>"
  }
}
