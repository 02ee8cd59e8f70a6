public import HabitRender

/// A figure drawn as sixels, which some terminals show.
public struct SixelPicture: Sendable, Hashable {
  /// The escape sequence, in ASCII.
  public let bytes: [UInt8]
  /// The characters that no installed font has, in the order of their first use; boxes stand in their place.
  public let missingCharacters: [Character]

  /// Draws a figure.
  ///
  /// - Parameters:
  ///   - figure: The figure, laid out with `text`. Where it has no background, the ground of the terminal is seen.
  ///   - scale: How many pixels a user unit has, 1 … 3.
  ///   - text: What measured the texts of the figure, made for the same scale.
  /// - Throws: ``RenderError`` if the scale is another, the picture too large, or Cairo or libsixel fails.
  public init(of figure: Figure, scale: Int, text: PangoText) throws(RenderError) {
    let drawing = try PixelDrawing(of: figure, scale: scale, text: text)
    bytes = try SixelEncoder().sixels(of: drawing.image, width: drawing.size.width, height: drawing.size.height)
    missingCharacters = drawing.missingCharacters
  }
}
