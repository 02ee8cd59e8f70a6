public import HabitRender

/// A figure drawn as PNG.
public struct PNGPicture: Sendable, Hashable {
  /// The file.
  public let bytes: [UInt8]
  /// The characters that no installed font has, in the order of their first use; boxes stand in their place.
  public let missingCharacters: [Character]

  /// Draws a figure.
  ///
  /// - Parameters:
  ///   - figure: The figure, laid out with `text`.
  ///   - scale: How many pixels a user unit has, 1 … 3. The file says so, and a picture of scale 2 opens as large as one
  ///     of scale 1.
  ///   - text: What measured the texts of the figure, made for the same scale.
  /// - Throws: ``RenderError`` if the scale is another, the picture too large, or Cairo or libpng fails.
  public init(of figure: Figure, scale: Int, text: PangoText) throws(RenderError) {
    let drawing = try PixelDrawing(of: figure, scale: scale, text: text)
    let encoder = PNGEncoder(
      // 72 user units to the inch, and 0.0254 metres to the inch.
      pixelsPerMetre: (72 * scale * 10_000 + 127) / 254,
      texts: [("Title", figure.title), ("Description", figure.description)].filter { !$0.text.isEmpty })
    bytes = try encoder.png(of: drawing.image, width: drawing.size.width, height: drawing.size.height)
    missingCharacters = drawing.missingCharacters
  }
}
