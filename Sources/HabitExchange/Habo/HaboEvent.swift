internal import HabitCore

/// What Habo keeps about a day: `["DayType.progress", "comment", 3.5, 8]`.
struct HaboEvent {
  /// The comment; empty for none.
  let comment: String
  /// What it says about the day; `nil` for nothing.
  let record: DayRecord?

  /// Reads an event.
  ///
  /// - Parameters:
  ///   - date: The key, such as `2024-01-01 00:00:00.000`.
  ///   - value: The event.
  ///   - target: What a day is meant to hold; `nil` for a habit that is done or not.
  /// - Throws: ``JSONFault`` if it has no day or no sense.
  init(date: String, _ value: JSONValue, target: Amount?) throws(JSONFault) {
    guard let day = Day(dateOf: date) else { throw JSONFault(place: "", reason: date.isNoDay) }
    guard let parts = value.elements.map(Array.init), let type = parts.first?.text else {
      throw JSONFault(place: "", reason: "it is no list that begins with a DayType")
    }
    comment = parts.count > 1 ? parts[1].text?.trimmed ?? "" : ""
    // Older backups write the last part in capitals.
    switch type.lowercased() {
    case "daytype.clear":
      record = nil
    case "daytype.check":
      let amount = try target.map { (target) throws(JSONFault) in try Self.amount(parts, at: 3) ?? target }
      // Done is done, whatever was meant to be enough.
      record = DayRecord(day: day, amount: amount == .zero ? nil : amount, note: comment)
    case "daytype.fail":
      record = DayRecord(day: day, kind: .no, note: comment)
    case "daytype.skip":
      record = DayRecord(day: day, kind: .skip, note: comment)
    case "daytype.progress":
      let amount = try Self.amount(parts, at: 2) ?? .zero
      record = DayRecord(
        day: day, kind: amount > .zero ? .done : .no, amount: amount > .zero ? amount : nil, note: comment)
    default:
      throw JSONFault(place: "", reason: "'\(type.onOneLine)' is no DayType that is known here")
    }
  }

  private static func amount(_ parts: [JSONValue], at index: Int) throws(JSONFault) -> Amount? {
    guard parts.count > index, !parts[index].isNull else { return nil }
    guard let amount = parts[index].number.flatMap(Amount.init(rounding:)), amount >= .zero else {
      throw JSONFault(place: "", reason: "'\(parts[index].source)' is no amount")
    }
    return amount
  }
}
