import TestSupport
import Testing

@testable import HabitExchange

@Suite("DelimitedText") struct DelimitedTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let records: [String]
    var testDescription: String { text.debugDescription }
  }

  @Test(
    "divides lines into fields as RFC 4180 does",
    arguments: [
      Row(text: "", records: []),
      Row(text: "\n\r\n\n", records: []),
      Row(text: "a", records: ["1 a"]),
      Row(text: "a,b\nc,d\n", records: ["1 a|b", "2 c|d"]),
      Row(text: "a,b\r\nc,d", records: ["1 a|b", "2 c|d"]),
      Row(text: ",\n", records: ["1 |"]),
      Row(text: "a,,b,\n", records: ["1 a||b|"]),
      Row(text: "\"a,b\",c\n", records: ["1 a,b|c"]),
      Row(text: "\"say \"\"hi\"\"\",x\r\n", records: ["1 say \"hi\"|x"]),
      Row(text: "\"one\ntwo\",x\ny\n", records: ["1 one\ntwo|x", "3 y"]),
      Row(text: "\"one\r\ntwo\"\r\ny", records: ["1 one\r\ntwo", "3 y"]),
      Row(text: "\"\",\"\"\n", records: ["1 |"]),
      Row(text: "물 마시기,💧\n", records: ["1 물 마시기|💧"]),
      Row(text: "a\n\nb\n", records: ["1 a", "3 b"]),
      Row(text: "a\"b,c\n", records: ["1 a\"b|c"]),
      Row(text: "\"a\"b,c\nd\n", records: ["1 ! text follows a closing quote", "2 d"]),
      Row(text: "a\n\"b\nc,d\ne", records: ["1 a", "2 ! a quote is opened and never closed", "3 c|d", "4 e"]),
    ])
  func records(_ row: Row) throws {
    let folder = try TemporaryFolder()
    #expect(try Self.read(folder.write(row.text, to: "x.csv")) == row.records)
    #expect(try Self.read(folder.write("\u{FEFF}" + row.text, to: "x.csv")) == row.records)
  }

  @Test("lists a line that is no UTF-8, and reads the others")
  func encoding() throws {
    let folder = try TemporaryFolder()
    try folder.write(bytes: Array("a\nb,".utf8) + [0xE4] + Array("\nc".utf8), to: "x.csv")
    #expect(try Self.read(folder.path + "/x.csv") == ["1 a", "2 ! it is not UTF-8", "3 c"])
  }

  @Test("reads back whatever fields are written, over random texts")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let pieces = ["a", ",", "\"", "\n", "\r\n", " ", "é", "물", ""]
    for _ in 0..<200 {
      let table = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        (0..<3).map { _ in
          (0..<Int.random(in: 0...6, using: &generator)).map { _ in
            pieces[Int.random(in: 0..<pieces.count, using: &generator)]
          }.joined()
        }
      }
      let text = table.map { fields in
        fields.map {
          "\"" + $0.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
        }
        .joined(separator: ",")
      }.joined(separator: "\n")
      let path = try folder.write(text, to: "x.csv")
      let read = try DelimitedText(TextFile(path)).map { try $0.content.get() }
      #expect(read == table, "seed \(seed)")
    }
  }

  private static func read(_ path: String) throws -> [String] {
    try DelimitedText(TextFile(path)).map { record in
      switch record.content {
      case .success(let fields): "\(record.line) " + fields.joined(separator: "|")
      case .failure(let fault): "\(record.line) ! \(fault)"
      }
    }
  }
}
