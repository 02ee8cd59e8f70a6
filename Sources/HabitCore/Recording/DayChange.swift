/// What is to be written so that a day holds what a person says of it.
public struct DayChange: Sendable, Hashable {
  /// A check-in that is yet to be made.
  public struct Entry: Sendable, Hashable {
    /// What it says about the day.
    public let kind: CheckIn.Kind
    /// How much was done; `nil` counts for one unit.
    public let amount: Amount?
  }

  /// The check-in to add; `nil` if the day says so already.
  public var entry: Entry?
  /// The check-in whose note is to be the given one; `nil` if none is.
  public var annotated: CheckIn?
  /// The day to which the start of the habit moves back; `nil` if it stays.
  public var newStart: Day?

  /// Whether there is nothing to write.
  public var isEmpty: Bool { entry == nil && annotated == nil }
}
