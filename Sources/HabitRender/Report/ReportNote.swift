public import HabitCore

/// What a person wrote about a day.
public struct ReportNote: Sendable, Hashable {
  /// The day.
  public let day: Day
  /// The text; it may have several lines.
  public let text: String
  /// The habit that it belongs to, where that is not plain; empty else.
  public let habit: String

  /// Creates a note.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - text: The text.
  ///   - habit: The habit that it belongs to.
  public init(day: Day, text: String, habit: String = "") {
    self.day = day
    self.text = text
    self.habit = habit.onOneLine
  }
}
