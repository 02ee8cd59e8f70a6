/// The text of a terminal.
struct PlainMarkup: WidgetMarkup {
  let style: Style

  func escaped(_ text: String) -> String { text }

  func colored(_ text: String, _ tone: WidgetTone) -> String {
    let role: ColorRole =
      switch tone {
      case .good: .success
      case .warning: .warning
      case .muted, .usual: .muted
      }
    return style.apply([.role(role)], to: text)
  }
}
