import HabitCore

/// What `--color` says where a habit is described: the colour of the habit, or, as everywhere, when to use colour.
enum ColorWord: Sendable {
  case habit(Clearable<HabitColor>)
  case output(ColorChoice)

  /// Reads `#RRGGBB`, the name of a colour, `none`, or `auto`, `always`, `never`.
  init(_ text: String) throws(WordError) {
    if let choice = ColorChoice(rawValue: text) {
      self = .output(choice)
    } else if text.lowercased() == "none" {
      self = .habit(.none)
    } else if let color = HabitColor(text) {
      self = .habit(.value(color))
    } else {
      let names = HabitColor.named.map(\.name).joined(separator: ", ")
      throw WordError("write it as #RRGGBB, or as \(names)", "#RRGGBB 또는 \(names) 가운데 하나로 적으세요")
    }
  }
}
