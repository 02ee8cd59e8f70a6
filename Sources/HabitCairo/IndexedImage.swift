internal import HabitRender

/// A picture of at most 256 colours: one byte a pixel, and the colours that the bytes stand for.
struct IndexedImage {
  /// The number of the colour of each pixel, row after row.
  let indices: [UInt8]
  /// The colours, in the order of their first use.
  let palette: [RGB]

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
    for bits in [8, 6, 5, 4, 3] {
      var table = ColorTable(bits: bits, exact: exact)
      guard let indices = Self.indices(of: rows, in: &table) else { continue }
      self.init(indices: indices, palette: table.colors)
      return
    }
    // Two bits a channel make 64 colours, which fit beside the exact ones whatever they are.
    var table = ColorTable(bits: 2, exact: exact)
    self.init(indices: Self.indices(of: rows, in: &table) ?? [], palette: table.colors)
  }

  private init(indices: [UInt8], palette: [RGB]) {
    self.indices = indices
    self.palette = palette
  }

  private static func indices(of rows: PixelRows, in table: inout ColorTable) -> [UInt8]? {
    var isWithinTable = true
    let indices = [UInt8](unsafeUninitializedCapacity: rows.width * rows.height) { buffer, count in
      // Most pixels are like the one before.
      var last: UInt32?
      var index: UInt8 = 0
      for y in 0..<rows.height {
        for pixel in rows[y] {
          if pixel != last {
            guard let found = table.index(of: pixel & 0xFF_FFFF) else {
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
