internal import FoundationEssentials
internal import HabitCore

// The values of our own JSON. One that means nothing is refused with its place and what is wrong with it.
extension JSONObject {
  func id(_ key: String) throws(JSONFault) -> UUID {
    try needed(key, try optionalID(key))
  }

  func optionalID(_ key: String) throws(JSONFault) -> UUID? {
    try value(key, "is no id", UUID.init(uuidString:))
  }

  func optionalDay(_ key: String) throws(JSONFault) -> Day? {
    try value(key, "is no day, such as 2026-02-28") { Day($0) }
  }

  func time(_ key: String) throws(JSONFault) -> TimeOfDay? {
    try value(key, "is no time, such as 07:30") { TimeOfDay($0) }
  }

  /// Times of the day, earliest first, each once.
  func times(_ key: String) throws(JSONFault) -> [TimeOfDay] {
    var times: Set<TimeOfDay> = []
    for element in try optional(key, JSONValue.Parts.self) ?? JSONValue.Parts([]) {
      guard let time = element.text.flatMap({ TimeOfDay($0) }) else {
        throw fault(key, "\(element.source) is no time, such as 07:30")
      }
      times.insert(time)
    }
    return times.sorted()
  }

  func moment(_ key: String) throws(JSONFault) -> Moment? {
    try value(key, "is no moment, such as 2026-02-28T07:30:00.000+09:00") { Moment(exactText: $0) }
  }

  func color(_ key: String) throws(JSONFault) -> HabitColor? {
    try value(key, "is no colour, such as #30A14E") { HabitColor($0) }
  }

  func name(_ key: String) throws(JSONFault) -> Name {
    let text: String = try required(key)
    do {
      return try Name(text)
    } catch {
      throw fault(key, error.description)
    }
  }

  /// A text without line breaks and other control characters.
  func lineOfText(_ key: String) throws(JSONFault) -> String? {
    try value(key, "holds a control character") { $0.containsControlCharacter ? nil : $0 }
  }

  func word<Word: RawRepresentable<String>>(_ key: String) throws(JSONFault) -> Word {
    try needed(key, try optionalWord(key))
  }

  /// A text of any kind; empty if there is none.
  func note(_ key: String) throws(JSONFault) -> String {
    try value(key, "holds a NUL character") { $0.utf8.contains(0) ? nil : $0 } ?? ""
  }

  func optionalWord<Word: RawRepresentable<String>>(_ key: String) throws(JSONFault) -> Word? {
    try value(key, "is not known here", Word.init(rawValue:))
  }

  func number(_ key: String, in range: ClosedRange<Int>) throws(JSONFault) -> Int {
    let number: Int = try required(key)
    guard range.contains(number) else {
      throw fault(key, "\(number) lies outside \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func amount(_ key: String) throws(JSONFault) -> Amount? {
    guard let units: Double = try optional(key) else { return nil }
    guard let amount = Amount(rounding: units), amount >= .zero, amount.units == units else {
      throw fault(key, "\(units) is no amount of 0 to \(Amount.greatest) with up to three decimals")
    }
    return amount
  }

  /// The versions of a schedule or goal, the first of which holds from the beginning.
  ///
  /// - Returns: The timeline; `nil` if nothing is told.
  func timeline<Value>(
    _ key: String, _ read: (JSONObject) throws(JSONFault) -> Value
  ) throws(JSONFault) -> Timeline<Value>? {
    guard let rows = try optional(key, JSONValue.Parts.self) else { return nil }
    var first: Value?
    var changes: [Timeline<Value>.Change] = []
    for (index, row) in rows.enumerated() {
      do throws(JSONFault) {
        let object = try JSONObject(from: row)
        let value = try read(object)
        guard let initial = first else {
          first = value
          continue
        }
        first = initial
        guard let day = try object.optionalDay("from") else {
          throw object.fault("from", "it is missing: a later version holds from a day on")
        }
        changes.append(Timeline<Value>.Change(from: day, value: value))
      } catch {
        throw error.below("\(key)[\(index)]")
      }
    }
    return first.map { Timeline($0, changes: changes) }
  }

  /// What is wrong with a member.
  func fault(_ key: String, _ reason: String) -> JSONFault { JSONFault(place: key, reason: reason) }

  private func needed<Value>(_ key: String, _ value: Value?) throws(JSONFault) -> Value {
    guard let value else { throw JSONFault(place: "", reason: "it has no '\(key)'") }
    return value
  }

  private func value<Value>(
    _ key: String, _ reason: String, _ read: (String) -> Value?
  ) throws(JSONFault) -> Value? {
    guard let text: String = try optional(key) else { return nil }
    guard let value = read(text) else { throw fault(key, "'\(text.onOneLine)' \(reason)") }
    return value
  }
}
