internal import HabitCore

// Dates and times as RFC 5545 writes them.

extension Day {
  /// The date, such as `20260305`.
  var basicText: String { description.replacing("-", with: "") }
}

extension WallTime {
  /// The date and time without a zone, which every calendar takes for its own, such as `20260305T070000`.
  var basicText: String { "\(date.basicText)T\(time.description.replacing(":", with: ""))00" }
}

extension Moment {
  /// The instant in UTC, such as `20260305T070000Z`.
  var basicText: String {
    let utc = Moment(instant: instant, secondsFromUTC: 0).clock
    let second = ((instant / 1000) % 60 + 60) % 60
    return "\(utc.date.basicText)T\(utc.time.description.replacing(":", with: ""))\(Int(second).padded(to: 2))Z"
  }
}

extension Weekday {
  /// The two letters of the weekday.
  var calendarLetters: String { shortName.prefix(2).uppercased() }

  /// The weekday so many days later.
  func later(by days: Int) -> Weekday {
    Self.allCases[(daysSinceSunday + days) % 7]
  }
}
