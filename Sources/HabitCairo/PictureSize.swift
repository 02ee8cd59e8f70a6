/// The size of a picture in pixels, checked before any memory is taken.
struct PictureSize: Hashable {
  let width: Int
  let height: Int

  /// The scales that pictures are drawn at; at whole ones every edge falls between two pixels.
  static let scales = 1...3

  // Cairo refuses longer sides; and four bytes a pixel make a quarter of a gigabyte.
  private static let longestSide = 32_767
  private static let mostPixels = 64_000_000

  /// Creates the size of a figure at a scale.
  ///
  /// - Throws: ``RenderError/scale(_:allowed:)`` or ``RenderError/tooLarge(widthInPixels:heightInPixels:)``.
  init(width: Int, height: Int, scale: Int) throws(RenderError) {
    guard Self.scales.contains(scale) else { throw .scale(scale, allowed: Self.scales) }
    // A side that is too long already must not overflow.
    let width = min(width, Self.longestSide + 1) * scale
    let height = min(height, Self.longestSide + 1) * scale
    guard
      (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height),
      width * height <= Self.mostPixels
    else { throw .tooLarge(widthInPixels: width, heightInPixels: height) }
    self.width = width
    self.height = height
  }
}
