internal import CPNG
internal import HabitRender

/// Writes an indexed picture as PNG.
struct PNGEncoder {
  /// The pixels to the metre that say how large the picture is meant to be.
  let pixelsPerMetre: Int
  /// The words that travel with the picture, in order.
  let texts: [(keyword: String, text: String)]

  /// Encodes a picture.
  ///
  /// - Throws: ``RenderError/encoding(_:)``.
  func png(of image: IndexedImage, width: Int, height: Int) throws(RenderError) -> [UInt8] {
    // The simplified interface of libpng reports errors by value; the other one jumps over Swift's frames.
    var control = png_image()
    control.version = png_uint_32(PNG_IMAGE_VERSION)
    control.width = png_uint_32(width)
    control.height = png_uint_32(height)
    let hasOpacity = image.palette.contains { $0 >> 24 < 255 }
    control.format = png_uint_32(
      PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_COLORMAP | (hasOpacity ? PNG_FORMAT_FLAG_ALPHA : 0))
    control.colormap_entries = png_uint_32(image.palette.count)
    // Level 3 of zlib instead of 6: much quicker, and the files are only a seventh larger.
    control.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    let colors = image.palette.flatMap { IndexedImage.channels(of: $0).prefix(hasOpacity ? 4 : 3) }

    // Room for the worst case, a picture that cannot be compressed, so that it is compressed once.
    var count = png_alloc_size_t(width * height + (width * height >> 8) + height * 8 + 4096)
    var isWritten: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, used in
      isWritten = png_image_write_to_memory(
        &control, buffer.baseAddress, &count, 0, image.indices, png_int_32(width), colors)
      used = isWritten == 0 ? 0 : Int(count)
    }
    guard isWritten != 0 else {
      let message = withUnsafeBytes(of: control.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      png_image_free(&control)
      throw .encoding(message)
    }
    return PNGChunk.inserting([.density(pixelsPerMetre)] + texts.map(PNGChunk.text), into: bytes)
  }
}
