import Testing

@testable import HabitExchange

@Suite("JSON value") struct JSONValueTests {
  private func value(_ text: String) throws -> JSONValue {
    try #require(JSONValue(document: text))
  }

  @Test(
    "resolves the escapes of a text",
    arguments: [
      ("\"\"", ""), ("\"물 💧\"", "물 💧"), ("\"a\\n\\t\\r\\b\\f\\\\\\/\\\"\"", "a\n\t\r\u{8}\u{C}\\/\""),
      ("\"\\u00e9\\uAC00\"", "é가"), ("\"\\ud83d\\udca7\"", "💧"), ("\"\\ud83d\"", "\u{FFFD}"),
      ("\"\\udca7x\"", "\u{FFFD}x"), ("\"\\ud83d\\u0041\"", "\u{FFFD}A"),
    ])
  func texts(_ row: (json: String, text: String)) throws {
    #expect(try value(row.json).text == row.text)
  }

  @Test(
    "holds numbers as far as they can be held",
    arguments: [
      ("0", 0, 0), ("-7", -7, -7), ("1.0", 1, 1), ("1e3", 1000, 1000), ("1.5", nil, 1.5),
      ("9223372036854775807", Int.max, 0x1p63), ("9223372036854775808", nil, 0x1p63),
      ("-9223372036854775809", nil, -0x1p63), ("1e400", nil, .infinity), ("\"1\"", nil, nil), ("true", nil, nil),
      ("null", nil, nil), ("[1]", nil, nil),
    ] as [(String, Int?, Double?)])
  func numbers(_ row: (json: String, integer: Int?, number: Double?)) throws {
    #expect(try value(row.json).integer == row.integer)
    #expect(try value(row.json).number == row.number)
  }

  @Test("goes through arrays and objects, whatever they hold")
  func parts() throws {
    let array = try value(#" [1,"a]\"",{"b":[2,{"}":"]"}]},[ ],null , true]"#)
    #expect(
      array.elements.map { $0.map(\.source) } == ["1", #""a]\"""#, #"{"b":[2,{"}":"]"}]}"#, "[ ]", "null", "true"])
    let object = try value(#"{ "a" : 1, "b":{"c":"}"} ,"d":[]}"#)
    #expect(
      object.members?.map { "\($0.key.source)=\($0.value.source)" } == [#""a"=1"#, #""b"={"c":"}"}"#, #""d"=[]"#])
    #expect(array.members == nil)
    #expect(object.elements == nil)
  }

  @Test("looks keys up, and says what is not there, not such, or there twice")
  func object() throws {
    let object = try #require(JSONObject(try value(#"{"a":"x","b":7,"c":null,"d":true,"b2":1,"e":1,"e":2,"f":[1]}"#)))
    #expect(try object.required("a") == "x")
    #expect(try object.required("b") == 7)
    #expect(try object.required("b") == 7.0)
    #expect(try object.required("d") == true)
    #expect(try object.optional("c", String.self) == nil)
    #expect(try object.optional("z", Int.self) == nil)
    #expect(object.keys == ["a", "b", "c", "d", "b2", "e", "e", "f"])
    func fault(_ read: () throws -> Void) throws -> String {
      try #require(throws: JSONFault.self, performing: read).below("habits[3]").description
    }
    #expect(try fault { _ = try object.required("z", String.self) } == "habits[3]: it has no 'z'")
    #expect(try fault { _ = try object.required("c", String.self) } == "habits[3]: it has no 'c'")
    #expect(try fault { _ = try object.required("b", String.self) } == "habits[3].b: it is no text")
    #expect(
      try fault { _ = try object.optional("a", Int.self) } == "habits[3].a: it is no whole number that can be held")
    #expect(try fault { _ = try object.optional("f", Bool.self) } == "habits[3].f: it is no true or false")
    #expect(try fault { _ = try object.optional("e", Int.self) } == "habits[3]: it has 'e' twice")
  }

  @Test("never reads beyond bytes that are no JSON")
  func unsound() {
    for text in ["[", "{", "[\"a\\", "{\"a", "[1", "{\"a\":", "[tru", "\"", "\"\\u"] {
      let value = JSONValue(Array(text.utf8)[...])
      _ = (value.elements.map(Array.init), value.members.map(Array.init), value.text, value.number, value.integer)
    }
  }
}
