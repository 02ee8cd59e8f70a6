internal import FoundationEssentials
internal import HabitCore

// The values of our own JSON. One that means nothing is refused with its place and what is wrong with it.
extension KeyedDecodingContainer {
  /// What is wrong with a member.
  func fault(_ key: Key, _ reason: String) -> DecodingError {
    DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: reason)
  }

  func id(_ key: Key) throws -> UUID {
    try value(key, "is no id", UUID.init(uuidString:))
  }

  func optionalID(_ key: Key) throws -> UUID? {
    try optionalValue(key, "is no id", UUID.init(uuidString:))
  }

  func day(_ key: Key) throws -> Day {
    try value(key, "is no day, such as 2026-02-28") { Day($0) }
  }

  func optionalDay(_ key: Key) throws -> Day? {
    try optionalValue(key, "is no day, such as 2026-02-28") { Day($0) }
  }

  func time(_ key: Key) throws -> TimeOfDay? {
    try optionalValue(key, "is no time, such as 07:30") { TimeOfDay($0) }
  }

  /// Times of the day, earliest first, each once.
  func times(_ key: Key) throws -> [TimeOfDay] {
    let texts = try decodeIfPresent([String].self, forKey: key) ?? []
    let times = try texts.map { text in
      guard let time = TimeOfDay(text) else { throw fault(key, "'\(text.onOneLine)' is no time, such as 07:30") }
      return time
    }
    return Set(times).sorted()
  }

  func moment(_ key: Key) throws -> Moment? {
    try optionalValue(key, "is no moment, such as 2026-02-28T07:30:00.000+09:00") { Moment(exactText: $0) }
  }

  func color(_ key: Key) throws -> HabitColor? {
    try optionalValue(key, "is no colour, such as #30A14E") { HabitColor($0) }
  }

  func name(_ key: Key) throws -> Name {
    let text = try decode(String.self, forKey: key)
    do {
      return try Name(text)
    } catch {
      throw fault(key, error.description)
    }
  }

  /// A text without line breaks and other control characters.
  func lineOfText(_ key: Key) throws -> String? {
    try optionalValue(key, "holds a control character") { $0.containsControlCharacter ? nil : $0 }
  }

  func word<Word: RawRepresentable<String>>(_ key: Key) throws -> Word {
    try value(key, "is not known here", Word.init(rawValue:))
  }

  func number(_ key: Key, in range: ClosedRange<Int>) throws -> Int {
    let number = try decode(Int.self, forKey: key)
    guard range.contains(number) else {
      throw fault(key, "\(number) lies outside \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func amount(_ key: Key) throws -> Amount? {
    guard let units = try decodeIfPresent(Double.self, forKey: key) else { return nil }
    guard let amount = Amount(rounding: units), amount >= .zero, amount.units == units else {
      throw fault(key, "\(units) is no amount of 0 to \(Amount.greatest) with up to three decimals")
    }
    return amount
  }

  /// The versions of a schedule or goal, the first of which holds from the beginning.
  ///
  /// - Returns: The timeline; `nil` if nothing is told.
  func timeline<Row: Decodable, Value>(
    _ key: Key, _ value: KeyPath<Row, Value>, from: KeyPath<Row, Day?>
  ) throws -> Timeline<Value>? {
    guard let rows = try decodeIfPresent([Row].self, forKey: key), let first = rows.first else { return nil }
    let changes = try rows.dropFirst().map { row in
      guard let day = row[keyPath: from] else { throw fault(key, "a later version has no day from which it holds") }
      return Timeline<Value>.Change(from: day, value: row[keyPath: value])
    }
    return Timeline(first[keyPath: value], changes: changes)
  }

  private func value<Value>(_ key: Key, _ reason: String, _ read: (String) -> Value?) throws -> Value {
    let text = try decode(String.self, forKey: key)
    guard let value = read(text) else { throw fault(key, "'\(text.onOneLine)' \(reason)") }
    return value
  }

  private func optionalValue<Value>(_ key: Key, _ reason: String, _ read: (String) -> Value?) throws -> Value? {
    guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let value = read(text) else { throw fault(key, "'\(text.onOneLine)' \(reason)") }
    return value
  }
}
