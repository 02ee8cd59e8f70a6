/// A JSON document, of which the keys near the root are known.
struct JSONFile {
  /// The path of the file.
  let path: String
  /// The root of the document, or the first of several objects; or why the text is no JSON.
  private let content: Result<JSONValue, JSONFault>
  /// The keys near the root, by which the writer is recognised; `nil` if the document is damaged.
  let shape: JSONShape?
  private let bytes: TextBytes

  /// Looks at a text.
  ///
  /// It is `nil` if the text does not begin as a JSON object or array does.
  ///
  /// - Parameter file: The file.
  init?(_ file: TextFile) {
    var syntax = JSONSyntax(file.bytes, at: file.bytes.startIndex)
    guard let first = syntax.skipBlanks(), "{[".utf8.contains(first) else { return nil }
    path = file.path
    bytes = file.bytes
    do throws(JSONFault) {
      let root = JSONValue(try syntax.value())
      let isSequence = try Self.isFollowed(root, syntax)
      content = .success(root)
      shape = JSONShape(of: root, isSequence: isSequence)
    } catch {
      content = .failure(error)
      shape = nil
    }
  }

  /// Whether other objects follow the first one; some programs write a list so, with or without commas.
  private static func isFollowed(_ root: JSONValue, _ syntax: JSONSyntax) throws(JSONFault) -> Bool {
    var syntax = syntax
    guard var next = syntax.skipBlanks() else { return false }
    if next == UInt8(ascii: ",") {
      syntax = JSONSyntax(syntax.bytes, at: syntax.position + 1)
      next = syntax.skipBlanks() ?? next
    }
    guard root.isObject, next == UInt8(ascii: "{") else { throw syntax.fault("something follows the document") }
    return true
  }

  /// The text of the document.
  var text: TextFile { TextFile(path: path, bytes: bytes) }

  /// Why the text is no JSON; `nil` if it is.
  var fault: JSONFault? {
    if case .failure(let fault) = content { fault } else { nil }
  }

  /// The root of the document, or the first of several objects.
  ///
  /// - Returns: The root.
  /// - Throws: ``ImportError/damaged(path:reason:)`` with the place of the first fault.
  func root() throws(ImportError) -> JSONValue {
    switch content {
    case .success(let root): return root
    case .failure(let fault): throw damaged(fault)
    }
  }

  /// The error for a fault with which nothing at all can be read.
  ///
  /// - Parameter fault: The fault.
  /// - Returns: The error.
  func damaged(_ fault: JSONFault) -> ImportError {
    .damaged(path: path, reason: "is damaged: \(fault.description.onOneLine)")
  }
}
