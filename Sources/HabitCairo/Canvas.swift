internal import CCairo
internal import HabitRender

/// A picture that shapes are drawn on in user units.
struct Canvas: ~Copyable {
  let surface: OpaquePointer
  private let cairo: OpaquePointer
  private let colors: ColorScheme
  /// How many pixels, or points, a user unit has.
  let scale: Int

  /// Creates a canvas on a surface, filled with the background if the theme has one.
  ///
  /// - Parameters:
  ///   - surface: A new surface, which the canvas then owns; Cairo gives one in a state of error rather than none.
  ///   - scale: How many pixels, or points, a user unit has.
  ///   - colors: The colours.
  /// - Throws: ``RenderError/drawing(_:)`` if there is no memory.
  init(on surface: OpaquePointer?, scale: Int, colors: ColorScheme) throws(RenderError) {
    guard let surface, let cairo = cairo_create(surface) else { throw .drawing("out of memory") }
    if let error = RenderError(cairo_status(cairo)) {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
      throw error
    }
    self.surface = surface
    self.cairo = cairo
    self.colors = colors
    self.scale = scale
    cairo_scale(cairo, Double(scale), Double(scale))
    guard colors.theme.paintsBackground else { return }
    setSource(.background)
    cairo_paint(cairo)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// Throws if anything went wrong since the canvas was made.
  borrowing func check() throws(RenderError) {
    if let error = RenderError(cairo_status(cairo)) { throw error }
    if let error = RenderError(cairo_surface_status(surface)) { throw error }
  }
}

// MARK: - Drawing

extension Canvas {
  /// Draws one shape that is neither a text, a symbol nor a group.
  borrowing func draw(_ shape: Shape) {
    switch shape {
    case .box(let box, let radius, let fill):
      addPath(of: box, radius: radius)
      self.fill(fill)
    case .outline(let box, let radius, let stroke):
      addPath(of: box, radius: radius)
      draw(stroke)
    case .dot(let x, let y, let radius, let fill):
      cairo_new_sub_path(cairo)
      cairo_arc(cairo, x, y, radius, 0, 2 * Double.pi)
      self.fill(fill)
    case .line(let fromX, let fromY, let toX, let toY, let stroke):
      cairo_move_to(cairo, fromX, fromY)
      cairo_line_to(cairo, toX, toY)
      draw(stroke)
    case .polyline(let points, let stroke):
      addPath(through: points)
      draw(stroke)
    case .polygon(let points, let fill):
      addPath(through: points)
      self.fill(fill)
    case .ring(let sector, let fill):
      addPath(of: sector)
      self.fill(fill)
    case .text, .symbol, .group:
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

  /// Draws the shapes of a symbol in its place.
  borrowing func draw(_ symbol: Symbol, x: Int, y: Int) {
    cairo_save(cairo)
    cairo_translate(cairo, Double(x), Double(y))
    for shape in symbol.shapes { draw(shape) }
    cairo_restore(cairo)
  }

  /// Copies another canvas of the same scale onto this one.
  borrowing func copy(_ sprite: borrowing Canvas, width: Int, height: Int, toX x: Int, y: Int) {
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_source_surface(cairo, sprite.surface, Double(x * scale), Double(y * scale))
    // Pixel for pixel: nothing is to be smoothed.
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    cairo_rectangle(
      cairo, Double(x * scale), Double(y * scale), Double(width * scale), Double(height * scale))
    cairo_fill(cairo)
    cairo_restore(cairo)
  }

  private func setSource(_ ink: Ink) {
    let color = colors[ink]
    cairo_set_source_rgb(cairo, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
  }

  private func fill(_ ink: Ink) {
    setSource(ink)
    cairo_fill(cairo)
  }

  private func draw(_ stroke: Stroke) {
    setSource(stroke.ink)
    cairo_set_line_width(cairo, stroke.width)
    cairo_set_line_cap(cairo, stroke.dash > 0 ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    let dashes = stroke.dash > 0 ? [stroke.dash, stroke.gap] : []
    cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
    cairo_stroke(cairo)
  }
}

// MARK: - Paths

extension Canvas {
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

  private func addPath(through points: [Point]) {
    cairo_new_sub_path(cairo)
    for point in points { cairo_line_to(cairo, point.x, point.y) }
  }

  private func addPath(of sector: RingSector) {
    // Cairo's angles begin at three o'clock.
    let (start, end) = ((sector.start - 0.25) * 2 * Double.pi, (sector.end - 0.25) * 2 * Double.pi)
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, sector.center.x, sector.center.y, sector.outerRadius, start, end)
    cairo_arc_negative(cairo, sector.center.x, sector.center.y, sector.innerRadius, end, start)
    cairo_close_path(cairo)
  }
}
