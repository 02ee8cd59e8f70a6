internal import HabitCore

// What several trackers tell of a habit, and what becomes of it where we cannot say it.
extension HabitDraft {
  /// Sets the schedule, as far as it goes with the goal.
  ///
  /// - Parameters:
  ///   - schedule: The schedule; `nil` if what the file says has no sense.
  ///   - goal: The goal.
  ///   - remark: What the schedule was made of, for the receipt.
  mutating func setSchedule(_ schedule: Schedule?, of goal: Goal = .check, remark: String? = nil) {
    guard let schedule else {
      habit.schedules = Timeline(.weekdays([]))
      remarks.append("how often it is due has no sense, so it is only tracked; 'habit edit' gives it days")
      return
    }
    guard schedule.conflict(with: goal) == nil else {
      habit.schedules = Timeline(.daily)
      remarks.append("\(schedule.words(with: .check)) became every day: a limit holds on each day")
      return
    }
    habit.schedules = Timeline(schedule)
    remarks += [remark].compactMap(\.self)
  }

  /// Sets the colour.
  ///
  /// - Parameters:
  ///   - color: The colour; `nil` if it is not known.
  ///   - name: Its name in the file; empty if the file names none.
  mutating func setColor(_ color: HabitColor?, named name: String) {
    habit.color = color
    if color == nil, !name.trimmed.isEmpty {
      remarks.append("its colour '\(name.trimmed)' is not known here, so it has none")
    }
  }

  /// Sets the icon, if it is one emoji or a short text.
  ///
  /// - Parameter text: The icon; empty for none.
  mutating func setIcon(_ text: String) {
    if text.count <= 8, !text.containsControlCharacter {
      habit.icon = text
    } else {
      remarks.append("its icon '\(text)' is no emoji or short text and was left out")
    }
  }

  /// Names an icon that is a picture of somebody else.
  ///
  /// - Parameters:
  ///   - name: Its name; empty for none.
  ///   - owner: Who draws it.
  mutating func leaveOutIcon(_ name: String, drawnBy owner: String) {
    guard !name.trimmed.isEmpty else { return }
    remarks.append("its icon '\(name.trimmed)' is a picture of \(owner)'s own and was left out")
  }

  /// Keeps what cannot be said otherwise in the note of the habit, and says so.
  ///
  /// - Parameter text: What is kept; nothing happens if it is blank.
  mutating func keepInNote(_ text: String) {
    guard !text.trimmed.isEmpty else { return }
    habit.note += (habit.note.isEmpty ? "" : "\n") + text.trimmed
    remarks.append("its note keeps '\(text.trimmed.onOneLine)'")
  }
}
