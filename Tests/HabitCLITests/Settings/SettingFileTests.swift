import CommandKit
import HabitStore
import TestSupport
import Testing

@testable import HabitCLI

@Suite("The configuration file") struct SettingFileTests {
  @Test(
    "is read with comments, blanks, a byte order mark and the line ends of any system",
    arguments: [
      "day-start=04:00\nlanguage=ko", "# mine\n\n  day-start =  4am  \n\tlanguage\t=\tKO\n",
      "\u{FEFF}day-start = 04:00\r\n\r\n# x\r\nlanguage = ko\r\n",
    ])
  func reading(text: String) throws {
    let settings = try SettingFile(Array(text.utf8), path: "/c", home: nil).settings
    #expect(settings.mapValues(\.value) == [.dayStart: "04:00", .language: "ko"])
  }

  @Test("says where each value stands, and keeps what a command has of signs")
  func places() throws {
    let text = "\n# x\non-change = notify-send 'a = b' # c\nwidget-file = ~/day.svg"
    let settings = try SettingFile(Array(text.utf8), path: "/c", home: "/home/me").settings
    #expect(
      settings[.onChange]
        == PlacedSetting(value: "notify-send 'a = b' # c", source: .file(path: "/c", line: 3)))
    #expect(settings[.widgetFile] == PlacedSetting(value: "/home/me/day.svg", source: .file(path: "/c", line: 4)))
  }

  @Test("an empty one sets nothing", arguments: ["", "\n", "\u{FEFF}", "#", "\r\n# only comments"])
  func empty(text: String) throws {
    #expect(try SettingFile(Array(text.utf8), path: "/c", home: nil).settings.isEmpty)
  }

  @Test(
    "a damaged one is refused with the line and what to do",
    arguments: [
      ("day-strat = 04:00", "1: there is no setting 'day-strat'; did you mean 'day-start'?"),
      ("DAY-START = 04:00", "1: there is no setting 'DAY-START'; did you mean 'day-start'?"),
      ("colour = red", "1: there is no setting 'colour'; 'habit config --help' names them"),
      ("= 3", "1: there is no setting ''; 'habit config --help' names them"),
      ("\n[habit]", "2: there is no '=' in '[habit]'; write a line such as day-start = 04:00"),
      (
        "day-start = noon",
        "1: 'noon' is not valid for day-start: write it as HH:MM, such as 07:30, or as 7pm"
      ),
      ("day-start =", "1: '' is not valid for day-start: write it as HH:MM, such as 07:30, or as 7pm"),
      ("week-start = wed", "1: 'wed' is not valid for week-start: write one of mon, sun, sat"),
      ("language = kr", "1: 'kr' is not valid for language: write one of en, ko; did you mean 'ko'?"),
      ("reminders = yes", "1: 'yes' is not valid for reminders: write one of on, off"),
      (
        "remind-before = 1440",
        "1: '1440' is not valid for remind-before: write a whole number of minutes from 0 to 1439; or write off"
      ),
      (
        "remind-after = 10 # minutes",
        "1: '10 # minutes' is not valid for remind-after: write a whole number of minutes from 0 to 1439; or write off; "
          + "a comment needs a line of its own"
      ),
      (
        "remind-summary = 25:00",
        "1: '25:00' is not valid for remind-summary: write it as HH:MM, such as 07:30, or as 7pm; or write off"
      ),
      ("on-change =", "1: '' is not valid for on-change: write a command on one line; or write off"),
      (
        "widget-file = day.png",
        "1: 'day.png' is not valid for widget-file: write the whole path, such as /home/me/day.png; or write off"
      ),
      (
        "widget-file = /day.gif",
        "1: '/day.gif' is not valid for widget-file: write a path that ends in .png or .svg; or write off"
      ),
      (
        "widget-file = /x/.png",
        "1: '/x/.png' is not valid for widget-file: write a path that ends in .png or .svg; or write off"
      ),
      ("widget-size = huge", "1: 'huge' is not valid for widget-size: write one of small, medium, large"),
      ("language=en\n\nlanguage=en", "3: 'language' stands on line 1 already; remove one of the two"),
    ])
  func damage(text: String, fault: String) throws {
    #expect(try failure(Array(text.utf8)).lines == ["/c:\(fault)"])
  }

  @Test(
    "one that is not UTF-8 is refused where it first is not",
    arguments: [[0xFF, 0xFE, 0x64, 0], [0x23, 0xE9], [0, 0x64, 0, 0x3D]])
  func encoding(bytes: [UInt8]) throws {
    #expect(
      try failure(Array("language = ko\n".utf8) + bytes + [0x0A, 0xFF]).lines
        == ["/c:2: this is not UTF-8; save the file as UTF-8 text"])
  }

  @Test("all faults are told, one line each")
  func allFaults() throws {
    let failure = try failure(Array("x\nlanguage = ko\ny = 1\nlanguage = de".utf8))
    #expect(failure.exitCode == .configuration)
    #expect(failure.lines.map { $0.prefix(5) } == ["/c:1:", "habit", "habit"])
    #expect(failure.lines[1].hasPrefix("habit: /c:3: there is no setting 'y'"))
  }

  private func failure(_ bytes: [UInt8]) throws -> CommandFailure {
    try #require(throws: CommandFailure.self) { try SettingFile(bytes, path: "/c", home: "/home/me") }
  }
}

extension CommandFailure {
  fileprivate var lines: [String] { [message.english] + details.map(\.english) }
}
