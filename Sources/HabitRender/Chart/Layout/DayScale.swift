package import HabitCore

/// Where days lie on a horizontal stretch.
package struct DayScale {
  /// What a day is on the stretch.
  package enum Unit {
    /// A place: the first and the last day lie at the ends.
    case point
    /// A part, as wide as that of any other day.
    case part
  }

  package let range: DayRange
  package let left: Int
  package let right: Int
  package let unit: Unit

  /// Creates a scale.
  ///
  /// - Parameters:
  ///   - range: The days.
  ///   - left: Where the first day lies or begins.
  ///   - right: Where the last day lies or ends.
  ///   - unit: What a day is on the stretch.
  package init(range: DayRange, left: Int, right: Int, unit: Unit) {
    self.range = range
    self.left = left
    self.right = right
    self.unit = unit
  }

  /// Where a day lies, or where its part begins; days outside the range lie beyond the ends.
  package func x(of day: Day) -> Double {
    let steps = unit == .point ? range.count - 1 : range.count
    // A single point has no end to lie at.
    guard steps > 0 else { return Double(left + right) / 2 }
    return Double(left) + Double((day - range.lowerBound) * (right - left)) / Double(steps)
  }

  /// The names below the stretch.
  package func names(in language: Language, row: NameRow) -> [NameRow.Placed] {
    TimeAxis(range: range, language: language, row: row) { day in
      guard day <= range.upperBound else { return nil }
      let first = max(day, range.lowerBound)
      return TimeAxis.Mark(day: first, x: Int(x(of: first)))
    }.names
  }
}
