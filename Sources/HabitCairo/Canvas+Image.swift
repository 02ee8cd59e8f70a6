internal import CCairo
internal import HabitRender

extension Canvas {
  /// Creates a canvas in memory, four bytes a pixel.
  ///
  /// - Throws: ``RenderError/drawing(_:)`` if there is no memory.
  init(imageOfWidth width: Int, height: Int, scale: Int, colors: ColorScheme) throws(RenderError) {
    // Without a background the pixels begin clear, and have an opacity.
    let format = colors.theme.paintsBackground ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    let surface: OpaquePointer? = cairo_image_surface_create(format, Int32(width * scale), Int32(height * scale))
    try self.init(on: surface, scale: scale, colors: colors)
  }

  /// Gives the pixels to a function, a row after the other.
  ///
  /// - Throws: ``RenderError/drawing(_:)`` if anything went wrong since the canvas was made.
  borrowing func withPixels<Result>(
    _ body: (_ rows: PixelRows) throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    cairo_surface_flush(surface)
    try check()
    guard let bytes = cairo_image_surface_get_data(surface) else { throw .drawing("there are no pixels") }
    return try body(
      PixelRows(
        start: UnsafeRawPointer(bytes), width: Int(cairo_image_surface_get_width(surface)),
        height: Int(cairo_image_surface_get_height(surface)), stride: Int(cairo_image_surface_get_stride(surface)),
        isOpaque: cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24))
  }
}
