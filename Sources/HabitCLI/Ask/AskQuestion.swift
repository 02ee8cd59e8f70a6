import HabitCore

/// A habit that a day asks for, and that is still open.
struct AskQuestion: Hashable {
  /// The day that an answer is written to.
  let day: Day
  /// The name of the habit.
  let name: Name
  /// How far the day is, in words; empty for a goal without an amount.
  let progress: String
  /// What the habit itself asks; empty for nothing.
  let note: String
  /// Whether an amount makes sense.
  let takesAmount: Bool

  /// Two questions are one if they are about the same habit and day.
  static func == (left: AskQuestion, right: AskQuestion) -> Bool {
    left.day == right.day && left.name == right.name
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(day)
    hasher.combine(name)
  }
}
