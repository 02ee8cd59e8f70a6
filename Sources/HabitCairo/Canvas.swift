internal import CCairo
internal import HabitRender

/// A picture in memory, four bytes a pixel, that shapes are drawn on in user units.
struct Canvas: ~Copyable {
  private let surface: OpaquePointer
  private let cairo: OpaquePointer
  private let colors: ColorScheme
  private let scale: Int
  private let width: Int
  private let height: Int

  /// Creates a canvas filled with the background.
  ///
  /// - Throws: ``RenderError/drawing(_:)`` if there is no memory.
  init(width: Int, height: Int, scale: Int, colors: ColorScheme) throws(RenderError) {
    // Cairo gives an object in a state of error, never none; the imported type does not say so.
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width * scale), Int32(height * scale)),
      let cairo = cairo_create(surface)
    else { throw .drawing("out of memory") }
    if let error = RenderError(cairo_status(cairo)) {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
      throw error
    }
    self.surface = surface
    self.cairo = cairo
    self.colors = colors
    self.scale = scale
    self.width = width * scale
    self.height = height * scale
    cairo_scale(cairo, Double(scale), Double(scale))
    setSource(.background)
    cairo_paint(cairo)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// Gives the pixels to a function, a row after the other, as 0xRRGGBB with the upper byte undefined.
  ///
  /// - Throws: ``RenderError/drawing(_:)`` if anything went wrong since the canvas was made.
  borrowing func withPixels<Result>(
    _ body: (_ rows: PixelRows) throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    cairo_surface_flush(surface)
    if let error = RenderError(cairo_status(cairo)) { throw error }
    guard let bytes = cairo_image_surface_get_data(surface) else { throw .drawing("there are no pixels") }
    let stride = Int(cairo_image_surface_get_stride(surface))
    return try body(PixelRows(start: UnsafeRawPointer(bytes), width: width, height: height, stride: stride))
  }
}

// MARK: - Drawing

extension Canvas {
  /// Draws one shape that is neither a text nor a symbol.
  borrowing func draw(_ shape: Shape) {
    switch shape {
    case .box(let box, let radius, let fill):
      addPath(of: box, radius: radius)
      setSource(fill)
      cairo_fill(cairo)
    case .outline(let box, let radius, let stroke):
      addPath(of: box, radius: radius)
      draw(stroke)
    case .dot(let x, let y, let radius, let fill):
      cairo_new_sub_path(cairo)
      cairo_arc(cairo, x, y, radius, 0, 2 * Double.pi)
      setSource(fill)
      cairo_fill(cairo)
    case .line(let fromX, let fromY, let toX, let toY, let stroke):
      cairo_move_to(cairo, fromX, fromY)
      cairo_line_to(cairo, toX, toY)
      cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
      draw(stroke)
    case .text, .symbol:
      break
    }
  }

  /// Draws a label.
  ///
  /// - Returns: Whether the fonts have all of its characters.
  borrowing func draw(_ label: Label, with text: PangoText) -> Bool {
    setSource(label.role.ink)
    return text.draw(label, on: cairo)
  }

  /// Copies another canvas of the same scale onto this one.
  borrowing func copy(_ sprite: borrowing Canvas, toX x: Int, y: Int) {
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_source_surface(cairo, sprite.surface, Double(x * scale), Double(y * scale))
    // Pixel for pixel: nothing is to be smoothed.
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    cairo_rectangle(cairo, Double(x * scale), Double(y * scale), Double(sprite.width), Double(sprite.height))
    cairo_fill(cairo)
    cairo_restore(cairo)
  }

  private func setSource(_ ink: Ink) {
    let color = colors[ink]
    cairo_set_source_rgb(cairo, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
  }

  private func draw(_ stroke: Stroke) {
    setSource(stroke.ink)
    cairo_set_line_width(cairo, stroke.width)
    withUnsafePointer(to: stroke.dash) { cairo_set_dash(cairo, $0, stroke.dash > 0 ? 1 : 0, 0) }
    cairo_stroke(cairo)
  }

  private func addPath(of box: Rectangle, radius: Double) {
    guard radius > 0 else { return cairo_rectangle(cairo, box.x, box.y, box.width, box.height) }
    let quarter = Double.pi / 2
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, box.maxX - radius, box.y + radius, radius, -quarter, 0)
    cairo_arc(cairo, box.maxX - radius, box.maxY - radius, radius, 0, quarter)
    cairo_arc(cairo, box.x + radius, box.maxY - radius, radius, quarter, 2 * quarter)
    cairo_arc(cairo, box.x + radius, box.y + radius, radius, 2 * quarter, 3 * quarter)
    cairo_close_path(cairo)
  }
}
