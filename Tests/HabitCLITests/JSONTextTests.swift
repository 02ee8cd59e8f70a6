import Foundation
import TestSupport
import Testing

@testable import HabitCLI

@Suite("The text of a JSON document")
struct JSONTextTests {
  @Test("has its keys in order, and its numbers in few digits")
  func layout() throws {
    let document: JSON = [
      "b": [1, -2, .double(0.5), .double(3), .double(1e-7)], "a": ["y": true, "x": nil], "aB": [], "ab": [:],
    ]
    #expect(
      try document.text() == #"{"a":{"x":null,"y":true},"aB":[],"ab":{},"b":[1,-2,0.5,3,1e-07]}"# + "\n")
  }

  @Test("escapes what would end a text or break a line, and nothing else")
  func escapes() throws {
    let text = "\"\\/\u{8}\u{C}\n\r\t\0\u{1F}\u{7F}\u{2028}물💧e\u{301}"
    #expect(
      try JSON.string(text).text()
        == #""\"\\/\b\f\n\r\t\u0000\u001f"# + "\u{7F}\u{2028}물💧e\u{301}\"\n")
  }

  @Test("reads as what it was written from, whatever the characters are")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 20)
    for _ in 0..<500 {
      let scalars = (0..<20).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0...(Bool.random(using: &generator) ? 0x7F : 0x1_FFFF), using: &generator))
      }
      let text = String(String.UnicodeScalarView(scalars))
      let written = try JSON.object([text: .string(text)]).text()
      let fields = try ParsedJSON(written).fields
      #expect(fields.keys.first.map { Array($0.utf8) } == Array(text.utf8), "\(written)")
      #expect(fields.values.first?.string.map { Array($0.utf8) } == Array(text.utf8), "\(written)")
    }
  }

  @Test("cannot say numbers that are none", arguments: [Double.nan, .infinity, -.infinity])
  func numbers(number: Double) {
    #expect(throws: JSON.UnsayableNumber.self) { try JSON.array([.double(number)]).text() }
  }
}
