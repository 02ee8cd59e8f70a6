public import FoundationEssentials

/// All that a store holds, or what of it is to leave it, as people see it.
///
/// The check-ins, of which there may be a million, are read habit by habit when they are asked for.
public struct StoreContents {
  /// The categories, in their order.
  public private(set) var categories: [Category]
  /// The habits, in their order, the archived ones too.
  public private(set) var habits: [Habit]
  /// The pauses, by first day.
  public private(set) var pauses: [Pause]
  /// The todos, in their manual order.
  public private(set) var todos: [Todo]
  /// The settings by name, as text, without those that belong to a device.
  public private(set) var settings: [String: String]
  /// The days that are exported; `nil` for all.
  public private(set) var range: DayRange?
  private let read: (_ habit: UUID) throws -> [CheckIn]

  /// Creates contents.
  ///
  /// - Parameters:
  ///   - categories: The categories, in their order.
  ///   - habits: The habits, in their order.
  ///   - pauses: The pauses, by first day.
  ///   - todos: The todos, in their manual order.
  ///   - settings: The settings by name, as text, without those that belong to a device.
  ///   - checkIns: Reads all check-ins of a habit: by day, then by the instant of their recording, those without one
  ///     first, then by identifier.
  public init(
    categories: [Category] = [], habits: [Habit] = [], pauses: [Pause] = [], todos: [Todo] = [],
    settings: [String: String] = [:], checkIns: @escaping (_ habit: UUID) throws -> [CheckIn] = { _ in [] }
  ) {
    self.categories = categories
    self.habits = habits
    self.pauses = pauses
    self.todos = todos
    self.settings = settings
    self.read = checkIns
  }
}

// MARK: - Reading

extension StoreContents {
  /// The check-ins of a habit on the days that are exported.
  ///
  /// - Parameter habit: The habit.
  /// - Returns: The check-ins by day, then by the instant of their recording, then by identifier.
  /// - Throws: What reading them throws.
  public func checkIns(of habit: Habit) throws -> [CheckIn] {
    let checkIns = try read(habit.id)
    guard let range else { return checkIns }
    return checkIns.filter { range.contains($0.day) }
  }

  /// The whole history of a habit, whatever days are exported.
  ///
  /// - Parameters:
  ///   - habit: The habit.
  ///   - options: Today, and on which weekday weeks start.
  /// - Returns: The history.
  /// - Throws: What reading the check-ins throws.
  public func history(of habit: Habit, _ options: ExportOptions) throws -> History {
    History(
      of: HabitLog(habit: habit, checkIns: try read(habit.id), pauses: pauses), today: options.today,
      weekStart: options.weekStart)
  }

  /// The category of a habit or todo.
  ///
  /// - Parameter id: Its identifier; `nil` for none.
  /// - Returns: The category; `nil` if there is none.
  public func category(_ id: UUID?) -> Category? {
    id.flatMap { id in categories.first { $0.id == id } }
  }
}

// MARK: - Limits

extension StoreContents {
  /// Leaves some habits, with their categories and pauses; nothing that belongs to none of them.
  ///
  /// - Parameter habits: The identifiers of the habits.
  public mutating func limit(to habits: Set<UUID>) {
    self.habits.removeAll { !habits.contains($0.id) }
    todos = []
    settings = [:]
    dropWhatIsUnused()
  }

  /// Leaves the habits and todos of a category.
  ///
  /// - Parameter category: The identifier of the category; `nil` for what is in none.
  public mutating func limit(toCategory category: UUID?) {
    habits.removeAll { $0.category != category }
    todos.removeAll { $0.category != category }
    settings = [:]
    dropWhatIsUnused()
  }

  /// Leaves the check-ins, pauses and todos of some days; the habits stay.
  ///
  /// A todo belongs to the day on which it is due, else to that on which it was done, else to that of its creation.
  ///
  /// - Parameters:
  ///   - range: The days.
  ///   - clock: The clock in whose days todos were made and done.
  public mutating func limit(to range: DayRange, _ clock: DayClock) {
    self.range = range
    pauses.removeAll { $0.days?.intersection(range) == nil }
    todos.removeAll { !range.contains($0.due?.day ?? clock.day(of: $0.done ?? $0.created)) }
    settings = [:]
  }

  private mutating func dropWhatIsUnused() {
    let kept = Set(habits.map(\.id))
    pauses.removeAll { pause in pause.habit.map { !kept.contains($0) } ?? false }
    let used = Set(habits.compactMap(\.category) + todos.compactMap(\.category))
    categories.removeAll { !used.contains($0.id) }
  }
}
