internal import HabitCore

/// The order in which Beaver Habits shows its habits.
struct BeaverOrder {
  private enum Criterion: Int {
    case name = 1, category, manual
  }

  private let criterion: Criterion
  private let positions: [String: Int]

  /// Reads the order; an export does not tell it, and has the habits in it.
  ///
  /// - Parameter data: The object that holds the habits.
  init(_ data: JSONObject) {
    let code = (try? data.optional("order_by", Int.self)) ?? nil
    criterion = code.flatMap(Criterion.init) ?? .manual
    let keys = (try? data.optional("order", JSONValue.Parts.self)) ?? nil
    let texts = (keys ?? JSONValue.Parts([])).map { $0.text ?? $0.source }
    positions = Dictionary(zip(texts, texts.indices)) { first, _ in first }
  }

  /// Where a habit stands.
  ///
  /// - Parameter habit: The habit.
  /// - Returns: The rank; habits of equal rank stay in the order of the file.
  func rank(of habit: BeaverHabit) -> BeaverRank {
    let key =
      switch criterion {
      case .name: habit.name.lowercased()
      case .category: habit.tags.first?.lowercased() ?? ""
      case .manual: ""
      }
    let position: Int =
      switch criterion {
      case .name: 0
      case .category: habit.tags.isEmpty ? 1 : 0
      case .manual: habit.id.flatMap { positions[$0] } ?? positions.count
      }
    return BeaverRank(isArchived: habit.status == "archive", hasStar: habit.hasStar, position: position, key: key)
  }
}

/// Where a habit stands among the others of Beaver Habits.
struct BeaverRank: Comparable {
  /// Whether it stands among the archived ones, which come last.
  let isArchived: Bool
  /// Whether it has a star, and so comes before those that have none.
  let hasStar: Bool
  /// The number of its place.
  let position: Int
  /// What is compared where the place is the same.
  let key: String

  static func < (left: BeaverRank, right: BeaverRank) -> Bool {
    if left.isArchived != right.isArchived { return right.isArchived }
    if left.hasStar != right.hasStar { return left.hasStar }
    return (left.position, left.key) < (right.position, right.key)
  }
}
