import HabitCore
import HabitStore
import Testing

@Suite("Settings") struct SettingsTests {
  @Test(
    "the day starts when it is set to, else at midnight",
    arguments: [
      (nil, 0), ("04:00", 240), ("23:59", 1439), ("24:00", 0), ("x", 0), ("4", 0), ("", 0), ("4:5:6", 0),
    ] as [(String?, Int)])
  func dayStart(text: String?, minutes: Int) {
    #expect(Settings(values: text.map { [.dayStart: $0] } ?? [:]).dayStart.minutes == minutes)
  }

  @Test(
    "the week starts on the day it is set to, else on Monday",
    arguments: [(nil, .monday), ("sun", .sunday), ("sat", .saturday), ("tue", .monday)] as [(String?, WeekStart)])
  func weekStart(text: String?, expected: WeekStart) {
    #expect(Settings(values: text.map { [.weekStart: $0] } ?? [:]).weekStart == expected)
  }
}
