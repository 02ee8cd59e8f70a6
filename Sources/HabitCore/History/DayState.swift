/// What a day of a habit came to.
public enum DayState: String, Sendable, Hashable, CaseIterable {
  /// Before the start, after the end, from the archive day on, or in the future.
  case none
  /// Not due, and nothing done.
  case rest
  /// Not due, but done: shown, and neutral.
  case extra
  /// Due, and the goal was reached.
  case done
  /// Over, with something done but less than the goal.
  case partial
  /// Over, with nothing done; or a limit was passed.
  case missed
  /// Due, but skipped or paused: neutral.
  case skipped
  /// Today, due and still open.
  case pending
}

extension DayState {
  /// One character that tells the state from all others; a blank for ``none``.
  package var sign: String {
    switch self {
    case .done: "✓"
    case .partial: "◐"
    case .missed: "✗"
    case .pending: "○"
    case .skipped: "/"
    case .extra: "+"
    case .rest: "·"
    case .none: " "
    }
  }
}
