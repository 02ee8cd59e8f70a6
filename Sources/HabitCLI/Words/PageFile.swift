/// A file to write a page into.
struct PageFile: Hashable, Sendable {
  let path: String

  /// Reads the path of a page.
  init(_ text: String) throws(WordError) {
    let name = text.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex,
      ["html", "htm"].contains(name[name.index(after: dot)...].lowercased())
    else { throw WordError("a page ends in .html", "페이지 파일 이름은 .html로 끝나야 합니다") }
    path = text
  }
}
