/// Reads a timeline day by day, forwards, in constant time a day.
struct TimelineCursor<Value: Sendable & Hashable> {
  private let changes: [Timeline<Value>.Change]
  private var next = 0
  private var value: Value

  init(_ timeline: Timeline<Value>) {
    changes = timeline.changes
    value = timeline.initial
  }

  /// The value on a day that is not earlier than the last one asked for.
  mutating func value(on day: Day) -> Value {
    while next < changes.count, changes[next].from <= day {
      value = changes[next].value
      next += 1
    }
    return value
  }

  /// The first day on which the value that was read last holds; `nil` if it holds from the beginning.
  var since: Day? { next == 0 ? nil : changes[next - 1].from }
}
