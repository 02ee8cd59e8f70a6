/// Why a schedule and a goal do not go together.
public enum ScheduleConflict: Error, Sendable, Hashable {
  /// A limit on a habit that is due every few days: nothing would ever re-anchor it.
  case limitOnInterval
  /// A total for each period without an amount that it could reach.
  case totalWithoutAmount
}
