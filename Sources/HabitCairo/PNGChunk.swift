/// One piece of a PNG file that libpng's simplified interface does not write.
///
/// Source: "Portable Network Graphics (PNG) Specification", W3C, sections 5.3, 11.3.4.3, 11.3.4.5 and annex D.
struct PNGChunk: Hashable {
  /// The four letters of the kind.
  let kind: String
  /// The content.
  let content: [UInt8]

  /// How large the picture is meant to be.
  static func density(_ pixelsPerMetre: Int) -> PNGChunk {
    let side = bigEndian(UInt32(pixelsPerMetre))
    return PNGChunk(kind: "pHYs", content: side + side + [1])
  }

  /// A text in Latin-1 if it can be written so, which every reader knows; else in UTF-8.
  static func text(keyword: String, text: String) -> PNGChunk {
    let latin = text.unicodeScalars.compactMap { scalar in
      (0x20...0x7E).contains(scalar.value) || (0xA1...0xFF).contains(scalar.value) ? UInt8(scalar.value) : nil
    }
    if latin.count == text.unicodeScalars.count {
      return PNGChunk(kind: "tEXt", content: Array(keyword.utf8) + [0] + latin)
    }
    // Behind the keyword: not compressed, no language, no translated keyword.
    return PNGChunk(kind: "iTXt", content: Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8))
  }

  /// The chunk as it stands in a file.
  var bytes: [UInt8] {
    let checked = Array(kind.utf8) + content
    return Self.bigEndian(UInt32(content.count)) + checked + Self.bigEndian(Self.checksum(of: checked))
  }

  /// A file with chunks behind its header.
  static func inserting(_ chunks: [PNGChunk], into file: [UInt8]) -> [UInt8] {
    let headerEnd = 8 + 25  // signature, and the IHDR chunk
    return Array(file.prefix(headerEnd)) + chunks.flatMap(\.bytes) + file.dropFirst(headerEnd)
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian, Array.init)
  }

  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var checksum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum & 1 == 1 ? 0xEDB8_8320 ^ checksum >> 1 : checksum >> 1 }
    }
    return ~checksum
  }
}
