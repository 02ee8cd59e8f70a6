import Testing

@testable import HabitExchange

@Suite("JSON syntax") struct JSONSyntaxTests {
  private func fault(_ text: String) throws -> String {
    let error = try #require(throws: JSONFault.self) {
      var syntax = JSONSyntax(Array(text.utf8)[...], at: 0)
      _ = try syntax.value()
    }
    return error.description
  }

  @Test(
    "takes what RFC 8259 takes",
    arguments: [
      "{}", "[]", "[[],{}]", " [ 1 , 2 ] ", "\"\"", "\"\\u00e9\\n\\\"\\\\/\\/\"", "0", "-0", "-12.5e+3", "1E2", "true",
      "false",
      "null", "{\"a\":{\"b\":[1,{\"c\":null}]},\"d\":\"e\"}", "\"물\"",
    ])
  func sound(_ text: String) throws {
    var syntax = JSONSyntax(Array(text.utf8)[...], at: 0)
    let bytes = try syntax.value()
    #expect(syntax.skipBlanks() == nil)
    #expect(String(decoding: bytes, as: UTF8.self) == text.drop { $0 == " " }.dropLast(text.last == " " ? 1 : 0))
  }

  @Test(
    "names what is wrong, and the line",
    arguments: [
      ("", "it is cut short: a value is missing at the end"),
      ("{", "it is cut short: a key is missing at the end"),
      ("[1,", "it is cut short: a value is missing at the end"),
      ("{\"a\":1", "it is cut short: a comma or '}' is missing at the end"),
      ("{\"a", "it is cut short: a text has no end at the end"),
      ("\"a\\", "it is cut short: a text has no end at the end"),
      ("[fal", "it is cut short: a value is missing at the end"),
      ("\"\\u1", "it is cut short: a text holds an unknown escape at the end"),
      ("[1 2]", "a comma or ']' is missing in line 1 (byte 4 of the file)"),
      ("[1,]", "a value is missing in line 1 (byte 4 of the file)"),
      ("{\n\"a\" 1}", "a colon is missing in line 2 (byte 7 of the file)"),
      ("{\n\n1:2}", "a key is missing in line 3 (byte 4 of the file)"),
      ("{\"a\":1,}", "a key is missing in line 1 (byte 8 of the file)"),
      ("[1}", "a comma or ']' is missing in line 1 (byte 3 of the file)"),
      ("[01]", "a number has another form than JSON's in line 1 (byte 4 of the file)"),
      ("[1.]", "a number has another form than JSON's in line 1 (byte 4 of the file)"),
      ("[-]", "a number has another form than JSON's in line 1 (byte 3 of the file)"),
      ("[1e]", "a number has another form than JSON's in line 1 (byte 4 of the file)"),
      ("[NaN]", "a value is missing in line 1 (byte 2 of the file)"),
      ("[nul]", "a value is missing in line 1 (byte 2 of the file)"),
      ("[\"a\tb\"]", "a text holds a control character in line 1 (byte 4 of the file)"),
      ("[\"\\x\"]", "a text holds an unknown escape in line 1 (byte 4 of the file)"),
      ("[\"\\u12\"]", "a text holds an unknown escape in line 1 (byte 5 of the file)"),
    ])
  func faults(_ row: (text: String, message: String)) throws {
    #expect(try fault(row.text) == row.message)
  }

  @Test("refuses values that are nested ten thousand deep", arguments: ["[", "{\"a\":"])
  func depth(_ opening: String) throws {
    let text = String(repeating: opening, count: 10_000)
    #expect(try fault(text).hasPrefix("values are nested too deep in line 1 (byte "))
    let deepest = JSONSyntax.deepestNesting
    #expect(JSONValue(document: String(repeating: "[", count: deepest) + String(repeating: "]", count: deepest)) != nil)
  }
}
