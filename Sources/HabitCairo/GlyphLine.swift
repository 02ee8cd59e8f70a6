internal import CCairo

/// A line of text set by Pango: runs of glyphs, each of one font, in the order in which they are seen.
///
/// It is what a layout of Pango holds for one line. A layout would also measure how high lines are, and look for each
/// font once more to do so, which takes as long as all the rest.
final class GlyphLine {
  /// The width in user units.
  let width: Double
  /// Whether the fonts have all of the characters.
  let isComplete: Bool
  private let text: String
  private var runs: [PangoGlyphItem] = []

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - text: The text, without line breaks.
  ///   - context: The fonts, and how they are to be used.
  init(_ text: String, in context: OpaquePointer) {
    self.text = text
    let length = Int32(text.utf8.count)
    let logical = pango_itemize(context, text, 0, length, nil, nil)
    let visual = pango_reorder_items(logical)
    g_list_free(logical)
    var next = visual
    while let node = next {
      next = node.pointee.next
      guard let item = node.pointee.data?.assumingMemoryBound(to: PangoItem.self) else { continue }
      runs.append(Self.run(of: item, in: text, length: length))
    }
    g_list_free(visual)
    let glyphs = runs.lazy.compactMap(\.glyphs)
    width = glyphs.reduce(0) { $0 + Double(pango_glyph_string_get_width($1)) } / Double(PANGO_SCALE)
    isComplete = !glyphs.contains { $0.pointee.hasUnknown }
  }

  deinit {
    for run in runs {
      pango_item_free(run.item)
      pango_glyph_string_free(run.glyphs)
    }
  }

  /// Draws the line with its left end on a point of its baseline.
  func draw(on cairo: OpaquePointer, x: Double, baseline: Double) {
    var x = x
    for index in runs.indices {
      cairo_move_to(cairo, x, baseline)
      // With the text, which a document keeps behind the glyphs.
      pango_cairo_show_glyph_item(cairo, text, &runs[index])
      x += Double(pango_glyph_string_get_width(runs[index].glyphs)) / Double(PANGO_SCALE)
    }
  }

  private static func run(
    of item: UnsafeMutablePointer<PangoItem>, in text: String, length: Int32
  ) -> PangoGlyphItem {
    let glyphs = pango_glyph_string_new()
    text.withCString { start in
      pango_shape_with_flags(
        start + Int(item.pointee.offset), item.pointee.length, start, length, &item.pointee.analysis, glyphs,
        PANGO_SHAPE_ROUND_POSITIONS)
    }
    return PangoGlyphItem(item: item, glyphs: glyphs, y_offset: 0, start_x_offset: 0, end_x_offset: 0)
  }
}

extension PangoGlyphString {
  /// Whether a box stands for a character that no font has.
  fileprivate var hasUnknown: Bool {
    // PANGO_GLYPH_UNKNOWN_FLAG, which is a cast and so not imported.
    UnsafeBufferPointer(start: glyphs, count: Int(num_glyphs)).contains { $0.glyph & 0x1000_0000 != 0 }
  }
}
