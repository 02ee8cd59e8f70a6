import Synchronization

/// Counts up, from wherever it is asked.
public final class Counter: Sendable {
  private let value: Mutex<Int>

  /// Creates a counter.
  ///
  /// - Parameter value: The number before the first.
  public init(_ value: Int) { self.value = Mutex(value) }

  /// The next number.
  public func next() -> Int {
    value.withLock { value in
      value += 1
      return value
    }
  }
}
