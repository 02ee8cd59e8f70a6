/// Reads tallies day by day, forwards, in constant time a day.
struct TallyCursor {
  private let tallies: [DayTally]
  private var next = 0

  init(_ tallies: [DayTally]) {
    self.tallies = tallies
  }

  /// The tally of a day that is not earlier than the last one asked for; an empty one if nothing was recorded.
  mutating func tally(on day: Day) -> DayTally {
    while next < tallies.count, tallies[next].day < day { next += 1 }
    return next < tallies.count && tallies[next].day == day ? tallies[next] : DayTally(day: day)
  }

  /// Goes back, or on, to a day, in O(log *n*), where *n* is the number of tallies.
  mutating func rewind(to day: Day) {
    next = tallies.partitioningIndex { day <= $0.day }
  }
}
