import HabitCore
import HabitRender

/// Makes cards of the habits of a book.
struct WidgetCardMaker {
  let book: HabitBook
  let language: Language
  /// The title that is asked for; `nil` for the day.
  let title: String?

  /// How many weeks a large card shows, the running one among them.
  private static let weekCount = 4

  /// A card of today.
  func card(_ size: WidgetCard.Size, of glance: DayGlance) throws -> WidgetCard {
    guard size == .large else { return WidgetCard(size, of: glance, title: title, language: language) }
    let histories = try book.histories(of: book.entries)
    let days = OverallDay.days(of: histories)
    return WidgetCard(
      size, of: glance, title: title, weeks: weeks(of: days), bestPerfectDays: PerfectDays(among: days).best,
      next: nearestMilestone(of: histories), language: language)
  }

  private func weeks(of days: [OverallDay]) -> HeatmapGrid {
    let week = Week(containing: book.today, startingOn: book.weekStart)
    let first = week.advanced(by: 1 - Self.weekCount).first
    let maker = HeatmapMaker(book: book, view: .rolling, request: HeatmapRequest(), language: language)
    return maker.grid(of: days, in: first...(week.first + 6), .future, before: HeatmapDay(state: .rest))
  }

  /// The streak that a habit is nearest to, as a part of the way.
  private func nearestMilestone(of histories: [History]) -> NextBadge? {
    let streaks = histories.flatMap(\.nextBadges).filter { badge in
      if case .streak = badge.milestone { badge.progress > 0 } else { false }
    }
    return streaks.max { $0.share < $1.share }
  }
}
