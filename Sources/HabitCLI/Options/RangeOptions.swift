import CommandKit
import HabitCore

/// The options that ask for a range of days.
enum RangeOptions {
  static let from = Option("--from", .date, "The first day.")
  static let to = Option("--to", .date, "The last day.", shownDefault: "today")
  static let year = Option("--year", ValueFormat("year", reading: RangeWords.year), "A calendar year, such as 2026.")
  static let month = Option("--month", ValueFormat("month", reading: RangeWords.month), "A month, such as 2026-03.")
  static let week = Option(
    "--week", ValueFormat("week", reading: WeekWord.init),
    "A week by its ISO number, such as 2026-W10; alone, this week.",
    impliedValue: WeekWord.running.description)
  static let last = Option(
    "--last", ValueFormat("length", reading: RangeWords.last), "So long up to today: 90d, 12w, 6m or 1y.")

  static let all = [from.spec, to.spec, year.spec, month.spec, week.spec, last.spec]

  /// Reads the range that a command line asks for.
  ///
  /// - Throws: ``UsageError`` if it asks for two ranges at once.
  static func words(_ command: ParsedCommand) throws(UsageError) -> RangeWords {
    let from = try command.value(from)
    let to = try command.value(to)
    var asked: [(name: String, range: RangeWords)] = []
    if from != nil || to != nil {
      asked.append((from == nil ? Self.to.spec.name : Self.from.spec.name, .between(from: from, to: to)))
    }
    if let year = try command.value(year) { asked.append((Self.year.spec.name, .year(year))) }
    if let month = try command.value(month) { asked.append((Self.month.spec.name, .month(month))) }
    if let week = try command.value(week) { asked.append((Self.week.spec.name, .week(week))) }
    if let last = try command.value(last) { asked.append((Self.last.spec.name, .last(last.0, last.1))) }
    guard asked.count <= 1 else { throw command.error(.conflict(asked[0].name, asked[1].name)) }
    return asked.first?.range ?? .unspecified
  }
}
