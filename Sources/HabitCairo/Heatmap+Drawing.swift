public import HabitCore
public import HabitRender

extension Heatmap {
  /// Draws the heatmap as PNG.
  ///
  /// - Parameter scale: How many pixels a user unit has, 1 … 3.
  /// - Returns: The picture.
  /// - Throws: ``RenderError`` if the picture is too large, or Cairo or libpng fails.
  public func png(scale: Int = 1) throws(RenderError) -> PNGPicture {
    let text = PangoText(scale: scale)
    return try PNGPicture(of: figure(measure: text, hasTooltips: false), scale: scale, text: text)
  }

  /// Draws the heatmap as a page of PDF.
  ///
  /// - Parameter day: The day on which the page says that it was made.
  /// - Returns: The picture.
  /// - Throws: ``RenderError`` if the picture is too large, or Cairo fails.
  public func pdf(madeOn day: Day) throws(RenderError) -> VectorPicture {
    let text = PangoText(scale: 1)
    return try VectorPicture(of: figure(measure: text, hasTooltips: false), as: .pdf(madeOn: day), text: text)
  }
}
