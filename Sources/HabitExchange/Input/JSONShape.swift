/// The keys near the root of a JSON document.
struct JSONShape: Decodable {
  /// Whether the root is an array; its keys are those of its first element then.
  let isArray: Bool
  /// The keys of the root.
  let keys: Set<String>
  /// The keys of what the keys of the root lead to: of an object, or of the first object of an array.
  let inner: [String: Set<String>]
  /// What the root says its format is; `nil` if it says nothing.
  let format: String?

  init(from decoder: any Decoder) throws {
    if var array = try? decoder.unkeyedContainer() {
      isArray = true
      let first = array.isAtEnd ? nil : try? array.nestedContainer(keyedBy: JSONKey.self)
      keys = Self.keys(first)
      inner = Self.inner(first)
      format = nil
    } else {
      let object = try decoder.container(keyedBy: JSONKey.self)
      isArray = false
      keys = Self.keys(object)
      inner = Self.inner(object)
      format = JSONKey(stringValue: "format").flatMap { try? object.decode(String.self, forKey: $0) }
    }
  }

  private static func keys(_ object: KeyedDecodingContainer<JSONKey>?) -> Set<String> {
    Set(object?.allKeys.map(\.stringValue) ?? [])
  }

  private static func inner(_ object: KeyedDecodingContainer<JSONKey>?) -> [String: Set<String>] {
    guard let object else { return [:] }
    var inner: [String: Set<String>] = [:]
    for key in object.allKeys {
      if let child = try? object.nestedContainer(keyedBy: JSONKey.self, forKey: key) {
        inner[key.stringValue] = keys(child)
      } else if var children = try? object.nestedUnkeyedContainer(forKey: key), !children.isAtEnd {
        inner[key.stringValue] = keys(try? children.nestedContainer(keyedBy: JSONKey.self))
      }
    }
    return inner
  }
}

/// Any key of a JSON object.
struct JSONKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
