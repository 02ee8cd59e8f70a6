internal import HabitCore

/// A habit as a file of Loop describes it.
struct LoopHabit {
  /// What its entries are.
  enum Kind {
    /// Done or not.
    case yesNo
    /// Amounts that are measured against a target.
    case numeric(LoopTarget)
    /// Amounts, whose target the file does not tell.
    case numericWithoutTarget

    /// Whether the entries are amounts.
    var isNumeric: Bool {
      if case .yesNo = self { false } else { true }
    }
  }

  /// What the file says about reminders.
  enum Reminder {
    /// Nothing.
    case notTold
    /// That there are none.
    case off
    /// That there is one, at a time of some weekdays.
    case on(TimeOfDay, WeekdaySet)
    /// A time that is none.
    case faulty
  }

  /// The name.
  var name: String
  /// The question that Loop asks, or empty.
  var question = ""
  /// The notes of the habit, or empty.
  var description = ""
  /// How often it is due; `nil` if the file does not tell, or no sense.
  var frequency: RollingFrequency?
  /// The colour; `nil` if the file holds none that is known.
  var color: HabitColor?
  /// What the entries are; `nil` if the file does not tell, as CSV exports before 2.3.1.
  var kind: Kind? = .yesNo
  /// Whether the habit is archived.
  var isArchived = false
  /// What the file says about reminders.
  var reminder = Reminder.notTold
}
