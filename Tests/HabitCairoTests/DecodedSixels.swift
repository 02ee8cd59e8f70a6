import CSixel
import HabitRender
import Testing

/// Sixels read back by the decoder of their library, pixel by pixel.
struct DecodedSixels {
  let width: Int
  /// The height in pixels, which may be that of whole sixels.
  let height: Int
  /// The colours, row after row.
  let colors: [RGB]

  init(_ sixels: [UInt8]) throws {
    var (pixels, palette): (UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt8>?)
    var (width, height, count): (Int32, Int32, Int32) = (0, 0, 0)
    var sixels = sixels
    let status = sixel_decode_raw(&sixels, Int32(sixels.count), &pixels, &width, &height, &palette, &count, nil)
    try #require(status == SIXEL_OK)
    let (indices, channels) = (try #require(pixels), try #require(palette))
    (self.width, self.height) = (Int(width), Int(height))
    colors = (0..<Int(width * height)).map { pixel in
      let start = Int(indices[pixel]) * 3
      return RGB(UInt32(channels[start]) << 16 | UInt32(channels[start + 1]) << 8 | UInt32(channels[start + 2]))
    }
  }

  subscript(x: Int, y: Int) -> RGB { colors[y * width + x] }

  /// Whether two colours differ by more than is lost by telling them in percent.
  static func differ(_ left: RGB, _ right: RGB) -> Bool {
    zip([left.red, left.green, left.blue], [right.red, right.green, right.blue]).contains { abs(Int($0) - Int($1)) > 2 }
  }
}
