import Foundation
import HabitCore
import HabitExchange
import HabitStore
import TestSupport
import Testing

@Suite("Calendars, written") struct ExportedCalendarTests {
  private func export(
    _ contents: StoreContents, dayStart: String = "00:00", reminders: ReminderRules? = nil
  ) throws -> (properties: [String], remarks: [String]) {
    var options = SampleContents.options()
    options.clock = SampleTodo.clock(dayStart: dayStart)
    if let reminders { options.reminders = reminders }
    let export = try Exporter.export(contents, as: .ical, options: options)
    let text = String(decoding: export.files[0].bytes, as: UTF8.self)
    return (text.replacing("\r\n ", with: "").components(separatedBy: "\r\n"), export.remarks)
  }

  private func export(_ judged: JudgedHabit, dayStart: String = "00:00") throws -> [String] {
    let checkIns = judged.checkIns
    let contents = StoreContents(habits: [judged.habit], pauses: judged.pauses, checkIns: { _ in checkIns })
    return try export(contents, dayStart: dayStart).properties
  }

  /// A schedule, and the first day and rule of its event.
  struct Rule: CustomStringConvertible {
    let schedule: Schedule
    let start: String
    let rule: String
    var description: String { rule }

    init(_ schedule: Schedule, _ start: String, _ rule: String) {
      (self.schedule, self.start, self.rule) = (schedule, start, rule)
    }
  }

  @Test(
    "give each schedule a rule that begins on a day of its own",
    arguments: [
      Rule(.daily, "20260302", "FREQ=DAILY"),
      Rule(.weekdays(WeekdaySet([.sunday, .wednesday])), "20260304", "FREQ=WEEKLY;BYDAY=WE,SU"),
      Rule(.every(days: 1), "20260302", "FREQ=DAILY"), Rule(.every(days: 10), "20260312", "FREQ=DAILY;INTERVAL=10"),
      Rule(.period(times: 1, per: .week), "20260302", "FREQ=WEEKLY;BYDAY=MO"),
      Rule(.period(times: 2, per: .week), "20260302", "FREQ=WEEKLY;BYDAY=MO,TH"),
      Rule(.period(times: 7, per: .week), "20260302", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU"),
      Rule(.period(times: 31, per: .week), "20260302", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU"),
      Rule(.period(times: 1, per: .month), "20260401", "FREQ=MONTHLY;BYMONTHDAY=1"),
      Rule(.period(times: 3, per: .month), "20260310", "FREQ=MONTHLY;BYMONTHDAY=1,10,19"),
    ])
  func rules(rule: Rule) throws {
    let properties = try export(try JudgedHabit("Run", rule.schedule))
    #expect(properties.contains("DTSTART;VALUE=DATE:\(rule.start)"), "\(properties)")
    #expect(properties.contains("RRULE:\(rule.rule)"), "\(properties)")
  }

  @Test("leave out what is only tracked, and say so")
  func tracked() throws {
    let habit = try JudgedHabit("Mood", .weekdays([])).habit
    let (properties, remarks) = try export(StoreContents(habits: [habit]))
    #expect(!properties.contains("BEGIN:VEVENT"))
    #expect(remarks.first == "'Mood': it is only tracked, and so on no day of a calendar")
  }

  @Test("put a time after midnight that belongs to the day before on its date")
  func nightTimes() throws {
    let judged = try JudgedHabit("Bed", .weekdays(WeekdaySet([.monday, .saturday])), at: TimeOfDay("01:30"))
    let properties = try export(judged, dayStart: "04:00")
    #expect(properties.contains("DTSTART:20260303T013000"))
    #expect(properties.contains("RRULE:FREQ=WEEKLY;BYDAY=TU,SU"))
  }

  @Test("ring as the person wants to be reminded")
  func alarms() throws {
    var judged = try JudgedHabit("Run", at: TimeOfDay("07:30"))
    judged.habit.reminderTimes = ["06:00", "20:00"].compactMap { TimeOfDay($0) }
    func triggers(_ habit: Habit, _ minutes: Int?, isOn: Bool = true) throws -> [String] {
      let rules = ReminderRules(isOn: isOn, minutesBefore: minutes, minutesAfter: 60, summaryTime: nil)
      return try export(StoreContents(habits: [habit]), reminders: rules).properties.filter { $0.hasPrefix("TRIGGER") }
    }
    #expect(try triggers(judged.habit, 15) == ["TRIGGER:-PT90M", "TRIGGER:-PT15M", "TRIGGER:PT750M"])
    #expect(try triggers(judged.habit, nil) == ["TRIGGER:-PT90M", "TRIGGER:PT750M"])
    #expect(try triggers(judged.habit, 15, isOn: false) == [])
    judged.habit.targetTime = nil
    #expect(try triggers(judged.habit, 15) == ["TRIGGER:PT360M", "TRIGGER:PT1200M"])
    judged.habit.reminds = false
    #expect(try triggers(judged.habit, 15) == [])
  }

  @Test("fold long lines between characters, and escape what would end a value")
  func lines() throws {
    for seed in 1...(Soak.isOn ? 1000 : 20) as ClosedRange<UInt64> {
      var random = RandomContents(seed: seed)
      let store = try random.store()
      let export = try store.read {
        try Exporter.export($0.contents(), as: .ical, options: SampleContents.options())
      }
      let lines = export.files[0].bytes.split(separator: 0x0A)
      for line in lines {
        try #require(line.last == 0x0D && line.count <= 76, "seed \(seed)")
        try #require(String(validating: line, as: UTF8.self) != nil, "seed \(seed)")
        try #require(!line.dropLast().contains { $0 < 0x20 && $0 != 0x09 }, "seed \(seed)")
      }
    }
    let long = try JudgedHabit(String(repeating: "물 마시기; ", count: 20), at: nil)
    let properties = try export(long)
    let escaped = long.habit.name.text.replacing(";", with: "\\;")
    #expect(properties.contains("SUMMARY:\(escaped)"))
  }
}
