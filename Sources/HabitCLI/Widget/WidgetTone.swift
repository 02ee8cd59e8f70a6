import HabitRender

/// What the colour of a piece of a status bar says.
enum WidgetTone: Hashable, CaseIterable {
  /// Nothing: the piece has the colour of the bar.
  case usual
  /// All is done.
  case good
  /// Something is overdue, or wrong.
  case warning
  /// The piece is of less weight than the rest.
  case muted

  /// The colour; `nil` for that of the bar.
  var color: RGB? {
    // They can be told from black as well as from white.
    switch self {
    case .usual: nil
    case .good: RGB(0x2DA44E)
    case .warning: RGB(0xD4761B)
    case .muted: RGB(0x848D97)
    }
  }
}
