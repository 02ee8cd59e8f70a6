import HabitCore

/// The sign and the look of a day's state; the sign alone tells the states apart.
struct StateSign {
  /// One character.
  let character: String
  /// How it is coloured.
  let attributes: [TextAttribute]

  /// The sign of a state.
  init(_ state: DayState) {
    switch state {
    case .done: (character, attributes) = ("✓", [.role(.success)])
    case .partial: (character, attributes) = ("◐", [.role(.warning)])
    case .missed: (character, attributes) = ("✗", [.role(.failure)])
    case .pending: (character, attributes) = ("○", [.bold])
    case .skipped: (character, attributes) = ("/", [.role(.muted)])
    case .extra: (character, attributes) = ("+", [.role(.success)])
    case .rest: (character, attributes) = ("·", [.role(.muted)])
    case .none: (character, attributes) = (" ", [])
    }
  }
}
