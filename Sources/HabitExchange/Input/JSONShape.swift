/// The keys near the root of a JSON document, by which its writer is recognised.
struct JSONShape {
  /// Whether the root is an array; its keys are those of its first element then.
  let isArray: Bool
  /// Whether the file holds several objects one after the other; its keys are those of the first.
  let isSequence: Bool
  /// The keys of the root.
  let keys: Set<String>
  /// The keys of what the keys of the root lead to: of an object, or of the first object of an array.
  let inner: [String: Set<String>]
  /// What the root says its format is; `nil` if it says nothing.
  let format: String?

  /// Looks at a document.
  ///
  /// - Parameters:
  ///   - root: The root, or the first of several objects.
  ///   - isSequence: Whether others follow.
  init(of root: JSONValue, isSequence: Bool) {
    isArray = root.isArray
    self.isSequence = isSequence
    let object = Self.object(root)
    keys = Self.keys(object)
    var inner: [String: Set<String>] = [:]
    var format: String?
    for (key, value) in object?.members ?? JSONValue.Members([]) {
      guard let key = key.text else { continue }
      if key == "format", root.isObject { format = value.text }
      if let child = Self.object(value) { inner[key] = Self.keys(child) }
    }
    self.inner = inner
    self.format = format
  }

  /// Whether the root is an object, and all that the file holds.
  var isObject: Bool { !isArray && !isSequence }

  /// The value, or the first element of an array.
  private static func object(_ value: JSONValue) -> JSONValue? {
    if var elements = value.elements { return elements.next() }
    return value.isObject ? value : nil
  }

  private static func keys(_ value: JSONValue?) -> Set<String> {
    Set((value?.members ?? JSONValue.Members([])).compactMap(\.key.text))
  }
}
