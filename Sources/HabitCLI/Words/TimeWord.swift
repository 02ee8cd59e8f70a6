import HabitCore

/// A time of the day as a person types it: `07:30`, `7pm`, `7:30 pm`, `오후 9시 05분`.
enum TimeWord {
  /// Reads a time of the day.
  static func time(_ text: String) throws(WordError) -> TimeOfDay {
    var rest = Substring(text.trimmed.lowercased())
    var half = take(&rest, from: halves, atFront: true)
    if half == nil { half = take(&rest, from: halves, atFront: false) }
    guard let (hour, minute) = hourAndMinute(rest, mayOmitMinutes: half != nil) else { throw unreadable }
    guard let half else {
      guard let time = TimeOfDay(hour: hour, minute: minute) else { throw unreadable }
      return time
    }
    guard (1...12).contains(hour), let time = TimeOfDay(hour: hour % 12 + half, minute: minute) else {
      throw unreadable
    }
    return time
  }

  /// Reads times of the day, such as `07:00,21:00`, into their order, each once.
  static func times(_ text: String) throws(WordError) -> [TimeOfDay] {
    var times: Set<TimeOfDay> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) { times.insert(try time(String(part))) }
    return times.sorted()
  }

  /// The words for the halves of a day, and the hours that they add.
  private static let halves: [(word: String, hours: Int)] = [
    ("am", 0), ("a.m.", 0), ("pm", 12), ("p.m.", 12), ("오전", 0), ("오후", 12),
  ]

  private static let unreadable = WordError(
    "write it as HH:MM, such as 07:30, or as 7pm", "07:30처럼 HH:MM으로, 또는 오후 7시처럼 적으세요")

  /// Takes the word for a half of the day from one end of a text; Korean puts it in front, English behind.
  private static func take(_ text: inout Substring, from halves: [(word: String, hours: Int)], atFront: Bool) -> Int? {
    for half in halves where atFront ? text.hasPrefix(half.word) : text.hasSuffix(half.word) {
      let rest = atFront ? text.dropFirst(half.word.count) : text.dropLast(half.word.count)
      text = Substring(String(rest).trimmed)
      return half.hours
    }
    return nil
  }

  /// Reads `7:30`, `9시 05분`, `9시` and, where a half of the day says that it is a time, `7`.
  private static func hourAndMinute(_ text: Substring, mayOmitMinutes: Bool) -> (hour: Int, minute: Int)? {
    if let sign = text.firstIndex(of: "시") {
      let minutes = String(text[text.index(after: sign)...]).trimmed
      guard let hour = number(text[..<sign], digits: 1...2) else { return nil }
      if minutes.isEmpty { return (hour, 0) }
      guard minutes.hasSuffix("분"), let minute = number(minutes.dropLast(), digits: 1...2) else { return nil }
      return (hour, minute)
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let hour = number(parts[0], digits: 1...2) else { return nil }
    switch parts.count {
    case 1 where mayOmitMinutes:
      return (hour, 0)
    case 2:
      guard let minute = number(parts[1], digits: 2...2) else { return nil }
      return (hour, minute)
    default:
      return nil
    }
  }

  private static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
    digits.contains(text.utf8.count) ? Int(digits: text.utf8) : nil
  }
}
