import HabitRender

/// How a text looks in a terminal.
enum TextAttribute: Sendable, Hashable {
  /// Heavier.
  case bold
  /// Fainter.
  case dim
  /// Struck through.
  case struck
  /// In the colour of a role.
  case role(ColorRole)
  /// In a colour of its own.
  case color(RGB)
  /// On a ground of its own.
  case background(RGB)
}
