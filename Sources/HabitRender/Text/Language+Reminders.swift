public import HabitCore

// What reminders say.

extension Language {
  /// Something is to be done at a time.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - minutes: The minutes until then; negative if it has passed.
  /// - Returns: A sentence without a full stop.
  public func planned(at time: TimeOfDay, in minutes: Int) -> String {
    let clock = self.time(time)
    return switch minutes {
    case ..<0: self("Planned for \(clock)", "\(clock) 예정")
    case 0: self("Now, at \(clock)", "지금, \(clock)")
    default: self("In \(minutes) min, at \(clock)", "\(minutes)분 뒤, \(clock)")
    }
  }

  /// Something was to be done at a time, and is still open.
  public func stillOpen(since time: TimeOfDay) -> String {
    let clock = self.time(time)
    return self("Still open, planned for \(clock)", "\(clock) 예정, 아직 하지 않음")
  }

  /// It is time for a habit.
  public func timeFor(_ name: String) -> String { self("Time for \(name)", "\(name.with(.object)) 할 시간") }

  /// A todo is due.
  ///
  /// - Parameters:
  ///   - time: The time at which it is, or was, due.
  ///   - isYesterday: Whether that was on the day before.
  /// - Returns: A sentence without a full stop.
  public func due(at time: TimeOfDay, isYesterday: Bool) -> String {
    let clock = self.time(time)
    return isYesterday
      ? self("Due since yesterday, \(clock)", "어제 \(clock)까지였음") : self("Due at \(clock)", "\(clock)까지")
  }

  /// What stands above the summary of a day.
  public var summaryTitle: String { self("Today", "오늘") }

  /// Some habits are still open, such as `3 habits are still open today (Read, Run, English)`.
  public func openHabits(_ names: [String]) -> String {
    let list = enumeration(names)
    let count = names.count
    return self(
      count == 1 ? "1 habit is still open today (\(list))" : "\(count) habits are still open today (\(list))",
      "오늘 아직 남은 습관 \(count)개 (\(list))")
  }

  /// Some todos are still open, such as `2 todos are still open (Pay rent, Call mum)`.
  public func openTodos(_ titles: [String]) -> String {
    let list = enumeration(titles)
    let count = titles.count
    return self(
      count == 1 ? "1 todo is still open (\(list))" : "\(count) todos are still open (\(list))",
      "아직 남은 할 일 \(count)개 (\(list))")
  }

  // MARK: - Of the command

  /// Stands before a reminder that was sent.
  public func sent(_ reminder: String) -> String { self("sent: \(reminder)", "보냄: \(reminder)") }
  /// Nothing is to be sent.
  public var noReminderDue: String { self("No reminder is due.", "지금 보낼 알림이 없습니다.") }
  /// The reminders that would be sent.
  public var wouldBeSent: String { self("Would be sent now", "지금 보낼 알림") }
  /// The reminders of the rest of the day.
  public var laterToday: String { self("Later today", "오늘 남은 알림") }
  /// Reminders are turned off.
  public func remindersAreOff(_ command: String) -> String {
    self("Reminders are off; '\(command)' turns them on.", "알림이 꺼져 있습니다. '\(command)' 명령으로 켭니다.")
  }

  /// The first of some names, and how many there are beside them.
  private func enumeration(_ names: [String]) -> String {
    let shown = names.prefix(Self.mostNames).joined(separator: ", ")
    let rest = names.count - Self.mostNames
    return rest > 0 ? self("\(shown) and \(rest) more", "\(shown) 외 \(rest)개") : shown
  }

  /// How many names a notification has room for.
  private static let mostNames = 6
}
