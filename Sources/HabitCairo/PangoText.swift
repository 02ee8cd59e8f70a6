internal import CCairo
public import HabitRender

/// Text set by Pango: measures it, and draws it as measured.
///
/// Fonts are looked for when the first text comes, so a picture without text does not pay for it. A text that is
/// measured and then drawn is shaped once.
public final class PangoText: TextMeasure {
  private struct Key: Hashable {
    let text: String
    let style: TextStyle
  }

  // Not the emoji font, which Pango finds by itself: named here it would also be taken for digits.
  private static let families = "DejaVu Sans, Noto Sans CJK KR"

  private let scale: Int
  private var contexts: [TextStyle: OpaquePointer] = [:]
  private var lines: [Key: GlyphLine] = [:]

  /// Creates a measure.
  ///
  /// - Parameter scale: How many pixels a user unit has in the picture, since the letters of small text stand on whole
  ///   pixels.
  public init(scale: Int) {
    self.scale = scale
  }

  deinit {
    for context in contexts.values { g_object_unref(UnsafeMutableRawPointer(context)) }
  }

  /// Begins to look for fonts, on a thread of Pango's own.
  ///
  /// Worth a call before other work, such as reading a store, since the first text has to wait for the fonts.
  public static func beginLookingForFonts() {
    _ = pango_cairo_font_map_get_default()
  }

  /// The width of a line of text in user units.
  public func width(of text: String, in style: TextStyle) -> Double {
    line(of: text, in: style).width
  }

  /// Draws a label on a context whose unit is the user unit.
  ///
  /// - Returns: Whether the fonts have all of its characters.
  func draw(_ label: Label, on cairo: OpaquePointer) -> Bool {
    let line = line(of: label.text, in: label.role.style)
    line.draw(on: cairo, x: label.left, baseline: label.baseline)
    return line.isComplete
  }

  /// The characters of a text that no font has, in the order of their first use.
  func missingCharacters(of text: String) -> [Character] {
    var seen: Set<Character> = []
    let style = TextRole.key.style
    return text.filter { seen.insert($0).inserted }.filter { character in
      !line(of: String(character), in: style).isComplete
    }
  }

  private func line(of text: String, in style: TextStyle) -> GlyphLine {
    let key = Key(text: text, style: style)
    if let line = lines[key] { return line }
    let line = GlyphLine(text, in: context(for: style))
    lines[key] = line
    return line
  }

  private func context(for style: TextStyle) -> OpaquePointer {
    if let context = contexts[style] { return context }
    let context: OpaquePointer = pango_font_map_create_context(pango_cairo_font_map_get_default())
    let font = pango_font_description_new()
    pango_font_description_set_family_static(font, Self.families)
    pango_font_description_set_weight(font, PangoWeight(UInt32(style.weight.rawValue)))
    pango_font_description_set_absolute_size(font, Double(style.size) * Double(PANGO_SCALE))
    pango_context_set_font_description(context, font)
    pango_font_description_free(font)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_ON)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    var matrix = PangoMatrix(xx: Double(scale), xy: 0, yx: 0, yy: Double(scale), x0: 0, y0: 0)
    pango_context_set_matrix(context, &matrix)
    contexts[style] = context
    return context
  }
}
