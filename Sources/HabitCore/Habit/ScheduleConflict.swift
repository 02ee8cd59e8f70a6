/// Why a schedule and a goal do not go together.
public enum ScheduleConflict: Error, Sendable, Hashable {
  /// A limit on a habit that is due every few days: nothing would ever re-anchor it.
  case limitOnInterval
  /// A total for each period without an amount that it could reach.
  case totalWithoutAmount
}

extension ScheduleConflict: CustomStringConvertible {
  /// What is wrong and what goes instead, as the second half of a sentence.
  public var description: String {
    switch self {
    case .limitOnInterval:
      "a habit that is due every few days takes no 'at most' goal; give it weekdays, or a number per week"
    case .totalWithoutAmount:
      "a total per week or month needs an amount; add a goal such as '20 km', or say how many times"
    }
  }
}
