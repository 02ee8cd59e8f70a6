package import HabitCore

/// The names below a stretch of time: days, months or years, as many as have room.
package struct TimeAxis {
  /// A moment that the chart marks by a place of its own, such as the first day of a bar.
  package struct Mark: Hashable {
    package let day: Day
    package let x: Int

    /// Creates a mark.
    package init(day: Day, x: Int) {
      self.day = day
      self.x = x
    }
  }

  private let range: DayRange
  private let language: Language
  private let row: NameRow
  private let mark: (Day) -> Mark?

  /// Creates an axis.
  ///
  /// - Parameters:
  ///   - range: The days.
  ///   - language: The language of the names.
  ///   - row: The rule for names that have no room.
  ///   - mark: The first mark on a day or after it, or `nil` if there is none; later days have marks farther right.
  package init(range: DayRange, language: Language, row: NameRow, mark: @escaping (_ day: Day) -> Mark?) {
    self.range = range
    self.language = language
    self.row = row
    self.mark = mark
  }

  /// The names from the left, in the finest steps for which there is room.
  ///
  /// - Complexity: O(*n*) measurements, where *n* is the number of years.
  package var names: [NameRow.Placed] {
    let steps: [() -> [NameRow.Candidate]] =
      (range.count <= Self.mostDays ? [1, 2, 7, 14].map { step in { days(every: step) } } : [])
      + (range.count <= Self.mostDaysInMonths ? [1, 2, 3, 6].map { step in { months(every: step) } } : [])
      + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000].map { step in { years(every: step) } }
    for step in steps {
      let candidates = step()
      let placed = row.placed(candidates)
      if row.hasRoom(for: candidates), !placed.isEmpty { return placed }
    }
    return []
  }

  // More days than this are easier to read as months, and more months than this as years.
  private static let mostDays = 62
  private static let mostDaysInMonths = 20 * 366
}

// MARK: - Steps

extension TimeAxis {
  private func days(every step: Int) -> [NameRow.Candidate] {
    var marks: [Mark] = []
    var next = mark(range.lowerBound)
    while let found = next, found.day <= range.upperBound {
      marks.append(found)
      next = mark(found.day + 1)
    }
    // Bars of months have the names of months.
    if range.count > 1, marks.allSatisfy({ $0.day == $0.day.month.firstDay }) { return [] }
    return stride(from: 0, to: marks.count, by: step).map { index in
      NameRow.Candidate(text: language.name(of: marks[index].day), x: marks[index].x)
    }
  }

  /// The months that begin a step of the year; with a step of one also that in which the range begins.
  private func months(every step: Int) -> [NameRow.Candidate] {
    var candidates: [NameRow.Candidate] = []
    var month = range.lowerBound.month
    // With several Januaries, one without its year could be any of them.
    let needsYears = range.upperBound.year - range.lowerBound.year > 1
    while month <= range.upperBound.month {
      let first = max(month.firstDay, range.lowerBound)
      let isWhole = first == month.firstDay
      if (month.month - 1) % step == 0, isWhole || step == 1, let found = mark(first), found.day.month == month {
        let beginsYear = month.month == 1 && !candidates.isEmpty
        candidates.append(
          NameRow.Candidate(
            text: beginsYear && needsYears ? language.name(ofDated: month) : language.name(of: month),
            longText: beginsYear ? language.name(ofDated: month) : nil, x: found.x))
      }
      month = month.next
    }
    return candidates
  }

  private func years(every step: Int) -> [NameRow.Candidate] {
    let years = range.lowerBound.year...range.upperBound.year
    let firstStep = (years.lowerBound + step - 1) / step * step
    return stride(from: firstStep, through: years.upperBound, by: step).compactMap { year in
      guard
        let days = DayRange.year(year), days.lowerBound >= range.lowerBound, let found = mark(days.lowerBound),
        found.day.year == year
      else { return nil }
      return NameRow.Candidate(text: language.name(ofMonths: days), x: found.x)
    }
  }
}

extension Month {
  fileprivate var firstDay: Day {
    // Months beyond the years that can be written occur only as the padding of a range.
    DayRange.month(self)?.lowerBound ?? (year < 1 ? .first : .last)
  }
}
