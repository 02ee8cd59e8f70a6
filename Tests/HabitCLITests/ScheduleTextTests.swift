import TestSupport
import Testing

@testable import HabitCLI

@Suite("What runs reminders") struct ScheduleTextTests {
  private func job(
    _ program: String = "/usr/local/bin/habit", words: [String] = ["remind", "--quiet"],
    variables: [(name: String, value: String)] = [], minutes: Int = 1
  ) -> ReminderJob {
    ReminderJob(program: program, words: words, variables: variables, minutes: minutes)
  }

  @Test("is written as it was looked at and tried")
  func texts() throws {
    let job = job(
      "/opt/a b/100% $x/habit", words: ["remind", "--quiet", "--command", "ping \"$1\" 5% 'q' & <b>"],
      variables: [("HABIT_HOME", "/home/김/a b% $HOME \"q\"")], minutes: 5)
    let units = SystemdUnits(job: job)
    let texts = [units.service, units.timer, try #require(Crontab.line(for: job)), LaunchAgent(job: job).text]
    expectGolden(texts.joined(separator: "\n"), named: "schedules.txt")
  }

  @Test(
    "runs at the same minutes of each hour",
    arguments: [(1, "* * * * * ", "*:0/1\n"), (15, "*/15 * * * * ", "*:0/15\n"), (60, "0 * * * * ", "*:00\n")])
  func minutes(minutes: Int, line: String, calendar: String) throws {
    let job = job(minutes: minutes)
    #expect(try #require(Crontab.line(for: job)).hasPrefix(line + "/usr/local/bin/habit remind --quiet # "))
    #expect(SystemdUnits(job: job).timer.contains("OnCalendar=\(calendar)"))
    #expect(LaunchAgent(job: job).text.contains("<integer>\(minutes * 60)</integer>"))
  }

  @Test("is refused where the system would read it otherwise")
  func refused() {
    for path in [
      "/a\nb/habit", "/a\r\nb/habit", "/a\n\u{301}/habit", "/a\\\\b/habit", "/a\\%/habit", "/a\\%\u{301}/habit",
    ] { #expect(Crontab.line(for: job(path)) == nil) }
    for path in ["/a\"/habit", "/a'/habit", "/a\\/habit", "/a\n/habit"] {
      #expect(!SystemdUnits.accepts(program: path))
    }
    #expect(SystemdUnits.accepts(program: "/a b% $x/한/habit"))
  }

  @Test("is escaped also where a mark or a carriage return makes another character of a sign")
  func characters() throws {
    let job = job(words: ["'\u{301};", "%\u{301}", "\"\u{301}", "$\u{301}", "<\u{301}&\u{301}", "\r\nExecStart=x"])
    #expect(
      SystemdUnits(job: job).service.contains(
        " \"'\u{301};\" \"%%\u{301}\" \"\\\"\u{301}\" \"$$\u{301}\" \"<\u{301}&\u{301}\" \"\\r\\nExecStart=x\"\n"))
    #expect(LaunchAgent(job: job).text.contains("<string>&lt;\u{301}&amp;\u{301}</string>"))
    #expect(Crontab.line(for: job) == nil)
    let line = try #require(Crontab.line(for: self.job(words: ["'\u{301};", "%\u{301}"])))
    #expect(line.hasPrefix("* * * * * /usr/local/bin/habit ''\\''\u{301};' \\%\u{301} # "))
  }

  @Test(
    "leaves the other lines of a crontab as they are, byte for byte",
    arguments: [
      "", "MAILTO=me\n", "# a\n\n\t* * * * * x # habit\n", "a\r\nb", "a\r\n", "a\r\n\r\n", "\n\n", "a\n\n",
      "\u{301}\n",
    ].map { Array($0.utf8) } + [Array("# caf\n".utf8).replacing([0x66], with: [0x66, 0xE9]), [0xFF], [0x61, 0, 0x0A]])
  func crontab(text: [UInt8]) throws {
    let line = try #require(Crontab.line(for: job()))
    let table = Crontab(text: text)
    #expect(table.ownLine == nil && table.withoutOwnLine == table)
    let with = table.with(line)
    #expect(
      with.ownLine == line && with.text.starts(with: text) && with.text.suffix(line.utf8.count).elementsEqual(line.utf8)
    )
    #expect(with.with(line) == with)
    // Cron wants a line break at the end; one that was not there stays.
    #expect(with.withoutOwnLine.text == text || with.withoutOwnLine.text == text + "\n".utf8)
    let other = try #require(Crontab.line(for: job(minutes: 5)))
    #expect(with.with(other) == table.with(other))
    #expect(Crontab(text: Array(line.utf8) + text).withoutOwnLine == table)
  }
}
