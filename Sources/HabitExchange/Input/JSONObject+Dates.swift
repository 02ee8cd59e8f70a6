internal import HabitCore

extension JSONObject {
  /// The day that a key names.
  ///
  /// - Parameter key: The key of a date such as `2026-02-28`; what follows a blank or `T` behind it is not read.
  /// - Returns: The day.
  /// - Throws: ``JSONFault`` if there is none.
  func day(_ key: String) throws(JSONFault) -> Day {
    let text: String = try required(key)
    guard let day = Day(dateOf: text) else { throw JSONFault(place: key, reason: text.isNoDay) }
    return day
  }

  /// The day that a key names by the number of days since 1970-01-01.
  ///
  /// - Parameter key: The key.
  /// - Returns: The day; `nil` if the object does not have it, or if it is null.
  /// - Throws: ``JSONFault`` if it is no number or lies outside the years 1 to 9999.
  func epochDay(_ key: String) throws(JSONFault) -> Day? {
    guard let ordinal: Int = try optional(key) else { return nil }
    guard (Day.first.ordinal...Day.last.ordinal).contains(ordinal) else {
      throw JSONFault(place: key, reason: "its day lies outside the years 1 to 9999")
    }
    return Day(ordinal: ordinal)
  }

  /// The instant that a key names.
  ///
  /// - Parameter key: The key.
  /// - Returns: The instant; `nil` if the object does not have it, or if it is null.
  /// - Throws: ``JSONFault`` if it has another form.
  func instant(_ key: String) throws(JSONFault) -> Instant? {
    guard let text: String = try optional(key) else { return nil }
    guard let instant = Instant(text) else {
      throw JSONFault(place: key, reason: "'\(text.onOneLine)' is no instant, such as 2026-02-28T07:00:00Z")
    }
    return instant
  }
}

extension JSONObject {
  /// The day that the clock on the wall showed at the instant that a key names.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - options: Which clock is meant.
  /// - Returns: The day; `nil` if the object does not have it, or if it is null.
  /// - Throws: ``JSONFault`` if it has another form, or lies outside the years 1 to 9999.
  func day(at key: String, _ options: ImportOptions) throws(JSONFault) -> Day? {
    guard let instant = try instant(key) else { return nil }
    let day = options.clock(at: instant.milliseconds).date
    guard (Day.first...Day.last).contains(day) else {
      throw JSONFault(place: key, reason: "its day lies outside the years 1 to 9999")
    }
    return day
  }
}

extension JSONObject {
  /// The time of the day whose hour and minute two keys name.
  ///
  /// - Parameters:
  ///   - hour: The key of the hour.
  ///   - minute: The key of the minute.
  /// - Returns: The time.
  /// - Throws: ``JSONFault`` if there is none.
  func time(hour: String, minute: String) throws(JSONFault) -> TimeOfDay {
    let (hours, minutes): (Int, Int) = (try required(hour), try required(minute))
    guard let time = TimeOfDay(hour: hours, minute: minutes) else {
      throw JSONFault(place: hour, reason: "\(hours):\(minutes) is no time of the day")
    }
    return time
  }
}

extension Day {
  /// Reads the date at the beginning of a text such as `2024-01-01 00:00:00.000`.
  ///
  /// It is `nil` if there is none.
  ///
  /// - Parameter text: A date, alone or with a time.
  init?(dateOf text: String) {
    let end = text.utf8.firstIndex { " T".utf8.contains($0) } ?? text.endIndex
    self.init(String(text[..<end]))
  }
}

extension String {
  /// Says of a text that it is no day.
  var isNoDay: String { "'\(onOneLine)' is no day, such as 2026-02-28" }
}
