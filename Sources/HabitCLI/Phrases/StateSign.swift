import HabitCore

/// The sign and the look of a day's state; the sign alone tells the states apart.
struct StateSign {
  /// One character.
  let character: String
  /// How it is coloured.
  let attributes: [TextAttribute]
}

extension StateSign {
  /// The sign of a state.
  init(_ state: DayState) {
    switch state {
    case .done: self.init(character: "✓", attributes: [.role(.success)])
    case .partial: self.init(character: "◐", attributes: [.role(.warning)])
    case .missed: self.init(character: "✗", attributes: [.role(.failure)])
    case .pending: self.init(character: "○", attributes: [.bold])
    case .skipped: self.init(character: "/", attributes: [.role(.muted)])
    case .extra: self.init(character: "+", attributes: [.role(.success)])
    case .rest: self.init(character: "·", attributes: [.role(.muted)])
    case .none: self.init(character: " ", attributes: [])
    }
  }
}
