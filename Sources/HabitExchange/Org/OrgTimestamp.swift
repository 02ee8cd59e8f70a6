internal import HabitCore

/// A timestamp of Org, such as `<2026-03-02 Mon 08:00 .+2d/4d>` or `[2026-03-01 Sun 21:10]`.
struct OrgTimestamp: Hashable {
  /// The day.
  let day: Day
  /// The time of the day; `nil` if there is none.
  let time: TimeOfDay?
  /// When it repeats; `nil` if it does not.
  let repeater: OrgRepeater?
  /// The text that is read as a repeater and has no sense.
  let faultyRepeater: String?

  /// Reads the first timestamp of a text.
  ///
  /// It is `nil` if there is none, or the calendar has no such day.
  ///
  /// - Parameter text: The text, which may go on behind the timestamp.
  init?(_ text: Substring) {
    guard let open = text.firstIndex(where: { $0 == "<" || $0 == "[" }) else { return nil }
    let rest = text[text.index(after: open)...]
    guard let close = rest.firstIndex(of: text[open] == "<" ? ">" : "]") else { return nil }
    let words = rest[..<close].split(separator: " ")
    guard let date = words.first, let day = Day(String(date)) else { return nil }
    self.day = day
    var (time, repeater, fault): (TimeOfDay?, OrgRepeater?, String?)
    for word in words.dropFirst() {
      if let start = TimeOfDay(Self.padded(word.prefix { $0 != "-" })) {
        time = time ?? start
      } else if word.first == "+" || word.hasPrefix(".+") {
        repeater = OrgRepeater(word)
        if repeater == nil { fault = String(word) }
      }
    }
    (self.time, self.repeater, self.faultyRepeater) = (time, repeater, fault)
  }

  /// The date and the time, or the middle of the day.
  var wallTime: WallTime { WallTime(date: day, time: time ?? TimeOfDay(hour: 12, minute: 0) ?? .midnight) }

  private static func padded(_ time: Substring) -> String { time.utf8.count == 4 ? "0" + time : String(time) }
}
