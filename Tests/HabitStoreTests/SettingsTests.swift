import HabitCore
import SQLite
import TestSupport
import Testing

@testable import HabitStore

@Suite("Settings") struct SettingsTests {
  @Test(
    "the day starts when it is set to, else at midnight",
    arguments: [
      (nil, 0), ("04:00", 240), ("23:59", 1439), ("24:00", 0), ("x", 0), ("4", 0), ("", 0), ("4:5:6", 0),
    ] as [(String?, Int)])
  func dayStart(text: String?, minutes: Int) {
    #expect(settings(.dayStart, text).dayStart.minutes == minutes)
  }

  @Test(
    "the week starts on the day it is set to, else on Monday",
    arguments: [(nil, .monday), ("sun", .sunday), ("sat", .saturday), ("tue", .monday)] as [(String?, WeekStart)])
  func weekStart(text: String?, expected: WeekStart) {
    #expect(settings(.weekStart, text).weekStart == expected)
  }

  @Test(
    "reminders come when they are set to, never when they are off, else at their usual times",
    arguments: [
      (nil, 10, 60, "21:00"), ("off", nil, nil, nil), ("x", 10, 60, "21:00"), ("", 10, 60, "21:00"),
      ("-1", 10, 60, "21:00"), ("1440", 10, 60, "21:00"),
    ] as [(String?, Int?, Int?, String?)])
  func reminders(text: String?, before: Int?, after: Int?, summary: String?) {
    #expect(settings(.remindBefore, text).remindMinutesBefore == before)
    #expect(settings(.remindAfter, text).remindMinutesAfter == after)
    #expect(settings(.remindSummary, text).remindSummaryTime?.description == summary)
    #expect(settings(.reminders, text).reminds == (text != "off"))
  }

  @Test("minutes and times are read as they are set")
  func numbers() {
    #expect(settings(.remindBefore, "0").remindMinutesBefore == 0)
    #expect(settings(.remindAfter, "1439").remindMinutesAfter == 1439)
    #expect(settings(.remindSummary, "07:05").remindSummaryTime == TimeOfDay(hour: 7, minute: 5))
  }

  @Test("nothing runs and nothing is drawn after a change unless it is set")
  func hooks() {
    #expect(Settings().changeCommand == nil)
    #expect(Settings().widgetFile == nil)
    #expect(settings(.onChange, "off").changeCommand == nil)
    #expect(settings(.onChange, "pkill -RTMIN+8 waybar").changeCommand == "pkill -RTMIN+8 waybar")
    #expect(settings(.widgetFile, "/tmp/day.png").widgetFile == "/tmp/day.png")
    #expect(Settings().widgetSize == "medium")
    #expect(settings(.widgetSize, "large").widgetSize == "large")
  }

  @Test("every setting has a name of its own, and means something")
  func descriptions() {
    #expect(Set(Setting.all.map(\.name)).count == Setting.all.count)
    for setting in Setting.all { #expect(setting.meaning.hasSuffix("."), "\(setting.name)") }
  }

  @Test("what names a command or a path belongs to the device, and how much of its disk is taken")
  func device() {
    let device = Setting.all.filter(\.name.belongsToDevice).map(\.name)
    #expect(device == [.onChange, .widgetFile, .widgetSize, .backups])
    for setting in Setting.all {
      switch setting.kind {
      case .command, .file: #expect(setting.name.belongsToDevice)
      case .time, .minutes, .days, .choice: break
      }
    }
  }

  @Test("a setting of this device lies in a table of its own, and is undone like any other")
  func deviceTable() throws {
    let bench = try StoreBench()
    let store = try bench.inMemory()
    try bench.write(store, "config set on-change x") { try $0.set(.onChange, to: "x") }
    try bench.write(store, "config set on-change y") { try $0.set(.onChange, to: "y") }
    #expect(try store.read { try $0.settings() }.changeCommand == "y")
    let shared = try store.connection.prepare("SELECT count(*) FROM setting WHERE name = 'on-change'")
    #expect(try shared.step() && shared.integer(0) == 0)
    _ = try store.undo(bench.context())
    #expect(try store.read { try $0.settings() }.changeCommand == "x")
    _ = try store.undo(bench.context())
    #expect(try store.read { try $0.settings() }.changeCommand == nil)
    _ = try store.redo(bench.context())
    #expect(try store.read { try $0.settings() }.changeCommand == "x")
    try bench.write(store, "config unset on-change") { try $0.set(.onChange, to: nil) }
    #expect(try store.read { try $0.settings() }.changeCommand == nil)
  }

  @Test("a store knows whether it was changed, which a write of the same is not")
  func hasChanged() throws {
    let bench = try StoreBench()
    let store = try bench.inMemory()
    #expect(try store.undo(bench.context()) == nil)
    #expect(!store.hasChanged)
    _ = try store.rehearse(bench.context()) { try $0.set(.onChange, to: "x") }
    try bench.write(store, "nothing") { _ in }
    #expect(!store.hasChanged)
    try bench.write(store, "set") { try $0.set(.onChange, to: "x") }
    #expect(store.hasChanged)
  }

  private func settings(_ name: SettingName, _ text: String?) -> Settings {
    Settings(values: text.map { [name: $0] } ?? [:])
  }
}
