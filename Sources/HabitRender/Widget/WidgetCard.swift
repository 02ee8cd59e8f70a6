public import HabitCore

/// A day at a glance as a card, ready to be laid out.
public struct WidgetCard: Sendable, Hashable {
  /// How much a card shows.
  public enum Size: String, Sendable, Hashable, CaseIterable {
    /// The ring of what is done, and the perfect days in a row.
    case small
    /// Also what is open, by time.
    case medium
    /// Also the last four weeks, and the milestone that is nearest.
    case large
  }

  /// How much the card shows.
  public let size: Size
  /// The title; the day if none is given.
  public let title: String
  /// What the card says in a sentence, for those who do not see it.
  public let description: String
  /// The last weeks of all habits; only a large card shows them.
  public let weeks: HeatmapGrid?
  /// The most perfect days that there have been in a row; only a large card shows them.
  public let bestPerfectDays: Int
  /// The milestone that is nearest; only a large card shows it.
  public let next: NextBadge?
  /// The day in words.
  let words: GlanceWords
  /// Whether the title is the day, which may be written shorter.
  let isTitledByDay: Bool

  /// Creates a card.
  ///
  /// - Parameters:
  ///   - size: How much the card shows.
  ///   - glance: The day.
  ///   - title: The title; `nil` for the day.
  ///   - weeks: The last weeks of all habits.
  ///   - bestPerfectDays: The most perfect days that there have been in a row.
  ///   - next: The milestone that is nearest.
  ///   - language: The language of the words.
  public init(
    _ size: Size, of glance: DayGlance, title: String? = nil, weeks: HeatmapGrid? = nil,
    bestPerfectDays: Int = 0, next: NextBadge? = nil,
    language: Language = .english
  ) {
    let words = GlanceWords(glance, language)
    self.size = size
    self.title = title?.onOneLine ?? words.heading
    isTitledByDay = title == nil
    self.weeks = weeks
    self.bestPerfectDays = max(bestPerfectDays, glance.perfectDays)
    self.next = next
    self.words = words
    description = words.sentence
  }
}
