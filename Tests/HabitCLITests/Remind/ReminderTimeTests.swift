import CommandKit
import HabitCLI
import TestSupport
import Testing

@Suite("Reminder times of a habit") struct ReminderTimeTests {
  private let home: TestHome

  init() throws {
    home = try TestHome().at("2026-03-05T06:00")
  }

  @Test("are set when it is added and changed, in their order and each once")
  func times() throws {
    try home.run("add Read --remind '9pm,07:00, 오후 9시'")
    #expect(try storedTimes() == ["07:00", "21:00"])
    #expect(try home.run("edit Read --remind 08:30").output == "Read: reminders at 08:30\n")
    #expect(try storedTimes() == ["08:30"])
    #expect(try home.run("show Read").output.contains("reminded    08:30\n"))
    #expect(try home.run("edit Read --remind none").output == "Read: no reminder times\n")
    #expect(try storedTimes() == [])
    try home.run("undo")
    #expect(try storedTimes() == ["08:30"])
  }

  @Test("are reminded of")
  func reminded() throws {
    try home.run("add 독서 --remind 07:00,21:00")
    home.variables["LANG"] = "ko_KR.UTF-8"
    try home.at("2026-03-05T07:00").run("remind")
    #expect(home.programs.orders.map { $0.words.last } == ["독서를 할 시간"])
  }

  @Test("turn reminders on, unless they are turned off beside them")
  func switching() throws {
    try home.run("add Read --no-reminder")
    #expect(try home.run("edit Read --remind 07:00").output == "Read: reminders at 07:00, with reminders\n")
    try home.run("edit Read --remind 08:00 --no-reminder")
    #expect(try home.run("list --json").json["habits"][0]["reminder"].bool == false)
  }

  @Test("are refused where they are none", arguments: ["25:00", "7", "07:00,", ",", "", "07:00;08:00", "never"])
  func badInput(text: String) throws {
    let run = home.attempt(words: ["add", "Read", "--remind", text])
    #expect(run.code == .usage && run.errors.hasPrefix("habit: '\(text)' is not valid for --remind <times>: "))
    #expect(try home.files().isEmpty)
  }

  private func storedTimes() throws -> [String] {
    try home.run("list --json").json["habits"][0]["reminderTimes"].items.compactMap(\.string)
  }
}
