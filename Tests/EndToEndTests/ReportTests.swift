import Foundation
import TestSupport
import Testing

/// The report as people meet it: written by the built program, opened in a browser.
@Suite("Reports") struct ReportTests {
  private static let name = "<b>Tom & \"Jerry\"</b>"

  /// A home with habits of several kinds, one of them with a name that is no easy one.
  private func home() throws -> BuiltHome {
    let home = try BuiltHome()
    try home.run("add", "물 마시기", "--icon", "💧", "--goal", "8 glasses", "--color", "cyan", "--start", "2025-11-01")
    try home.run("add", Self.name, "--start", "2026-01-01", "--at", "21:00")
    try home.run("add", String(repeating: "가나다라마 ", count: 33), "--icon", "🏃", "--times", "3", "--per", "week")
    for day in 10...28 {
      try home.run("check", "1", "--on", "2026-02-\(day)", "--amount", day % 4 == 0 ? "5" : "8")
      if day % 3 > 0 { try home.run("check", "2", "--on", "2026-02-\(day)", "--note", "Day \(day) <&\">") }
    }
    try home.run("skip", "2", "--on", "2026-03-02", "--note", "Ill")
    return home
  }

  /// The path of a report that is just written.
  private func report(_ words: String..., in home: BuiltHome) throws -> String {
    let path = home.file("report.html")
    let ended = try home.start(["report"] + words + ["-o", path]).end()
    try #require(ended.code == 0, "\(ended.errors)")
    return path
  }

  @Suite("in a browser", .serialized, .enabled(if: Browser.isExpected, Browser.advice)) struct InBrowser {
    private let reports = ReportTests()

    @Test(
      "have no fault in any window and theme, and ask nobody for anything",
      arguments: [
        "report --lang en -o", "report --lang ko -o", "report --week --lang en -o",
        "report --year 2026 --theme dark -o",
        "month --month 2026-02 --format html >",
      ])
    func faults(line: String) throws {
      let home = try reports.home()
      let path = home.file("report.html")
      try #require(try home.shell("habit \(line) '\(path)'").code == 0)
      let all = [(Visit.Window.phone, "light"), (.desktop, "dark"), (.phone, "dark"), (.desktop, "light")]
      // Words and kinds of pages change little of what sizes and colours do to each other.
      let looks = all.prefix(line == "report --lang en -o" ? 4 : 2)
      let ground = Visit.Step.evaluate("getComputedStyle(document.body).backgroundColor")
      let found = try Browser.open(
        path,
        looks.enumerated().map { number, look in
          Visit(look.0, theme: look.1, screenshot: home.file("\(number).png"), steps: [ground])
        })
      for (number, report) in found.enumerated() {
        #expect(report.overflow == 0)
        #expect(report.violations == [])
        #expect(report.complaints == [])
        #expect(report.requests == [])
        // What is blank takes next to nothing.
        #expect(try Data(contentsOf: URL(filePath: home.file("\(number).png"))).count > 15_000)
      }
      let grounds = Set(found.map(\.answers))
      #expect(grounds.count == (line.contains("--theme") ? 1 : 2))
    }

    @Test("give a heatmap one stop of the tab key, and its days to the arrow keys")
    func keyboard() throws {
      let home = try reports.home()
      let tip = Visit.Step.evaluate("document.querySelector('#tip').textContent")
      let heat = "document.querySelector('#habit-2 .heat')"
      let keys: [(key: String, says: String)] = [
        ("End", "2026-03-05: due today"), ("ArrowLeft", "2026-02-26: done – Day 26 <&\">"),
        ("ArrowUp", "2026-02-25: done – Day 25 <&\">"), ("ArrowDown", "2026-02-26: done – Day 26 <&\">"),
        ("ArrowRight", "2026-03-05: due today"), ("ArrowRight", "2026-03-05: due today"),
        ("Home", "2026-01-01: missed"), ("ArrowUp", "2026-01-01: missed"), ("Escape", ""),
        ("ArrowDown", "2026-01-02: missed"),
      ]
      let steps: [Visit.Step] =
        [.evaluate("\(heat).previousElementSibling.tabIndex = 0, \(heat).previousElementSibling.focus(), ''")]
        + [.press("Tab"), tip] + keys.flatMap { [.press($0.key), tip] }
        + [.press("Tab"), tip, .evaluate("String(document.querySelectorAll('#habit-2 .heat [tabindex]').length)")]
      let answers = try Browser.open(try reports.report("--lang", "en", in: home), [Visit(steps: steps)])[0].answers
      #expect(answers[1] == "div  application Heatmap of \(ReportTests.name)")
      #expect(answers[2] == "2026-03-05: due today")
      for (number, key) in keys.enumerated() { #expect(answers[4 + 2 * number] == key.says, "\(key.key)") }
      // Out of it with one more tab, which hides what it said.
      #expect(answers[answers.count - 3]?.hasPrefix("summary") == true)
      #expect(answers[answers.count - 2] == "")
      #expect(answers.last == "0")
    }

    @Test("tell a day where it is pointed at, and find habits by a part of their name")
    func pointer() throws {
      let home = try reports.home()
      let shown = Visit.Step.evaluate(
        "[...document.querySelectorAll('section[data-habit]:not([hidden]) h2')].map(h => h.textContent).join('|')")
      let count = Visit.Step.evaluate("document.querySelector('.find [role=status]').textContent")
      let answers = try Browser.open(
        try reports.report("--lang", "en", in: home),
        [
          Visit(steps: [
            .hover("#habit-1 .heat use >> nth=100"), .evaluate("document.querySelector('#tip').textContent"),
            .click("#habit-1 .heat use >> nth=101"), .evaluate("document.querySelector('#tip').textContent"),
            .press("ArrowUp"), .evaluate("document.querySelector('#tip').textContent"), .fill(".find input", "JERRY"),
            shown, count, .fill(".find input", "물"), shown, .fill(".find input", ""),
            count,
          ])
        ])[0].answers
      #expect(answers[1] == "2026-02-09: missed, 0 of 8 glasses, 0%")
      #expect(answers[3] == "2026-02-10: done, 8 of 8 glasses, 100%")
      #expect(answers[5] == answers[1])
      #expect(answers[7] == ReportTests.name && answers[8] == "1 / 3")
      #expect(answers[10] == "물 마시기" && answers[12] == "")
    }

    @Test("say the same without their script, in tables")
    func withoutScript() throws {
      let home = try reports.home()
      let print = home.file("report.pdf")
      let visit = Visit(
        .phone, script: false, pdf: print,
        steps: [
          .evaluate("document.querySelector('.find').checkVisibility() ? 'shown' : 'hidden'"),
          .evaluate("[...document.querySelectorAll('#habit-2 .days td')].map(d => d.textContent).join('|')"),
          .evaluate("document.querySelector('#habit-2 use title').textContent"),
          .evaluate("document.querySelector('#habit-2 h2').textContent"),
        ])
      let found = try Browser.open(try reports.report("--lang", "en", in: home), [visit])[0]
      #expect(found.overflow == 0 && found.complaints.isEmpty)
      #expect(found.answers[0] == "hidden")
      #expect(found.answers[1]?.contains("|skipped: Ill|") == true)
      #expect(found.answers[1]?.contains("|done – Day 26 <&\">|") == true)
      #expect(found.answers[2] == "2026-01-01: missed")
      #expect(found.answers[3] == ReportTests.name)
      #expect(try Data(contentsOf: URL(filePath: print)).count > 10_000)
    }
  }

  @Test("a report that cannot be written is reported, and what was there stays")
  func unwritable() throws {
    let home = try home()
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path + "/a.html", withIntermediateDirectories: true)
    for (path, codes) in [
      ("/nowhere/a.html", [73]), (folder.path + "/a.html", [73]), ("/proc/a.html", [73, 77]),
      ("a\(String(repeating: "x", count: 300)).html", [73]),
    ] {
      let ended = try home.run("report", "-o", path)
      #expect(codes.contains(Int(ended.code)), "\(path): \(ended.code) \(ended.errors)")
      #expect(ended.output.isEmpty)
      #expect(
        ended.errors.hasPrefix("habit: could not write \(path): ") && ended.errors.split(separator: "\n").count == 1)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.html"])
  }

  @Test("a read-only disk is reported, and holds no part of a report", .enabled(if: SmallDisk.isExpected))
  func readOnly() throws {
    let home = try home()
    let disk = try SmallDisk(kilobytes: 8)
    try disk.makeReadOnly()
    let ended = try home.run("report", "-o", disk.path + "/a.html")
    #expect(ended.code == 77 && ended.errors.contains("Read-only file system"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path).isEmpty)
  }
}
