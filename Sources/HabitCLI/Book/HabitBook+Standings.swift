import HabitCore
import HabitStore

extension HabitBook {
  /// How many days a history may be judged anew each time before its standing is worth keeping.
  private static let longestTail = 70

  /// Where the habits of some histories stand, for those that it pays to keep.
  ///
  /// The histories are judged as they are in the store. It is `nil` if there is nothing to keep.
  func standingsToKeep(of histories: [History]) throws -> Standings? {
    let long = histories.filter { $0.days.count > Self.longestTail && $0.closedStanding != nil }
    guard !long.isEmpty, var standings = try snapshot?.standings(weekStart: weekStart) else { return nil }
    standings.values = [:]
    for history in long { standings.values[history.habit.id] = history.closedStanding }
    return standings
  }
}

extension Transaction {
  /// Keeps where habits stand, if judging them took long, so that the next command need not judge them again.
  func keep(_ histories: [History], in book: HabitBook) throws {
    if let standings = try book.standingsToKeep(of: histories) { try save(standings) }
  }
}
