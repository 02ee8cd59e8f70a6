import HabitCore

/// Lays a card out as a figure.
public struct WidgetLayout {
  /// The colours.
  public let colors: ColorScheme
  private let measure: any TextMeasure
  private let hasTooltips: Bool

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - measure: What knows how wide a text is; the painter's own, or an estimate for a text SVG.
  ///   - hasTooltips: Whether parts get tooltips; a painter of pixels has no use for them.
  public init(
    colors: ColorScheme, measure: any TextMeasure = EstimatedTextMeasure(), hasTooltips: Bool = true
  ) {
    self.colors = colors
    self.measure = measure
    self.hasTooltips = hasTooltips
  }

  /// Lays a card out: the ring at the left, the list beside it, and the last weeks below.
  ///
  /// The corners are round, and what lies under the picture shows there. Long names end in an ellipsis, and a list that
  /// is too long says how many more there are.
  ///
  /// - Parameter card: What to show.
  /// - Returns: The figure.
  /// - Complexity: O(*n*), where *n* is the number of habits and days.
  public func figure(of card: WidgetCard) -> Figure {
    var composer = WidgetComposer(of: card, colors: colors, measure: measure, hasTooltips: hasTooltips)
    composer.addGround()
    composer.addRing()
    if card.size != .small { composer.addList() }
    if card.size == .large { composer.addWeeks() }
    return Figure(
      width: composer.width, height: composer.height, title: card.title, description: card.description,
      colors: colors.withoutGround, shapes: composer.builder.shapes)
  }
}
