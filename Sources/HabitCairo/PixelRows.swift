#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The pixels of a canvas while they can be read: 0xAARRGGBB, multiplied by their opacity.
struct PixelRows {
  private let start: UnsafeRawPointer
  /// The number of pixels of a row.
  let width: Int
  /// The number of rows.
  let height: Int
  private let stride: Int
  /// Whether all pixels are opaque; the upper byte then is undefined.
  let isOpaque: Bool

  init(start: UnsafeRawPointer, width: Int, height: Int, stride: Int, isOpaque: Bool) {
    self.start = start
    self.width = width
    self.height = height
    self.stride = stride
    self.isOpaque = isOpaque
  }

  /// One row of pixels, from the left.
  subscript(row: Int) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(
      start: (start + row * stride).assumingMemoryBound(to: UInt32.self), count: width)
  }

  /// Whether two rows hold the same pixels.
  func areAlike(_ one: Int, _ other: Int) -> Bool {
    memcmp(start + one * stride, start + other * stride, width * MemoryLayout<UInt32>.size) == 0
  }
}
