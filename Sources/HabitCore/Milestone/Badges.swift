/// The milestones that some habits have reached, and those that come next.
///
/// Badges are read off the judged days, and nothing of them is stored: what is taken back takes its badges along.
///
/// ```swift
/// let badges = Badges(of: histories, today: today, weekStart: .monday)
/// for badge in badges.earned { print(badge.day, badge.milestone) }
/// ```
public struct Badges: Sendable, Hashable {
  /// What was reached, oldest first.
  public let earned: [Badge]
  /// What comes next for each habit that is judged today, and then over all habits.
  public let next: [NextBadge]

  /// Finds the badges of some habits.
  ///
  /// - Parameters:
  ///   - histories: The habits, each judged from its start to the same today.
  ///   - all: All habits, for what they reach together, judged likewise; `nil` leaves that out.
  ///   - today: The day that is still open.
  ///   - weekStart: The weekday on which weeks start.
  /// - Complexity: That of ``PerfectPeriods``, or without them O(*n*), where *n* is the number of badges.
  public init(of histories: [History], amongAll all: [History]?, today: Day, weekStart: WeekStart) {
    let perfect =
      all.map { all in
        Period.allCases.map { PerfectPeriods($0, of: all, today: today, weekStart: weekStart) }
      } ?? []
    earned = (histories.flatMap(\.badges) + perfect.compactMap(\.badge)).sorted { $0.day < $1.day }
    next = histories.flatMap(\.nextBadges) + perfect.compactMap(\.nextBadge)
  }
}

extension PerfectPeriods {
  /// The badge for the first perfect one; `nil` if there is none.
  public var badge: Badge? {
    spans.first.map { Badge(milestone: .perfect(period), habit: nil, day: $0.keptOn) }
  }

  /// How far the first perfect one is; `nil` if there is one already.
  public var nextBadge: NextBadge? {
    guard spans.isEmpty else { return nil }
    return NextBadge(milestone: .perfect(period), habit: nil, progress: progress, wanted: running.count)
  }
}

extension History {
  /// The badges that come next: the next longer streak and the next number of days done.
  ///
  /// There are none once the habit is over, none for a streak where nothing is ever due, and none for days done with a
  /// limit in force.
  public var nextBadges: [NextBadge] {
    guard habit.lastDay ?? today >= today, habit.start <= today else { return [] }
    let (records, unit) = (standing.records, standing.unit)
    let isTracked = habit.schedules.value(on: today) == .weekdays([])
    let length = isTracked ? nil : Milestone.streakLengths.first { $0 > records[unit] }
    let isLimited = habit.goals.value(on: today).isLimit
    let count = isLimited ? nil : Milestone.daysDoneCounts.first { $0 > records.daysDone }
    return [
      length.map {
        NextBadge(milestone: .streak($0, unit), habit: habit, progress: streak.current, wanted: $0)
      },
      count.map { NextBadge(milestone: .daysDone($0), habit: habit, progress: records.daysDone, wanted: $0) },
    ].compactMap(\.self)
  }
}
