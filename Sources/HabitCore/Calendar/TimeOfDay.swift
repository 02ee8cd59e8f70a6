/// A time of the day to the minute, 00:00 … 23:59.
public struct TimeOfDay: Sendable, Hashable, Comparable {
  /// The minutes since midnight, 0 … 1439.
  public let minutes: Int

  /// The number of minutes of a day.
  static let minutesPerDay = 24 * 60

  /// Creates the time a number of minutes after midnight.
  ///
  /// It is `nil` if the number is out of range.
  ///
  /// - Parameter minutes: The minutes, 0 … 1439.
  public init?(minutes: Int) {
    guard (0..<Self.minutesPerDay).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  /// Creates the time of an hour and a minute.
  ///
  /// It is `nil` if one of them is out of range.
  ///
  /// - Parameters:
  ///   - hour: The hour, 0 … 23.
  ///   - minute: The minute, 0 … 59.
  public init?(hour: Int, minute: Int) {
    guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
    self.minutes = hour * 60 + minute
  }

  private init(known minutes: Int) {
    self.minutes = minutes
  }

  /// 00:00.
  public static let midnight = TimeOfDay(known: 0)

  /// The hour, 0 … 23.
  public var hour: Int { minutes / 60 }

  /// The minute of the hour, 0 … 59.
  public var minute: Int { minutes % 60 }

  /// The minutes from the start of the day to this time, where the day starts at a set time.
  ///
  /// With a day that starts at 04:00, 01:00 comes 21 hours after the start, so it sorts behind 23:00.
  ///
  /// - Parameter dayStart: The time at which a new day starts.
  /// - Returns: The minutes, 0 … 1439.
  public func minutes(after dayStart: TimeOfDay) -> Int {
    (minutes - dayStart.minutes + Self.minutesPerDay) % Self.minutesPerDay
  }

  /// Whether one time is earlier than another, both counted from midnight.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.minutes < right.minutes }
}

extension TimeOfDay: LosslessStringConvertible {
  /// Reads a time written as `HH:mm`, as ``description`` gives it.
  ///
  /// It is `nil` if the text has another form.
  ///
  /// - Parameter description: The time.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 }), let hour = Int(digits: parts[0].utf8),
      let minute = Int(digits: parts[1].utf8)
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// The time as `HH:mm`.
  public var description: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }
}
