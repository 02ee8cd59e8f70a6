public import FoundationEssentials

/// A fact about one day of a habit that a person recorded.
public struct CheckIn: Sendable, Hashable, Identifiable {
  /// What a check-in says about its day.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// It was done, wholly or in part.
    case done
    /// It was left out for a reason; the day shall not count.
    case skip
    /// It was not done. Judged as if nothing were recorded, but it is an answer.
    case no
  }

  /// What tells the check-in from all others, on every device.
  public let id: UUID
  /// The habit.
  public let habit: UUID
  /// The day that it is about.
  public let day: Day
  /// What it says about the day.
  public let kind: Kind
  /// How much was done, for a check-in of kind ``Kind/done``; `nil` counts for one unit.
  public let amount: Amount?
  /// A note; empty for none.
  public var note: String
  /// When it was recorded; `nil` if it was imported from a file that does not tell.
  public let recorded: Moment?

  /// Creates a check-in.
  ///
  /// - Parameters:
  ///   - id: What tells the check-in from all others.
  ///   - habit: The habit.
  ///   - day: The day that it is about.
  ///   - kind: What it says about the day.
  ///   - amount: How much was done; `nil` counts for one unit.
  ///   - note: A note; empty for none.
  ///   - recorded: When it was recorded; `nil` if it was imported from a file that does not tell.
  public init(
    id: UUID, habit: UUID, day: Day, kind: Kind = .done, amount: Amount? = nil, note: String = "",
    recorded: Moment? = nil
  ) {
    self.id = id
    self.habit = habit
    self.day = day
    self.kind = kind
    self.amount = amount
    self.note = note
    self.recorded = recorded
  }
}
