/// A piece of a text that is still bytes: cutting and trimming bytes costs a fraction of what characters do.
typealias TextBytes = ArraySlice<UInt8>

extension TextBytes {
  /// The pieces between each two occurrences of a separator.
  ///
  /// - Parameter separator: One or more ASCII characters.
  /// - Returns: One piece more than there are separators; pieces may be empty.
  func separated(by separator: StaticString) -> [TextBytes] {
    let mark = UnsafeBufferPointer(start: separator.utf8Start, count: separator.utf8CodeUnitCount)
    var pieces: [TextBytes] = []
    var start = startIndex
    var position = start
    while position <= endIndex - mark.count {
      if self[position] == mark[0], self[position..<position + mark.count].elementsEqual(mark) {
        pieces.append(self[start..<position])
        position += mark.count
        start = position
      } else {
        position += 1
      }
    }
    pieces.append(self[start...])
    return pieces
  }

  /// The piece without blanks and tabs at its ends.
  var trimmed: TextBytes {
    var piece = self
    while piece.first?.isBlank == true { piece.removeFirst() }
    while piece.last?.isBlank == true { piece.removeLast() }
    return piece
  }

  /// The text; `nil` if it is not UTF-8.
  var text: String? { String(validating: self, as: UTF8.self) }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
