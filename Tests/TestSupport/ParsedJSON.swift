import Foundation

/// A JSON document as a test looks into it: what is not there is `null`.
public enum ParsedJSON: Sendable, Hashable {
  /// Nothing.
  case null
  /// A truth value.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([ParsedJSON])
  /// Fields by their names.
  case object([String: ParsedJSON])

  /// Reads a document.
  ///
  /// - Parameter text: The document.
  /// - Throws: What the decoder says of a text that is no document.
  public init(_ text: String) throws {
    self = try JSONDecoder().decode(ParsedJSON.self, from: Data(text.utf8))
  }
}

// MARK: - Looking

extension ParsedJSON {
  /// A field of an object.
  public subscript(name: String) -> ParsedJSON {
    if case .object(let fields) = self { fields[name] ?? .null } else { .null }
  }

  /// An item of a list.
  public subscript(index: Int) -> ParsedJSON {
    items.indices.contains(index) ? items[index] : .null
  }

  /// The items of a list; none of anything else.
  public var items: [ParsedJSON] {
    if case .array(let items) = self { items } else { [] }
  }

  /// The fields of an object; none of anything else.
  public var fields: [String: ParsedJSON] {
    if case .object(let fields) = self { fields } else { [:] }
  }

  /// The text.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number.
  public var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The whole number.
  public var int: Int? { number.flatMap { Int(exactly: $0) } }

  /// The truth value.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }
}

// MARK: - Decoding

extension ParsedJSON: Decodable {
  /// Reads a value of any kind.
  ///
  /// - Parameter decoder: What reads the document.
  /// - Throws: What the decoder says.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let items = try? container.decode([ParsedJSON].self) {
      self = .array(items)
    } else {
      self = .object(try container.decode([String: ParsedJSON].self))
    }
  }
}
