import CommandKit
import HabitRender

/// The text that conky's `execp` evaluates.
struct ConkyMarkup: WidgetMarkup {
  // A hash begins a comment, also in what a command wrote.
  func escaped(_ text: String) -> String {
    text.replacingScalars("$", with: "$$").replacingScalars("#", with: "\\#")
  }

  func colored(_ text: String, _ tone: WidgetTone) -> String {
    guard let color = tone.color else { return text }
    return "${color \(color.description.dropFirst())}\(text)${color}"
  }
}
