import CommandKit
import HabitCore
import TestSupport
import Testing

@testable import HabitCLI

@Suite("Dated numbers")
struct DatedNumbersTests {
  private func read(_ text: String) throws -> [String] {
    try DatedNumbers.read(Array(text.utf8), of: "x.csv").map { "\($0.day) \($0.value)" }
  }

  @Test(
    "reads lines of a date and a number, however they are parted",
    arguments: [
      "2026-03-01,1\n2026-03-02,2.5\n", "2026-03-01,1\r\n2026-03-02,2.5",
      "\u{FEFF}date,commits\n2026-03-01,1\n2026-03-02,2.5\n",
      "date;n\n2026-03-01;1\n\n2026-03-02;2.5;more\n", "2026-03-01\t1\n# a remark\n2026-03-02\t2.5\n",
      "\"2026-03-01\",\"1\"\n \"2026-03-02\" , 2.5 \n",
    ])
  func lines(_ text: String) throws {
    #expect(try read(text) == ["2026-03-01 1.0", "2026-03-02 2.5"])
  }

  @Test("reads nothing from nothing, and keeps days that come twice")
  func edges() throws {
    #expect(try read("").isEmpty)
    #expect(try read("date,value\n").isEmpty)
    #expect(try read("2026-03-01,1\n2026-03-01,-2e3\n") == ["2026-03-01 1.0", "2026-03-01 -2000.0"])
  }

  @Test(
    "names the lines that it cannot read, with what is wrong",
    arguments: [
      ("2026-03-01,x\n", "x.csv:1: 'x' is not a number"), ("2026-03-01,nan\n", "x.csv:1: 'nan' is not a number"),
      ("2026-03-01,inf\n", "x.csv:1: 'inf' is not a number"),
      ("2026-03-01,1,5\n2026-02-30,1\n", "x.csv:2: '2026-02-30' is not a date"),
      ("2026-03-01\n", "x.csv:1: there is no number behind the date"), ("2026-03-01,\n", "x.csv:1: '' is not a number"),
      ("date,n\nvalue,date\n2026-03-01,1\n", "x.csv:2: 'value' is not a date"),
      ("\n# a remark\ndate,n\n2026-13-01,1\n", "x.csv:4: '2026-13-01' is not a date"),
      ("2026-03-01;1,5\n", "x.csv:1: '1,5' is not a number"), ("2026-03-01,0x10\n", "x.csv:1: '0x10' is not a number"),
      ("2026-03-01,5\0\n", "x.csv:1: '5\\u{0}' is not a number"),
      ("2026-03-01,1e308\n", "x.csv:1: '1e308' is too great a number"),
      ("2026-03-01,-1e400\n", "x.csv:1: '-1e400' is too great a number"),
      (
        "2026-03-01,\(String(repeating: "x", count: 500))\n",
        "x.csv:1: '\(String(repeating: "x", count: 40))…' is not a number"
      ),
      ("2026-03-01,1\n\u{1B}[31m,2\n", "x.csv:2: '\\u{1B}[31m' is not a date"),
    ])
  func faults(_ text: String, _ message: String) throws {
    let failure = #expect(throws: CommandFailure.self) { try read(text) }
    #expect(failure?.message.english == message + "; write lines such as 2026-03-05,8")
    #expect(failure?.exitCode == .malformedData)
  }

  @Test("reports the faults of a file at once, but not hundreds")
  func manyFaults() throws {
    let failure = try #require(throws: CommandFailure.self) {
      try read(String(repeating: "2026-03-01,x\n", count: 100))
    }
    #expect(failure.details.count == 5 && failure.details.last?.english == "x.csv: 95 more lines like these")
  }
}
