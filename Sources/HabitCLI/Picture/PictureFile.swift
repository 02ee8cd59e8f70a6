import HabitCore

/// A file to draw into, whose ending says what kind of picture it is.
struct PictureFile: Hashable, Sendable {
  /// A kind of picture.
  enum Kind: String, CaseIterable {
    case png, svg, pdf
  }

  let path: String
  let kind: Kind

  /// Reads the path of a picture.
  init(_ text: String) throws(WordError) {
    let name = text.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex,
      let kind = Kind(rawValue: name[name.index(after: dot)...].lowercased())
    else { throw WordError("a picture ends in .png, .svg or .pdf", "그림 파일 이름은 .png, .svg, .pdf로 끝나야 합니다") }
    path = text
    self.kind = kind
  }
}
