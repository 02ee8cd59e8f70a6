import CommandKit
import HabitRender

/// The status line of tmux.
struct TmuxMarkup: WidgetMarkup {
  // tmux reads the output of a command as it reads its own options: #[…], #{…} and #(…) would style, tell and run.
  func escaped(_ text: String) -> String { text.replacingScalars("#", with: "##") }

  func colored(_ text: String, _ tone: WidgetTone) -> String {
    guard let color = tone.color else { return text }
    return "#[fg=\(color)]\(text)#[default]"
  }
}
