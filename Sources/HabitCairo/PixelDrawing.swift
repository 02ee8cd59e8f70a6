internal import HabitRender

/// A figure drawn with pixels, before it is written in some format.
struct PixelDrawing {
  /// The size in pixels.
  let size: PictureSize
  /// The pixels.
  let image: IndexedImage
  /// The characters that no installed font has, in the order of their first use; boxes stand in their place.
  let missingCharacters: [Character]

  /// Draws a figure.
  ///
  /// - Parameters:
  ///   - figure: The figure, laid out with `text`.
  ///   - scale: How many pixels a user unit has.
  ///   - text: What measured the texts of the figure, made for the same scale.
  /// - Throws: ``RenderError`` if the scale is none, the picture too large, or Cairo fails.
  init(of figure: Figure, scale: Int, text: PangoText) throws(RenderError) {
    size = try PictureSize(width: figure.width, height: figure.height, scale: scale)
    let canvas = try Canvas(
      imageOfWidth: figure.width, height: figure.height, scale: scale, colors: figure.colors)
    var painter = FigurePainter(
      on: canvas, text: text, sprites: SpriteSheet(scale: scale, colors: figure.colors))
    try painter.draw(figure.shapes)
    let exact = Ink.all(series: min(figure.colors.seriesCount, 8)).map { figure.colors[$0] }
    image = try painter.withCanvas { canvas throws(RenderError) in
      try canvas.withPixels { rows in IndexedImage(rows, exact: exact) }
    }
    missingCharacters = painter.missingCharacters
  }
}
