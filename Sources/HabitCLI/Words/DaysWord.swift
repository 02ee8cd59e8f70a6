import HabitCore

/// A set of weekdays as a person types it: `mon,wed,fri`, `mon-fri`, `weekdays`, `평일`.
enum DaysWord {
  /// Reads a set of weekdays.
  static func weekdays(_ text: String) throws(WordError) -> WeekdaySet {
    switch text.trimmed.lowercased() {
    case "daily", "매일": return .daily
    case "weekdays", "평일": return .workdays
    case "weekends", "주말": return .weekend
    case "none": return []
    default: break
    }
    var days: WeekdaySet = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      days.formUnion(try range(String(part).trimmed))
    }
    return days
  }

  private static func range(_ text: String) throws(WordError) -> WeekdaySet {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map(WeekdayWord.weekday)
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1] else {
      throw WordError(
        "write weekdays such as mon,wed,fri or mon-fri, or say daily, weekdays, weekends, none",
        "요일은 월,수,금 또는 월-금처럼, 아니면 매일, 평일, 주말, none 가운데 하나로 적으세요")
    }
    let length = (last.daysSinceSunday - first.daysSinceSunday + 7) % 7
    return WeekdaySet((0...length).compactMap { Weekday(rawValue: (first.daysSinceSunday + $0) % 7 + 1) })
  }
}
