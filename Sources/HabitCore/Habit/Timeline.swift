/// A value that changes on known days: what holds from a day on never alters what held before.
public struct Timeline<Value: Sendable & Hashable>: Sendable, Hashable {
  /// A value and the day from which it holds.
  public struct Change: Sendable, Hashable {
    /// The first day on which the value holds.
    public let from: Day
    /// The value.
    public let value: Value

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - from: The first day on which the value holds.
    ///   - value: The value.
    public init(from: Day, value: Value) {
      self.from = from
      self.value = value
    }
  }

  /// The value that holds before the first change.
  public private(set) var initial: Value

  /// The changes, earliest first; no two of them on the same day.
  public private(set) var changes: [Change]

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - initial: The value that holds before the first change.
  ///   - changes: The changes in the order in which they were made; of two on the same day the later made holds.
  public init(_ initial: Value, changes: [Change] = []) {
    self.initial = initial
    self.changes = []
    for change in changes { self.change(to: change.value, from: change.from) }
  }

  /// Lets a value hold from a day on, until the next change.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - day: The first day on which it holds; a change that was made for this day before is replaced.
  public mutating func change(to value: Value, from day: Day) {
    let index = changes.firstIndex { $0.from >= day } ?? changes.endIndex
    if index < changes.endIndex, changes[index].from == day { changes.remove(at: index) }
    changes.insert(Change(from: day, value: value), at: index)
  }

  /// Lets a value hold from the beginning, and drops what was to change on a day or before it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - day: The first day that is judged: an earlier change was never in force.
  public mutating func begin(with value: Value, on day: Day) {
    initial = value
    changes.removeAll { $0.from <= day }
  }

  /// The value that holds on a day.
  ///
  /// - Complexity: O(*n*), where *n* is the number of changes.
  public func value(on day: Day) -> Value {
    changes.last { $0.from <= day }?.value ?? initial
  }
}
