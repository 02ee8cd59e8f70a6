/// A JSON object whose members are looked up by their keys.
struct JSONObject: JSONReadable {
  static var words: String { "object" }

  private let members: [(key: JSONValue, value: JSONValue)]

  init?(_ value: JSONValue) {
    guard let members = value.members else { return nil }
    self.members = Array(members)
  }

  /// Reads a value as an object.
  ///
  /// - Parameter value: The value.
  /// - Throws: ``JSONFault`` if it is none.
  init(from value: JSONValue) throws(JSONFault) {
    guard let object = JSONObject(value) else { throw JSONFault(place: "", reason: "it is no object") }
    self = object
  }

  /// The keys, in the order of the file.
  var keys: [String] { members.compactMap(\.key.text) }

  /// The value of a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value; `nil` if the object does not have it, or if it is null.
  /// - Throws: ``JSONFault`` if the object has the key twice: nobody can say which of them is meant.
  func value(_ key: String) throws(JSONFault) -> JSONValue? {
    var found: JSONValue?
    for member in members where member.key.isText(key) {
      guard found == nil else { throw JSONFault(place: "", reason: "it has '\(key)' twice") }
      found = member.value
    }
    return found.flatMap { $0.isNull ? nil : $0 }
  }

  /// What a key says.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - type: What it should be.
  /// - Returns: `nil` if the object does not have it, or if it is null.
  /// - Throws: ``JSONFault`` if it is something else, or there twice.
  func optional<Value: JSONReadable>(_ key: String, _ type: Value.Type = Value.self) throws(JSONFault) -> Value? {
    guard let value = try value(key) else { return nil }
    guard let read = Value(value) else { throw JSONFault(place: key, reason: "it is no \(Value.words)") }
    return read
  }

  /// What a key says that must be there.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - type: What it should be.
  /// - Returns: What it says.
  /// - Throws: ``JSONFault`` if it is not there, null or something else.
  func required<Value: JSONReadable>(_ key: String, _ type: Value.Type = Value.self) throws(JSONFault) -> Value {
    guard let value = try optional(key, type) else { throw JSONFault(place: "", reason: "it has no '\(key)'") }
    return value
  }
}
