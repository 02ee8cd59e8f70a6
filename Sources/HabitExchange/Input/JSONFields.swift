internal import HabitCore

/// The fields of an object that describes something: one at fault is left out, and the others are read.
///
/// A habit whose colour has another form than it should keeps its history.
struct JSONFields {
  /// The object.
  let object: JSONObject
  /// What is wrong with fields that were left out.
  private(set) var faults: [JSONFault] = []

  /// Creates the fields of an object.
  ///
  /// - Parameter object: The object.
  init(_ object: JSONObject) {
    self.object = object
  }

  /// What a key says.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - type: What it should be.
  /// - Returns: `nil` if the object does not have it, if it is null, or if it is at fault.
  mutating func optional<Value: JSONReadable>(_ key: String, _ type: Value.Type = Value.self) -> Value? {
    read { (object) throws(JSONFault) in try object.optional(key, type) }
  }

  /// What some of the fields say together.
  ///
  /// - Parameter fields: Reads them.
  /// - Returns: `nil` if it is `nil` for the fields, or if one of them is at fault.
  mutating func read<Value>(_ fields: (JSONObject) throws(JSONFault) -> Value?) -> Value? {
    do throws(JSONFault) {
      return try fields(object)
    } catch {
      faults.append(error)
      return nil
    }
  }

  /// The text of a key, trimmed; empty if there is none.
  ///
  /// - Parameter key: The key.
  /// - Returns: The text.
  mutating func text(_ key: String) -> String { optional(key, String.self)?.trimmed ?? "" }

  /// The texts of a list; none if there is no list.
  ///
  /// - Parameter key: The key.
  /// - Returns: The texts; what is no text in the list is passed over.
  mutating func texts(_ key: String) -> [String] { optional(key, JSONValue.Parts.self)?.compactMap(\.text) ?? [] }
}
