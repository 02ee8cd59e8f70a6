/// The days that some pauses cover, for quick questions.
struct PausedDays {
  private let ranges: [DayRange]

  init(_ pauses: [Pause]) {
    let known = pauses.compactMap(\.days).sorted { $0.lowerBound < $1.lowerBound }
    ranges = known.reduce(into: []) { merged, range in
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }

  /// Whether a pause covers a day, in O(log *n*), where *n* is the number of pauses.
  func contains(_ day: Day) -> Bool {
    let index = ranges.partitioningIndex { day <= $0.upperBound }
    return index < ranges.count && ranges[index].contains(day)
  }
}
