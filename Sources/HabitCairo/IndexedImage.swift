internal import HabitRender

/// A picture of at most 256 colours: one byte a pixel, and the colours that the bytes stand for.
struct IndexedImage {
  /// The number of the colour of each pixel, row after row.
  let indices: [UInt8]
  /// The colours, in the order of their first use: 0xAARRGGBB, multiplied by their opacity.
  let palette: [UInt32]

  /// Creates the picture of some pixels.
  ///
  /// With more than 256 colours, those that are not to be exact are rounded to six bits a channel, or to fewer until
  /// they fit: what changes are the shades at the rims of letters.
  ///
  /// - Parameters:
  ///   - rows: The pixels.
  ///   - exact: The colours that must not change; at most 128.
  /// - Complexity: O(*p*), where *p* is the number of pixels.
  init(_ rows: PixelRows, exact: [RGB]) {
    for bits in [8, 6, 5, 4, 3, 2] {
      var table = ColorTable(bits: bits, exact: exact)
      guard let indices = Self.indices(of: rows, in: &table) else { continue }
      self.init(indices: indices, palette: table.colors)
      return
    }
    // One bit a channel makes 16 colours, which fit beside the exact ones whatever they are.
    var table = ColorTable(bits: 1, exact: exact)
    self.init(indices: Self.indices(of: rows, in: &table) ?? [], palette: table.colors)
  }

  private init(indices: [UInt8], palette: [UInt32]) {
    self.indices = indices
    self.palette = palette
  }

  /// Red, green, blue and opacity of a colour that is multiplied by its opacity.
  static func channels(of color: UInt32) -> [UInt8] {
    let opacity = color >> 24
    func channel(_ shift: UInt32) -> UInt8 {
      let multiplied = color >> shift & 0xFF
      guard opacity > 0 else { return 0 }
      return UInt8(min((multiplied * 255 + opacity / 2) / opacity, 255))
    }
    return [channel(16), channel(8), channel(0), UInt8(opacity)]
  }

  private static func indices(of rows: PixelRows, in table: inout ColorTable) -> [UInt8]? {
    var isWithinTable = true
    let indices = [UInt8](unsafeUninitializedCapacity: rows.width * rows.height) { buffer, count in
      let opacity: UInt32 = rows.isOpaque ? 0xFF00_0000 : 0
      // Most pixels are like the one before.
      var last: UInt32?
      var index: UInt8 = 0
      for y in 0..<rows.height {
        // And many rows are like the one above, where they cut squares between their corners.
        if y > 0, rows.areAlike(y - 1, y) {
          _ = buffer[count..<count + rows.width].initialize(fromContentsOf: buffer[count - rows.width..<count])
          count += rows.width
          continue
        }
        for pixel in rows[y] {
          if pixel != last {
            guard let found = table.index(of: pixel | opacity) else {
              isWithinTable = false
              return
            }
            last = pixel
            index = found
          }
          buffer[count] = index
          count += 1
        }
      }
    }
    return isWithinTable ? indices : nil
  }
}
