/// Where the bars of a row stand: side by side between whole units, and as even as these allow.
struct BarPlaces {
  private let count: Int
  private let left: Int
  private let width: Int
  private let pitch: Int
  private let inset: Int
  private let isEven: Bool

  /// The most room that equal places may leave free at each end.
  private static let mostInset = 10
  /// The width of bars that have more room than they need.
  private static let widest = 32

  /// Divides a row.
  ///
  /// - Parameters:
  ///   - count: The number of bars, 1 or more.
  ///   - left: Where the row begins.
  ///   - right: Where it ends, at least one unit farther.
  init(count: Int, left: Int, right: Int) {
    self.count = count
    self.left = left
    width = right - left
    pitch = width / count
    let rest = width - pitch * count
    isEven = pitch > 0 && rest <= Self.mostInset * 2
    inset = isEven ? rest / 2 : 0
  }

  /// Where the place of a bar, with half of the gaps beside it, begins and ends.
  func slot(_ index: Int) -> Range<Int> { edge(index)..<max(edge(index + 1), edge(index) + 1) }

  /// Where a bar begins and ends; it is one unit wide or more.
  func bar(_ index: Int) -> Range<Int> {
    let slot = slot(index)
    guard pitch > 2 else { return slot }
    let barWidth = min(pitch - max(pitch / 4, 1), Self.widest)
    let start = slot.lowerBound + (slot.count - barWidth) / 2
    return start..<start + barWidth
  }

  private func edge(_ index: Int) -> Int {
    isEven ? left + inset + index * pitch : left + min(index * width / count, width - (index < count ? 1 : 0))
  }
}
