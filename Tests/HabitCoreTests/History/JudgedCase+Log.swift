import Foundation
import HabitCore
import TestSupport

/// A case that cannot be read.
struct UnreadableCase: Error {
  let text: String
}

extension JudgedCase {
  func log(ids: inout Int) throws -> HabitLog {
    let id = UUID(number(&ids))
    let entries = try entries.map { entry in
      CheckIn(
        id: UUID(number(&ids)), habit: id, day: try Self.day(entry.date),
        kind: CheckIn.Kind(rawValue: entry.kind) ?? .done, amount: entry.amount.map(Self.amount))
    }
    // A done check-in before the start moves the start, as the command does.
    let start = entries.filter { $0.kind == .done }.map(\.day).reduce(try Self.day(start), min)
    let habit = Habit(
      id: id, name: try Name(String(name.prefix(Name.maximumLength))),
      schedules: try Self.timeline(schedules, Self.schedule), goals: try Self.timeline(goals, Self.goal),
      start: start, end: try end.map(Self.day), archived: try archived.map(Self.day))
    let pauses = try (pauses ?? []).map { pause in
      Pause(id: UUID(number(&ids)), habit: id, first: try Self.day(pause[0]), last: try Self.day(pause[1]))
    }
    return HabitLog(habit: habit, checkIns: entries, pauses: pauses)
  }

  private func number(_ ids: inout Int) -> Int {
    ids += 1
    return ids
  }

  static func day(_ text: String) throws -> Day {
    guard let day = Day(text) else { throw UnreadableCase(text: text) }
    return day
  }

  private static func amount(_ units: Double) -> Amount {
    Amount(thousandths: Int64((units * 1000).rounded()))
  }

  private static func timeline<Value>(_ versions: [Version], _ read: (Version) throws -> Value) throws
    -> Timeline<Value>
  {
    var timeline = Timeline(try read(versions[0]))
    for version in versions.dropFirst() {
      timeline.change(to: try read(version), from: try day(version.from ?? ""))
    }
    return timeline
  }

  private static func schedule(_ version: Version) throws -> Schedule {
    switch version.kind {
    case "weekdays": .weekdays(WeekdaySet((version.days ?? []).compactMap(Weekday.init(rawValue:))))
    case "every": .every(days: version.every ?? 0)
    case "period": .period(times: version.times, per: Period(rawValue: version.per ?? "") ?? .week)
    default: throw UnreadableCase(text: version.kind)
    }
  }

  private static func goal(_ version: Version) throws -> Goal {
    switch version.kind {
    case "check": .check
    case "atLeast": .atLeast(amount(version.amount ?? 0), unit: version.unit ?? "")
    case "atMost": .atMost(amount(version.amount ?? 0), unit: version.unit ?? "")
    default: throw UnreadableCase(text: version.kind)
    }
  }
}
