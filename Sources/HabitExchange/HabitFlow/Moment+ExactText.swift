internal import HabitCore

extension Moment {
  /// The local date and time to the millisecond with its offset, such as `2026-03-05T07:00:00.000+09:00`.
  ///
  /// An offset that holds seconds, as old local times have it, gets them too: `+08:27:52`.
  var exactText: String {
    let clock = clock
    let milliseconds = Int(instant).remainder(dividingBy: 1000)
    let second = Int(instant / 1000 - (instant % 1000 < 0 ? 1 : 0)) + secondsFromUTC
    let offset = Int(secondsFromUTC.magnitude)
    var text = "\(clock.date)T\(clock.time):\(second.remainder(dividingBy: 60).padded(to: 2))"
    text += ".\(milliseconds.padded(to: 3))\(secondsFromUTC < 0 ? "-" : "+")"
    text += "\((offset / 3600).padded(to: 2)):\((offset / 60 % 60).padded(to: 2))"
    return offset % 60 == 0 ? text : text + ":\((offset % 60).padded(to: 2))"
  }

  /// Reads a moment as ``exactText`` writes it; the milliseconds may be left out.
  ///
  /// It is `nil` if the text has another form, or the calendar or clock no such time.
  ///
  /// - Parameter text: The date and time with its offset.
  init?(exactText text: String) {
    var bytes = Array(text.utf8)[...]
    guard bytes.count >= 25, let date = Day(String(decoding: bytes.prefix(10), as: UTF8.self)),
      bytes[10] == UInt8(ascii: "T")
    else { return nil }
    bytes = bytes.dropFirst(11)
    guard let hour = bytes.number(below: 24), bytes.take(":"), let minute = bytes.number(below: 60), bytes.take(":"),
      let second = bytes.number(below: 60)
    else { return nil }
    var milliseconds = 0
    if bytes.take(".") {
      guard let digits = Int(digits: bytes.prefix(3)), bytes.count > 3 else { return nil }
      milliseconds = digits
      bytes = bytes.dropFirst(3)
    }
    let isBehind = bytes.take("-")
    guard isBehind || bytes.take("+"), let hours = bytes.number(below: 24), bytes.take(":"),
      let minutes = bytes.number(below: 60)
    else { return nil }
    var offset = hours * 3600 + minutes * 60
    if bytes.take(":") {
      guard let seconds = bytes.number(below: 60) else { return nil }
      offset += seconds
    }
    guard bytes.isEmpty else { return nil }
    if isBehind { offset = -offset }
    let seconds = date.ordinal * 86_400 + hour * 3600 + minute * 60 + second - offset
    self.init(instant: Int64(seconds) * 1000 + Int64(milliseconds), secondsFromUTC: offset)
  }
}

extension ArraySlice<UInt8> {
  fileprivate mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard first == UInt8(ascii: character) else { return false }
    removeFirst()
    return true
  }

  fileprivate mutating func number(below limit: Int) -> Int? {
    guard count >= 2, let number = Int(digits: prefix(2)), number < limit else { return nil }
    removeFirst(2)
    return number
  }
}

extension Int {
  /// What is left of a division that is rounded down, 0 up to the divisor, also below zero.
  fileprivate func remainder(dividingBy divisor: Int) -> Int {
    (self % divisor + divisor) % divisor
  }
}
