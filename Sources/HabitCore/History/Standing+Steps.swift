extension Standing {
  /// How much of the strength one step keeps: after thirteen steps half of it is left.
  // Source: the score of Loop Habit Tracker, https://github.com/iSoron/uhabits, taken over due days alone. 0.5^(1/13).
  private static let persistence = 0.9480775143391714

  /// Moves the strength one step towards what a due day, or a wanted check-in, was worth.
  ///
  /// - Parameter share: What it was worth, 0 … 1.
  mutating func step(towards share: Double) {
    strength = strength * Self.persistence + share * (1 - Self.persistence)
  }

  /// Lengthens the running streak by one kept day or period.
  ///
  /// - Parameters:
  ///   - first: The first kept day of it.
  ///   - last: The last kept day of it.
  mutating func keep(from first: Day, to last: Day) {
    let run = current.map { Run(length: $0.length + 1, first: $0.first, last: last) }
    current = run ?? Run(length: 1, first: first, last: last)
    if let current, current.length >= best?.length ?? 0 { best = current }
  }

  /// Ends the running streak.
  ///
  /// - Returns: The run that ended; `nil` if there was none.
  mutating func endRun() -> Run? {
    defer { current = nil }
    return current
  }

  /// Counts from zero in another unit; the strength runs on.
  mutating func restart(in unit: StreakUnit) {
    self.unit = unit
    current = nil
    best = nil
  }
}
