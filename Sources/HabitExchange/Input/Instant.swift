internal import HabitCore

/// A point in time as ISO 8601 writes it, such as `2026-08-26T22:00:00.000Z`, `2026-04-17T12:00:00+02:00` or, without
/// separators, `20120110T231200Z`.
struct Instant: Hashable {
  /// The milliseconds since 1970-01-01T00:00:00Z.
  let milliseconds: Int64

  /// Reads an instant.
  ///
  /// It is `nil` if the text has another form, names no day of the calendar, or does not tell how its clock stood to UTC.
  ///
  /// - Parameter text: The instant.
  init?(_ text: String) {
    var rest = text.utf8[...]
    guard let year = Self.digits(4, of: &rest), let month = Self.digits(2, after: "-", of: &rest),
      let dayOfMonth = Self.digits(2, after: "-", of: &rest), let day = Day(year: year, month: month, day: dayOfMonth),
      let separator = rest.popFirst(), "Tt ".utf8.contains(separator), let hour = Self.digits(2, of: &rest), hour < 24,
      let minute = Self.digits(2, after: ":", of: &rest), minute < 60,
      let second = Self.digits(2, after: ":", of: &rest), second <= 60, let thousandths = Self.fraction(&rest),
      let offset = Self.offset(&rest), rest.isEmpty
    else { return nil }
    let seconds = day.ordinal * 86_400 + hour * 3600 + minute * 60 + second - offset
    milliseconds = Int64(seconds * 1000 + thousandths)
  }

  private static func digits(
    _ count: Int, after separator: Character? = nil, of rest: inout Substring.UTF8View
  ) -> Int? {
    if let separator, rest.first == separator.asciiValue { rest.removeFirst() }
    guard let number = Int(digits: rest.prefix(count)), rest.count >= count else { return nil }
    rest = rest.dropFirst(count)
    return number
  }

  /// The thousandths of a second; what is finer is cut off.
  private static func fraction(_ rest: inout Substring.UTF8View) -> Int? {
    guard rest.first == UInt8(ascii: ".") else { return 0 }
    let digits = rest.dropFirst().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest.dropFirst(digits.count + 1)
    guard let number = Int(digits: digits.prefix(3)) else { return nil }
    return number * [1, 100, 10, 1][min(digits.count, 3)]
  }

  /// The seconds that the clock is ahead of UTC.
  private static func offset(_ rest: inout Substring.UTF8View) -> Int? {
    guard let sign = rest.popFirst() else { return nil }
    if sign | 0x20 == UInt8(ascii: "z") { return 0 }
    guard "+-".utf8.contains(sign), let hours = digits(2, of: &rest), hours < 24 else { return nil }
    let minutes = rest.isEmpty ? 0 : digits(2, after: ":", of: &rest)
    return minutes.map { (hours * 3600 + $0 * 60) * (sign == UInt8(ascii: "-") ? -1 : 1) }
  }
}
