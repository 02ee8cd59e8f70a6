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
    let size = try PictureSize(width: figure.width, height: figure.height, scale: scale)
    let canvas = try Canvas(
      imageOfWidth: figure.width, height: figure.height, scale: scale, colors: figure.colors)
    var painter = FigurePainter(
      on: canvas, text: text, sprites: SpriteSheet(scale: scale, colors: figure.colors))
    try painter.draw(figure.shapes)
    let exact = Ink.all(series: min(figure.colors.seriesCount, 8)).map { figure.colors[$0] }
    let image = try painter.withCanvas { canvas throws(RenderError) in
      try canvas.withPixels { rows in IndexedImage(rows, exact: exact) }
    }
    let encoder = PNGEncoder(
      // 72 user units to the inch, and 0.0254 metres to the inch.
      pixelsPerMetre: (72 * scale * 10_000 + 127) / 254,
      texts: [("Title", figure.title), ("Description", figure.description)].filter { !$0.text.isEmpty })
    bytes = try encoder.png(of: image, width: size.width, height: size.height)
    missingCharacters = painter.missingCharacters
  }
}
