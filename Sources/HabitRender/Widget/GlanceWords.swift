package import HabitCore

/// A day at a glance in words.
///
/// Names come from people. Here they are on one line, and nothing in them turns the direction in which the rest is
/// written; what else could steer the place where they are shown is left to what shows them.
package struct GlanceWords: Sendable, Hashable {
  /// The day.
  package let glance: DayGlance
  /// The language.
  package let language: Language

  /// Puts a day into words.
  ///
  /// - Parameters:
  ///   - glance: The day.
  ///   - language: The language.
  package init(_ glance: DayGlance, _ language: Language) {
    self.glance = glance
    self.language = language
  }

  /// The day, such as `Thursday, 5 March`.
  package var heading: String { language.weekdayAndDate(of: glance.day) }

  /// The day where there is little room, such as `Thu, 5 Mar`.
  var shortHeading: String { language.shortWeekdayAndDate(of: glance.day) }

  /// How much is done, such as `3/5`; `nil` if nothing is due.
  package var count: String? { glance.due > 0 ? "\(glance.done)/\(glance.due)" : nil }

  /// What the day came to where nothing is left to do, or how to begin; `nil` if something is open.
  package var rest: String? {
    switch glance.status {
    case .empty: language.noHabitsYet
    case .free: language.nothingIsDueToday
    case .done: end
    case .open, .overdue: nil
    }
  }

  /// What a day came to on which nothing is left to do; who has broken a limit has not done all.
  var end: String { glance.isPerfect ? language.allDone : language.nothingIsLeftToDo }

  /// How many days in a row were perfect, such as `17 perfect days`; `nil` if none was.
  package var streak: String? { glance.perfectDays > 0 ? language.perfectDays(glance.perfectDays) : nil }

  /// How many todos are due, such as `2 todos`; `nil` if none is.
  package var todos: String? { glance.openTodos > 0 ? language.count(ofTodos: glance.openTodos) : nil }

  /// The icon and the name of a habit.
  package func title(of item: DayGlance.Item) -> String { title(icon: item.icon, name: item.name) }

  /// An icon and a name.
  func title(icon: String, name: String) -> String {
    [icon, name].map(\.onOneLine.withoutDirections).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The time of a habit, such as `21:00` or `08:00 overdue`; `nil` if it has none.
  package func time(of item: DayGlance.Item) -> String? {
    item.time.map { item.isOverdue ? "\(language.time($0)) \(language.overdue)" : language.time($0) }
  }

  /// The habit with its time.
  package func line(of item: DayGlance.Item) -> String {
    [title(of: item), time(of: item)].compactMap(\.self).joined(separator: " ")
  }

  /// The day in one sentence, for those who do not see it.
  package var sentence: String {
    let parts = [
      glance.due > 0 && !glance.isPerfect ? language.done(glance.done, of: glance.due) : nil, rest,
      glance.next.map { language.next(line(of: $0)) }, todos,
      glance.perfectDays > 0 ? language.perfectDaysInARow(glance.perfectDays) : nil,
    ]
    return "\(heading): \(parts.compactMap(\.self).joined(separator: ", "))."
  }
}

extension String {
  /// The text without the signs that turn the direction of writing for all that follows.
  fileprivate var withoutDirections: String {
    guard unicodeScalars.contains(where: \.turnsDirection) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.turnsDirection }))
  }
}

extension Unicode.Scalar {
  /// Whether the scalar embeds, overrides or isolates a direction, or ends that.
  fileprivate var turnsDirection: Bool { (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) }
}
