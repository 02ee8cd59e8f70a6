import HabitCore

/// The names under which a weekday may be typed, in English and Korean.
enum WeekdayWord {
  private static let names: [(weekday: Weekday, words: [String])] = [
    (.sunday, ["sun", "sunday", "일", "일요일"]), (.monday, ["mon", "monday", "월", "월요일"]),
    (.tuesday, ["tue", "tues", "tuesday", "화", "화요일"]), (.wednesday, ["wed", "wednesday", "수", "수요일"]),
    (.thursday, ["thu", "thur", "thurs", "thursday", "목", "목요일"]), (.friday, ["fri", "friday", "금", "금요일"]),
    (.saturday, ["sat", "saturday", "토", "토요일"]),
  ]

  /// The weekday that a word names, whatever its case.
  static func weekday(_ word: some StringProtocol) -> Weekday? {
    let word = word.lowercased()
    return names.first { $0.words.contains(word) }?.weekday
  }
}
