import Foundation
import HabitCore
import HabitExchange
import TestSupport
import Testing

@Suite("Tables for spreadsheets") struct ExportedTableTests {
  private func text(_ contents: StoreContents, _ table: ExportTable) throws -> String {
    SampleContents.text(of: try Exporter.export(contents, as: .csv, options: SampleContents.options(table)))
  }

  @Test("hold a row for each check-in, habit or day", arguments: ExportTable.allCases)
  func golden(table: ExportTable) throws {
    let text = try text(SampleContents.contents(), table)
    expectGolden(text, named: "export-\(table.rawValue).csv")
    #expect(text.hasSuffix("\r\n"))
  }

  @Test("hold the days that are asked for, and are judged by all")
  func range() throws {
    var contents = try SampleContents.contents()
    contents.limit(to: JudgedHabit.march(3)...JudgedHabit.march(4), SampleContents.options().clock)
    let lines = try text(contents, .days).split(separator: "\r\n")
    #expect(lines.dropFirst().map { $0.prefix(10) } == ["2026-03-03", "2026-03-04"])
    #expect(lines[1] == "2026-03-03,done,done,rest,rest,done")
    contents.limit(to: JudgedHabit.march(40)...JudgedHabit.march(41), SampleContents.options().clock)
    #expect(try text(contents, .days).split(separator: "\r\n").count == 1)
  }

  @Test("are their column names alone where there is nothing")
  func empty() throws {
    for table in ExportTable.allCases {
      #expect(try text(StoreContents(), table).split(separator: "\r\n").count == 1)
    }
  }

  @Test("run no text as a formula, and leave numbers numbers")
  func formulas() throws {
    let texts = ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "x=1", "'=1"]
    var judged = try JudgedHabit("Run", goal: .atLeast(Amount(1), unit: "km"))
    for (index, note) in texts.enumerated() {
      judged.checkIns.append(
        CheckIn(
          id: UUID(index), habit: judged.habit.id, day: JudgedHabit.march(2 + index),
          amount: Amount(thousandths: -1500),
          note: note))
    }
    let checkIns = judged.checkIns
    let table = try text(StoreContents(habits: [judged.habit], checkIns: { _ in checkIns }), .checkIns)
    for text in ["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\tx", "\"'\rx\"", "x=1", "''=1"] {
      #expect(table.contains(",done,-1.5,km,\(text),\r\n"), "\(text)")
    }
  }
}
