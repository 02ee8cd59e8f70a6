import FoundationEssentials
import HabitCore
import HabitStore

/// The habits of a store as one command sees them, with their numbers, and judged where it asks for that.
struct HabitBook {
  /// A habit and the number under which commands know it.
  struct Entry: Hashable {
    let number: Int
    let habit: Habit
  }

  /// All habits in their order, the archived ones too; of a narrowed book those of a category.
  private(set) var entries: [Entry]
  /// The category that the book is narrowed to; `nil` if it has all habits.
  private(set) var category: Clearable<HabitCore.Category>?
  /// The settings that hold.
  let settings: Settings
  /// The pauses.
  let pauses: [Pause]
  /// The clock.
  let clock: WallClock
  /// Where the habits come from; `nil` without a store.
  let snapshot: Snapshot?

  init(_ snapshot: Snapshot, settings: Settings, clock: WallClock) throws {
    entries = try snapshot.habits().enumerated().map { Entry(number: $0.offset + 1, habit: $0.element) }
    self.settings = settings
    pauses = try snapshot.pauses()
    self.clock = clock
    self.snapshot = snapshot
  }

  /// The book with nothing but the habits of a category, or of none; they keep their numbers.
  func narrowed(to category: Clearable<HabitCore.Category>) -> HabitBook {
    var narrowed = self
    narrowed.category = category
    narrowed.entries = entries.filter { $0.habit.category == category.value?.id }
    return narrowed
  }

  /// A book without habits, as a new store is.
  init(emptyAt clock: WallClock, settings: Settings) {
    entries = []
    self.settings = settings
    pauses = []
    self.clock = clock
    snapshot = nil
  }

  /// Today, by the setting for the start of a day.
  var today: Day { clock.today(dayStart: settings.dayStart) }

  /// The weekday on which weeks start.
  var weekStart: WeekStart { settings.weekStart }

  /// The habits that are not archived today.
  var active: [Entry] { entries.filter { !$0.habit.isArchived(on: today) } }
}

// MARK: - Histories

extension HabitBook {
  /// The whole history of a habit.
  func history(of habit: Habit) throws -> History {
    try history(of: habit, after: Standing?.none)
  }

  /// The whole histories of some habits, in their order.
  func histories(of entries: [Entry]) throws -> [History] {
    try entries.map { try history(of: $0.habit) }
  }

  /// The habits that are not archived on a day with their histories, judged as far as the list of that day needs.
  func histories(forListOf day: Day) throws -> [(number: Int, history: History)] {
    let kept = try standings()
    return try entries.filter { !$0.habit.isArchived(on: day) }.map { entry in
      // A day that is closed is judged anew; the usual day is judged from where the habit stood before it.
      let standing = kept[entry.habit.id].flatMap { $0.day < day ? $0 : nil }
      return (entry.number, try history(of: entry.habit, after: standing))
    }
  }

  /// The standings that were kept, by habit.
  func standings() throws -> [UUID: Standing] {
    try snapshot?.standings(weekStart: weekStart).values ?? [:]
  }

  /// The history of a habit, judged from where it stood before a day if that was kept.
  ///
  /// The day is the first that matters; its week or month is judged as a whole.
  func history(of habit: Habit, covering day: Day) throws -> History {
    let kept = try standings()[habit.id]
    return try history(of: habit, after: kept.flatMap { $0.day < day ? $0 : nil })
  }

  /// The most days of a period: one that a new schedule cut may reach so far back behind a standing.
  private static let longestPeriod = 31

  /// The history of a habit after a standing.
  func history(of habit: Habit, after standing: Standing?) throws -> History {
    let usable = standing.flatMap { $0.day < today ? $0 : nil }
    let log =
      try snapshot?.log(of: habit, pauses: pauses, after: usable.map { $0.day - Self.longestPeriod })
      ?? HabitLog(habit: habit, tallies: [])
    return History(of: log, today: today, weekStart: weekStart, after: usable)
  }

  /// The check-ins of one day of a habit, in the order in which they were recorded.
  func checkIns(of habit: Habit, on day: Day) throws -> [CheckIn] {
    try snapshot?.checkIns(of: habit.id, in: day...day).reversed() ?? []
  }
}
