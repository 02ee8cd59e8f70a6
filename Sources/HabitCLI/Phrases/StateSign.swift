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
    let attributes: [TextAttribute] =
      switch state {
      case .done, .extra: [.role(.success)]
      case .partial: [.role(.warning)]
      case .missed: [.role(.failure)]
      case .pending: [.bold]
      case .skipped, .rest: [.role(.muted)]
      case .none: []
      }
    self.init(character: state.sign, attributes: attributes)
  }
}
