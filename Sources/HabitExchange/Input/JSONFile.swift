internal import FoundationEssentials

/// A JSON document, of which the keys near the root are known.
struct JSONFile {
  /// The path of the file.
  let path: String
  /// The keys near the root, by which the writer is recognised; `nil` if the document is damaged.
  let shape: JSONShape?
  private let bytes: TextBytes

  /// Looks at a text.
  ///
  /// It is `nil` if the text does not begin as a JSON object or array does.
  ///
  /// - Parameter file: The file.
  init?(_ file: TextFile) {
    guard let first = file.bytes.first(where: { !" \t\r\n".utf8.contains($0) }), "{[".utf8.contains(first) else {
      return nil
    }
    path = file.path
    bytes = file.bytes
    shape = try? Self.decoder.decode(JSONShape.self, from: Data(file.bytes))
  }

  /// The text of the document.
  var text: TextFile { TextFile(path: path, bytes: bytes) }

  /// Reads the document as a value.
  ///
  /// - Parameter type: The type of the value.
  /// - Returns: The value.
  /// - Throws: ``ImportError/damaged(path:reason:)`` with the place of the first fault.
  func decode<Value: Decodable>(_ type: Value.Type) throws(ImportError) -> Value {
    do {
      return try Self.decoder.decode(type, from: Data(bytes))
    } catch {
      throw .damaged(path: path, reason: "is damaged: \(JSONFault(error).description.onOneLine)")
    }
  }

  private static var decoder: JSONDecoder { JSONDecoder() }
}
