internal import HabitCore

/// When Table Habit reminds of a habit.
struct MhabitReminder {
  private enum Days {
    case all
    case weekdays(WeekdaySet)
    case daysOfMonth([Int])
  }

  private let time: TimeOfDay?
  private let days: Days

  /// Reads the reminder of a habit, which stands as JSON in a text.
  ///
  /// It is `nil` if the habit has none.
  ///
  /// - Parameter habit: The habit.
  /// - Throws: ``JSONFault`` if it is no text.
  init?(_ habit: JSONObject) throws(JSONFault) {
    guard let text: String = try habit.optional("reminder") else { return nil }
    guard let reminder = JSONValue(document: text).flatMap(JSONObject.init) else {
      throw JSONFault(place: "reminder", reason: "its text is no JSON object")
    }
    do throws(JSONFault) {
      let type: Int = try reminder.required("type")
      guard type != 0 else { return nil }
      let clock: JSONObject = try reminder.required("time")
      time = TimeOfDay(hour: try clock.required("hour"), minute: try clock.required("minute"))
      let numbers = try reminder.optional("extra", JSONValue.Parts.self)?.compactMap(\.integer) ?? []
      days =
        switch type {
        case 3: .weekdays(WeekdaySet(numbers.compactMap { Weekday(rawValue: $0 % 7 + 1) }))
        case 4 where Set(numbers).count < 31: .daysOfMonth(numbers.sorted())
        default: .all
        }
    } catch {
      throw error.below("reminder")
    }
  }

  /// Describes the reminder in our terms.
  ///
  /// - Parameter draft: The draft of the habit.
  func describe(_ draft: inout HabitDraft) {
    guard let time else {
      draft.remarks.append("its reminder has no valid time and was left out")
      return
    }
    switch days {
    case .all:
      draft.remind(at: time, as: "Table Habit")
    case .weekdays(let weekdays):
      draft.remind(at: time, on: weekdays, as: "Table Habit")
    case .daysOfMonth(let numbers):
      draft.remind(at: time, as: "Table Habit")
      draft.remarks.append(
        "Table Habit reminded of it at \(time) on the days \(numbers.map(String.init).joined(separator: ", ")) of a "
          + "month only; here it does on every due day")
    }
  }
}
