import FoundationEssentials
import HabitCore

// The JSON forms of badges, which `habit badges` and `habit check` share.

extension JSON {
  /// The document of `habit badges`.
  static func document(_ badges: Badges) -> JSON {
    .document([
      "earned": .array(badges.earned.map(JSON.init)), "next": .array(badges.next.map(JSON.init)),
    ])
  }

  init(_ badge: Badge) {
    self = .object(
      Self.fields(of: badge.milestone).merging(["habit": JSON(namesOf: badge.habit), "date": JSON(badge.day)]) { $1 })
  }

  init(_ badge: NextBadge) {
    self = .object(
      Self.fields(of: badge.milestone).merging([
        "habit": JSON(namesOf: badge.habit), "progress": .int(badge.progress), "wanted": .int(badge.wanted),
      ]) { $1 })
  }

  /// The habit of a badge; `null` where it is one over all habits.
  private init(namesOf habit: Habit?) {
    self = habit.map { ["id": .string($0.id.uuidString), "name": .string($0.name.text)] } ?? .null
  }

  private static func fields(of milestone: Milestone) -> [String: JSON] {
    switch milestone {
    case .streak(let length, let unit):
      ["kind": "streak", "count": .int(length), "unit": .string(unit.rawValue)]
    case .daysDone(let count):
      ["kind": "daysDone", "count": .int(count), "unit": .string(StreakUnit.days.rawValue)]
    case .perfect(let period):
      ["kind": "perfect", "count": 1, "unit": .string(Schedule.period(times: nil, per: period).unit.rawValue)]
    }
  }
}
