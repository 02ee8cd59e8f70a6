/// What a merge did to a store, and how it decided what two devices had written differently.
public struct MergeOutcome: Sendable, Hashable {
  /// How many records of a kind came, or changed.
  public struct Count: Sendable, Hashable {
    /// Records that were not here.
    public var added = 0
    /// Records that were here, and of which something was taken over.
    public var changed = 0

    /// Creates a count of nothing.
    public init() {}
  }

  /// A part that both sides had, and had differently.
  public struct Difference: Sendable, Hashable {
    /// The kind of the record, such as `habit`.
    public let kind: String
    /// What people call the thing: the name of a habit, or the title of a todo.
    public let name: String
    /// The day of a check-in, in days since 1970-01-01; `nil` for all others.
    public let day: Int?
    /// The name of the field.
    public let field: String
    /// The value that was here.
    public let here: MergeValue
    /// The value that was there.
    public let there: MergeValue
    /// Whether the value from there holds now, since it was written later.
    public let isTaken: Bool

    /// Creates a difference.
    ///
    /// - Parameters:
    ///   - kind: The kind of the record.
    ///   - name: What people call the thing.
    ///   - day: The day of a check-in, in days since 1970-01-01.
    ///   - field: The name of the field.
    ///   - here: The value that was here.
    ///   - there: The value that was there.
    ///   - isTaken: Whether the value from there holds now.
    public init(
      kind: String, name: String, day: Int?, field: String, here: MergeValue, there: MergeValue, isTaken: Bool
    ) {
      self.kind = kind
      self.name = name
      self.day = day
      self.field = field
      self.here = here
      self.there = there
      self.isTaken = isTaken
    }
  }

  /// A day on which each side had recorded something that the other did not know.
  public struct SharedDay: Sendable, Hashable {
    /// The name of the habit.
    public let name: String
    /// The day, in days since 1970-01-01.
    public let day: Int

    /// Creates a day.
    ///
    /// - Parameters:
    ///   - name: The name of the habit.
    ///   - day: The day, in days since 1970-01-01.
    public init(name: String, day: Int) {
      self.name = name
      self.day = day
    }
  }

  /// What had to be put right once all was together.
  public enum Settlement: Sendable, Hashable {
    /// Something was removed on one device and written on later on another: it is back.
    case revived(kind: String, name: String)
    /// Two devices gave one name to two things: the later one has a number now.
    case renamed(kind: String, from: String, to: String)
    /// A check-in of one device lies before the start that another one chose: the start moved back.
    case movedStart(name: String, to: Int)
    /// The schedule of one device and the goal of another do not go together; a person has to say what holds.
    case conflict(name: String)
  }

  /// The numbers by kind of record.
  public var counts: [String: Count] = [:]
  /// What both sides had differently, in the order in which it was met.
  public var differences: [Difference] = []
  /// The days on which both sides had recorded something; all of it is kept.
  public var sharedDays: [SharedDay] = []
  /// What had to be put right.
  public var settlements: [Settlement] = []

  /// Creates an outcome in which nothing was done.
  public init() {}

  /// Whether people see the store as it was.
  public var isEmpty: Bool { counts.isEmpty && settlements.isEmpty }
}
