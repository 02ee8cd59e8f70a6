internal import CSixel

/// Writes an indexed picture as sixels, which terminals show.
///
/// A terminal is told colours in percent, so they may differ from those of the picture by a hundredth. It knows no
/// opacity: what is more clear than not is left out, and the rest is opaque.
struct SixelEncoder {
  /// Encodes a picture.
  ///
  /// - Throws: ``RenderError/sixel(_:)``.
  func sixels(of image: IndexedImage, width: Int, height: Int) throws(RenderError) -> [UInt8] {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { encode(image, width: width, height: height, into: $0) }
    guard status == SIXEL_OK else { throw .sixel(String(cString: sixel_helper_format_error(status))) }
    // The library leaves out the parameter that keeps the ground where nothing is drawn.
    if image.palette.contains(where: Self.isClear) { bytes.insert(contentsOf: "0;1".utf8, at: Self.introducer.count) }
    return bytes
  }

  private func encode(
    _ image: IndexedImage, width: Int, height: Int, into bytes: UnsafeMutablePointer<[UInt8]>
  ) -> SIXELSTATUS {
    var output: OpaquePointer?
    let opened = sixel_output_new(
      &output,
      { data, count, bytes in
        guard let data, let bytes else { return 0 }
        let piece = UnsafeRawBufferPointer(start: data, count: Int(count))
        bytes.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: piece)
        return count
      }, bytes, nil)
    guard opened == SIXEL_OK else { return opened }
    defer { sixel_output_unref(output) }

    // The library wants two colours at least.
    let palette = image.palette.count < 2 ? image.palette + image.palette : image.palette
    var dither: OpaquePointer?
    let made = sixel_dither_new(&dither, Int32(palette.count), nil)
    guard made == SIXEL_OK else { return made }
    defer { sixel_dither_unref(dither) }
    var colors = palette.flatMap { IndexedImage.channels(of: $0).prefix(3) }
    sixel_dither_set_palette(dither, &colors)
    sixel_dither_set_pixelformat(dither, Int32(SIXEL_PIXELFORMAT_PAL8))
    // Pixels are not written to, though the type says so; and the parameter of the depth is not read any more.
    var pixels = image.indices
    if let clear = palette.firstIndex(where: Self.isClear) {
      sixel_dither_set_transparent(dither, Int32(clear))
      let numbers = palette.indices.map { Self.isClear(palette[$0]) ? UInt8(clear) : UInt8($0) }
      for index in pixels.indices { pixels[index] = numbers[Int(pixels[index])] }
    }
    return sixel_encode(&pixels, Int32(width), Int32(height), 8, dither, output)
  }

  // Source: DEC, "VT330/VT340 Programmer Reference Manual", 14: a device control string, whose second parameter is 1 if
  // pixels without a colour keep theirs.
  private static let introducer = Array("\u{1B}P".utf8)

  private static func isClear(_ color: UInt32) -> Bool { color >> 24 < 128 }
}
