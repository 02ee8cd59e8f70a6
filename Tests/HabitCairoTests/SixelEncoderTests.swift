import HabitRender
import TestSupport
import Testing

@testable import HabitCairo

@Suite("Sixel encoder") struct SixelEncoderTests {
  private static func encode(_ pixels: [UInt32], width: Int, isOpaque: Bool = true) throws -> (
    image: IndexedImage, sixels: [UInt8]
  ) {
    let height = pixels.count / width
    let image = try pixels.withUnsafeBytes { bytes in
      let start = try #require(bytes.baseAddress)
      return IndexedImage(
        PixelRows(start: start, width: width, height: height, stride: width * 4, isOpaque: isOpaque), exact: [])
    }
    return (image, try SixelEncoder().sixels(of: image, width: width, height: height))
  }

  @Test("a decoder reads every pixel back, for random pictures")
  func pixels() throws {
    for seed in UInt64(0)..<60 {
      var generator = SeededGenerator(seed: seed)
      let palette = (0..<Int.random(in: 1...256, using: &generator)).map { _ in
        UInt32.random(in: 0...0xFF_FFFF, using: &generator)
      }
      // The library places pictures wrongly that are lower than a sixel; no figure is.
      let (width, height) = (Int.random(in: 1...90, using: &generator), Int.random(in: 6...40, using: &generator))
      let pixels = (0..<width * height).map { _ in palette.randomElement(using: &generator) ?? 0 }
      let (image, sixels) = try Self.encode(pixels, width: width)
      let decoded = try DecodedSixels(sixels)
      #expect(decoded.width == width && decoded.height >= height, "seed \(seed)")
      for (index, color) in image.indices.enumerated() {
        guard DecodedSixels.differ(decoded.colors[index], RGB(image.palette[Int(color)])) else { continue }
        Issue.record("seed \(seed), pixel \(index): \(decoded.colors[index]) for \(RGB(image.palette[Int(color)]))")
        break
      }
    }
  }

  @Test("a picture is one device control string, without a byte that could mean something else")
  func envelope() throws {
    let (_, sixels) = try Self.encode([0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF], width: 2)
    #expect(sixels.starts(with: Array("\u{1B}P".utf8)))
    #expect(sixels.suffix(2) == Array("\u{1B}\\".utf8)[...])
    #expect(sixels.dropFirst(2).dropLast(2).allSatisfy { (0x20...0x7E).contains($0) })
  }

  @Test("a picture of one colour is encoded too")
  func oneColour() throws {
    let (_, sixels) = try Self.encode(Array(repeating: 0x336699, count: 49), width: 7)
    #expect(try !DecodedSixels(sixels).colors.prefix(7).contains { DecodedSixels.differ($0, RGB(0x336699)) })
  }

  @Test("what is clear is left to the terminal, and half clear colours are opaque")
  func opacity() throws {
    // Multiplied by their opacity: white at two thirds, red, nearly nothing and nothing, in columns.
    let columns: [UInt32] = [0xAAAA_AAAA, 0xFFFF_0000, 0x1000_0010, 0]
    let (_, sixels) = try Self.encode(Array(repeating: columns, count: 6).flatMap(\.self), width: 4, isOpaque: false)
    let text = String(decoding: sixels, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}P0;1q"), "\(text)")
    #expect(text.contains(";2;100;100;100") && text.contains(";2;100;0;0"))
    // A tilde is a column of six pixels; the third and fourth have none.
    #expect(text.hasSuffix("#0~#1~\u{1B}\\"), "\(text)")
  }
}
