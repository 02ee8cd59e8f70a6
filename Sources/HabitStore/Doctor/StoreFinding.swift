/// Something about a store that should not be.
public enum StoreFinding: Sendable, Hashable {
  /// The file itself is damaged.
  case damaged(detail: String)
  /// A row belongs to one that was never there.
  case orphan(table: String, count: Int)
  /// Rows hold values that mean nothing, so that commands refuse the store.
  case meaningless(detail: String)
  /// Two habits, or two categories, have one name.
  case sameName(kind: Kind, name: String)
  /// A habit has no schedule, or no goal, from its beginning on.
  case noBeginning(habit: String)
  /// A habit begins after a done check-in, or after its own end.
  case lateStart(habit: String)
  /// A schedule and a goal do not go together.
  case conflict(habit: String)
  /// Something was done on a day that is yet to come.
  case future(habit: String, count: Int)
  /// A todo has a time of a day and no day.
  case timeWithoutDay(count: Int)
  /// Two todos have one number.
  case sameNumber(count: Int)
  /// Rows stand at one place of an order, or at none.
  case badOrder(kind: Kind, count: Int)
  /// What was kept of a habit is not what its check-ins say.
  case staleStanding(habit: String)

  /// What has a name or an order.
  public enum Kind: String, Sendable, Hashable {
    case habit, category, todo
  }

  /// Whether it can be repaired without losing anything.
  public var isRepairable: Bool {
    switch self {
    case .damaged, .orphan, .meaningless, .conflict, .future: false
    case .sameName, .noBeginning, .lateStart, .timeWithoutDay, .sameNumber, .badOrder, .staleStanding: true
    }
  }
}
