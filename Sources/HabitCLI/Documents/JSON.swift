/// A JSON document as a value, so that absent fields are written as `null` and keys come in alphabetical order.
indirect enum JSON: Hashable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])
}

// MARK: - Literals and conversions

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .int(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(nilLiteral: ()) { self = .null }

  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { first, _ in first })
  }

  /// A text, or `null`.
  init(_ text: String?) { self = text.map(JSON.string) ?? .null }

  /// A number, or `null`; never NaN or infinite, which JSON cannot say.
  init(_ number: Double?) { self = number.map(JSON.double) ?? .null }

  /// A text for what describes itself, or `null`.
  init(_ value: (some CustomStringConvertible)?) { self = value.map { .string($0.description) } ?? .null }
}
