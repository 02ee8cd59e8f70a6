public import HabitRender

/// What a figure is laid out for.
public struct PictureMedium {
  /// What knows how wide a text is.
  public let measure: any TextMeasure
  /// Whether there can be tooltips.
  public let hasTooltips: Bool
  /// Whether the sentence that says what the picture shows has to stand in it, since the file has no other place for it.
  public let hasCaption: Bool

  /// Describes a medium.
  ///
  /// - Parameters:
  ///   - measure: What knows how wide a text is.
  ///   - hasTooltips: Whether there can be tooltips.
  ///   - hasCaption: Whether the description has to stand in the picture.
  public init(measure: any TextMeasure, hasTooltips: Bool, hasCaption: Bool = false) {
    self.measure = measure
    self.hasTooltips = hasTooltips
    self.hasCaption = hasCaption
  }

  /// A text SVG, which is shown in the fonts of its viewer.
  static var textSVG: PictureMedium { PictureMedium(measure: EstimatedTextMeasure(), hasTooltips: true) }
}
