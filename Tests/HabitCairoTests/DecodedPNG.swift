import CPNG
import HabitRender

/// A palette PNG read back, chunk by chunk and pixel by pixel; libpng compares the checksums.
struct DecodedPNG {
  struct Fault: Error { let reason: String }

  let width: Int
  let height: Int
  let chunks: [(kind: String, content: [UInt8])]
  let palette: [RGB]
  private let channels: [UInt8]
  /// The opacity of each colour of the palette that is not opaque, from its first.
  let opacities: [UInt8]

  init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { throw Fault(reason: "signature") }
    var chunks: [(kind: String, content: [UInt8])] = []
    var rest = bytes.dropFirst(8)
    while !rest.isEmpty {
      let length = Self.number(rest.prefix(4))
      guard rest.count >= length + 12 else { throw Fault(reason: "cut off") }
      let content = rest.dropFirst(8).prefix(length)
      chunks.append((String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self), Array(content)))
      rest = rest.dropFirst(length + 12)
    }
    self.chunks = chunks
    opacities = chunks.filter { $0.kind == "tRNS" }.flatMap(\.content)
    let colors = chunks.filter { $0.kind == "PLTE" }.flatMap(\.content)
    palette = stride(from: 0, to: colors.count, by: 3).map { RGB(UInt32(Self.number(colors[$0..<$0 + 3]))) }

    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else { throw Fault(reason: "header") }
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR)
    (width, height) = (Int(image.width), Int(image.height))
    var channels = [UInt8](repeating: 0, count: width * height * 3)
    guard png_image_finish_read(&image, nil, &channels, png_int_32(width * 3), nil) != 0 else {
      throw Fault(reason: "pixels")
    }
    self.channels = channels
  }

  subscript(x: Int, y: Int) -> RGB {
    let start = (y * width + x) * 3
    return RGB(UInt32(Self.number(channels[start..<start + 3])))
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
