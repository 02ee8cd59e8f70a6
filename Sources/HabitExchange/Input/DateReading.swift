internal import HabitCore

/// Reads dates in the styles that trackers and spreadsheets write, and finds out which number is the month.
///
/// `2026-03-05`, `2026/3/5`, `2026. 3. 5.` and `20260305` tell by themselves. `5.3.2026`, `3/5/2026` and dates with two
/// digits for the year need an order: one that was given, or the only one that the calendar allows. A time that follows
/// is passed over, unless it is one of UTC: then the day is that of the clock on the wall. Years of two digits lie in 1969 … 2068.
struct DateReading {
  /// What a text says.
  enum Reading: Hashable {
    /// It names a day.
    case day(Day)
    /// Which day it names depends on the order; none is known yet.
    case undecided
    /// It is no date, or none in the known order.
    case none
  }

  /// The order of the dates that do not tell by themselves; `nil` while it is unknown.
  private(set) var order: DateOrder?

  private let options: ImportOptions

  /// Creates a reading.
  ///
  /// - Parameter options: The order that a person told, if any, and the clock on the wall.
  init(_ options: ImportOptions) {
    order = options.dateOrder
    self.options = options
  }

  /// Reads a date.
  ///
  /// - Parameter text: The date, without blanks at its ends.
  /// - Returns: What it says.
  /// - Complexity: O(*n*) for *n* bytes; nothing is allocated.
  func read(_ text: TextBytes) -> Reading {
    guard let numbers = Numbers(text) else { return .none }
    if numbers.isOfUTC { return Self.reading(localDay(text)) }
    if numbers.startsWithYear { return Self.reading(numbers.day(in: .yearMonthDay)) }
    if let order { return Self.reading(numbers.day(in: order)) }
    return DateOrder.allCases.contains { numbers.day(in: $0) != nil } ? .undecided : .none
  }

  private func localDay(_ text: TextBytes) -> Day? {
    guard let instant = text.text.flatMap(Instant.init) else { return nil }
    let day = options.clock(at: instant.milliseconds).date
    return (Day.first...Day.last).contains(day) ? day : nil
  }

  private static func reading(_ day: Day?) -> Reading { day.map(Reading.day) ?? .none }
}

// MARK: - Finding the order

extension DateReading {
  /// Finds the order out by the dates that the calendar allows in one order only.
  ///
  /// - Parameters:
  ///   - dates: All dates of the file.
  ///   - path: The path of the file.
  /// - Throws: ``ImportError/otherKind(path:reason:)`` if one could be two days, and no other date tells the order.
  mutating func settle(by dates: some Sequence<TextBytes>, of path: String) throws(ImportError) {
    var possible = DateOrder.allCases
    var example: TextBytes?
    for date in dates {
      guard let numbers = Numbers(date), !numbers.startsWithYear else { continue }
      let allowed = possible.filter { numbers.day(in: $0) != nil }
      if allowed.isEmpty { continue }
      possible = allowed
      if allowed.count == 1 { break }
      if example == nil, Set(allowed.map { numbers.day(in: $0) }).count > 1 { example = date }
    }
    guard possible.count > 1, let example else {
      order = possible.first
      return
    }
    let words = possible.map { "'--date-format \($0.rawValue)'" }.joined(separator: " or ")
    throw .otherKind(
      path: path,
      reason:
        "has dates that can be read in more than one way, such as '\(example.text ?? "")'; say which with \(words)")
  }

  /// Why a text is no date, as half a sentence.
  ///
  /// - Parameter text: The text.
  /// - Returns: The reason, with the order if one is known.
  func fault(of text: String) -> String {
    let order = order.map { $0 == .yearMonthDay ? "" : " in the order \($0.rawValue) of the file" } ?? ""
    return "'\(text.onOneLine)' is no day\(order), such as 2026-02-28"
  }
}

// MARK: - Numbers

/// The three numbers of a date, in the order in which they are written.
private struct Numbers {
  private var values = (0, 0, 0)
  private var lengths = (0, 0, 0)
  /// Whether a time of UTC follows.
  let isOfUTC: Bool

  /// Takes the numbers out of a text.
  ///
  /// It is `nil` if the text has another form.
  ///
  /// - Parameter text: The date.
  init?(_ text: TextBytes) {
    var rest = text
    (values.0, lengths.0) = Self.number(&rest)
    if lengths.0 == 8 {
      values = (values.0 / 10_000, values.0 / 100 % 100, values.0 % 100)
      lengths = (4, 2, 2)
    } else {
      guard (1...4).contains(lengths.0), let separator = rest.popFirst(), "-/.".utf8.contains(separator) else {
        return nil
      }
      Self.skipBlanks(&rest)
      (values.1, lengths.1) = Self.number(&rest)
      guard (1...2).contains(lengths.1), rest.popFirst() == separator else { return nil }
      Self.skipBlanks(&rest)
      (values.2, lengths.2) = Self.number(&rest)
      guard (1...4).contains(lengths.2) else { return nil }
      if separator == UInt8(ascii: "."), rest.first == separator { rest.removeFirst() }
    }
    guard Self.isTime(rest) else { return nil }
    isOfUTC = rest.last.map { $0 == UInt8(ascii: "Z") || $0 == UInt8(ascii: "z") } ?? false
  }

  /// Whether the year comes first, as its four digits show.
  var startsWithYear: Bool { lengths.0 == 4 }

  /// The day that the numbers name in an order; `nil` if the calendar has none.
  func day(in order: DateOrder) -> Day? {
    let ((year, yearLength), month, day) =
      switch order {
      case .yearMonthDay: ((values.0, lengths.0), (values.1, lengths.1), (values.2, lengths.2))
      case .dayMonthYear: ((values.2, lengths.2), (values.1, lengths.1), (values.0, lengths.0))
      case .monthDayYear: ((values.2, lengths.2), (values.0, lengths.0), (values.1, lengths.1))
      }
    guard yearLength == 2 || yearLength == 4, month.1 <= 2, day.1 <= 2 else { return nil }
    // Source: POSIX, strptime: 69 … 99 are 1969 … 1999, 00 … 68 are 2000 … 2068.
    let century = yearLength == 4 ? 0 : year < 69 ? 2000 : 1900
    return Day(year: century + year, month: month.0, day: day.0)
  }

  private static func number(_ rest: inout TextBytes) -> (value: Int, length: Int) {
    var (value, length) = (0, 0)
    while length < 9, let byte = rest.first, byte.isDigit {
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      length += 1
      rest.removeFirst()
    }
    return (value, length)
  }

  private static func skipBlanks(_ rest: inout TextBytes) {
    while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
  }

  /// Whether the rest of a text is empty or a time, such as `T08:30:00+09:00` or ` 8:30 PM`.
  private static func isTime(_ rest: TextBytes) -> Bool {
    guard let first = rest.first else { return true }
    guard "Tt ".utf8.contains(first) else { return false }
    let time = rest.dropFirst().trimmed
    guard let digit = time.first, digit.isDigit else { return false }
    return time.allSatisfy { $0.isDigit || ":.+- APMZapmz".utf8.contains($0) }
  }
}
