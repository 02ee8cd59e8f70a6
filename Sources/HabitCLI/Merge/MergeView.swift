import HabitCore
import HabitRender

/// What a merge did, as lines for people.
enum MergeView {
  /// The greatest number of differences that are told one by one.
  private static let shownDifferences = 20

  /// The kinds of records in the order in which they are told.
  private static let kinds = [
    ["habit"], ["check_in"], ["todo"], ["category"], ["schedule_version", "goal_version"], ["pause"], ["setting"],
  ]

  static func lines(_ outcome: MergeOutcome, _ language: Language) -> [String] {
    counts(outcome, language) + differences(outcome, language)
      + outcome.sharedDays.map { language.bothAreKept($0.name, on: Day(ordinal: $0.day).description) }
      + outcome.settlements.map(language.settled)
  }

  private static func counts(_ outcome: MergeOutcome, _ language: Language) -> [String] {
    func records(_ count: KeyPath<MergeOutcome.Count, Int>) -> [String] {
      kinds.compactMap { kinds in
        let number = kinds.reduce(0) { $0 + (outcome.counts[$1]?[keyPath: count] ?? 0) }
        return number > 0 ? language.records(number, of: kinds[0]) : nil
      }
    }
    let (added, changed) = (records(\.added), records(\.changed))
    return (added.isEmpty ? [] : [language.came(added)]) + (changed.isEmpty ? [] : [language.changed(changed)])
  }

  private static func differences(_ outcome: MergeOutcome, _ language: Language) -> [String] {
    // Where a row stands in an order is nothing that can be told in words.
    let differences = outcome.differences.filter { $0.field != "position" }
    let lines = differences.prefix(shownDifferences).map { difference in
      let day = difference.day.map { " \(Day(ordinal: $0))" } ?? ""
      return language.differed(
        difference.name + day, language.field(difference.field),
        here: language.value(difference.here, of: difference.field),
        there: language.value(difference.there, of: difference.field), isTaken: difference.isTaken)
    }
    let left = differences.count - lines.count
    return lines + (left > 0 ? [language.andMore(differences: left)] : [])
  }
}
