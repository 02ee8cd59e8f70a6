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
  private var context: OpaquePointer?
  private var layouts: [Key: OpaquePointer] = [:]

  /// Creates a measure.
  ///
  /// - Parameter scale: How many pixels a user unit has in the picture, since the letters of small text stand on whole
  ///   pixels.
  public init(scale: Int) {
    self.scale = scale
  }

  deinit {
    for layout in layouts.values { g_object_unref(UnsafeMutableRawPointer(layout)) }
    if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
  }

  /// Begins to look for fonts, on a thread of Pango's own.
  ///
  /// Worth a call before other work, such as reading a store, since the first text has to wait for the fonts.
  public static func beginLookingForFonts() {
    _ = pango_cairo_font_map_get_default()
  }

  /// The width of a line of text in user units.
  public func width(of text: String, in style: TextStyle) -> Double {
    var logical = PangoRectangle()
    pango_layout_get_extents(layout(of: text, in: style), nil, &logical)
    return Double(logical.width) / Double(PANGO_SCALE)
  }

  /// Draws a label on a context whose unit is the user unit.
  ///
  /// - Returns: Whether the fonts have all of its characters.
  func draw(_ label: Label, on cairo: OpaquePointer) -> Bool {
    let layout = layout(of: label.text, in: label.role.style)
    let ascent = Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE)
    cairo_move_to(cairo, label.left, label.baseline - ascent)
    pango_cairo_show_layout(cairo, layout)
    return pango_layout_get_unknown_glyphs_count(layout) == 0
  }

  /// The characters of a text that no font has, in the order of their first use.
  func missingCharacters(of text: String) -> [Character] {
    var seen: Set<Character> = []
    let style = TextRole.key.style
    return text.filter { seen.insert($0).inserted }.filter { character in
      pango_layout_get_unknown_glyphs_count(layout(of: String(character), in: style)) > 0
    }
  }

  private func layout(of text: String, in style: TextStyle) -> OpaquePointer {
    let key = Key(text: text, style: style)
    if let layout = layouts[key] { return layout }
    let layout: OpaquePointer = pango_layout_new(textContext())
    let font = pango_font_description_new()
    pango_font_description_set_family_static(font, Self.families)
    pango_font_description_set_weight(font, PangoWeight(UInt32(style.weight.rawValue)))
    pango_font_description_set_absolute_size(font, Double(style.size) * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, text, -1)
    layouts[key] = layout
    return layout
  }

  private func textContext() -> OpaquePointer? {
    if let context { return context }
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_ON)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    var matrix = PangoMatrix(xx: Double(scale), xy: 0, yx: 0, yy: Double(scale), x0: 0, y0: 0)
    pango_context_set_matrix(context, &matrix)
    self.context = context
    return context
  }
}
