/// What can be read from a JSON value of the right kind.
protocol JSONReadable {
  /// What it is called in a message that says of something else that it is none, such as `text`.
  static var words: String { get }

  /// Reads a value.
  ///
  /// It is `nil` for a value of another kind.
  ///
  /// - Parameter value: The value.
  init?(_ value: JSONValue)
}

extension String: JSONReadable {
  static var words: String { "text" }

  init?(_ value: JSONValue) {
    guard let text = value.text else { return nil }
    self = text
  }
}

extension Int: JSONReadable {
  static var words: String { "whole number that can be held" }

  init?(_ value: JSONValue) {
    guard let integer = value.integer else { return nil }
    self = integer
  }
}

extension Double: JSONReadable {
  static var words: String { "number" }

  init?(_ value: JSONValue) {
    guard let number = value.number else { return nil }
    self = number
  }
}

extension Bool: JSONReadable {
  static var words: String { "true or false" }

  init?(_ value: JSONValue) {
    guard let flag = value.flag else { return nil }
    self = flag
  }
}

extension JSONValue.Parts: JSONReadable {
  static var words: String { "list" }

  init?(_ value: JSONValue) {
    guard let elements = value.elements else { return nil }
    self = elements
  }
}

extension JSONValue.Members: JSONReadable {
  static var words: String { "object" }

  init?(_ value: JSONValue) {
    guard let members = value.members else { return nil }
    self = members
  }
}
