import HabitCore

/// Lays a heatmap sheet out as a figure.
public struct HeatmapLayout {
  /// The colours.
  public let colors: ColorScheme
  /// How the parts are laid out.
  public let options: HeatmapOptions
  /// The measures.
  public let geometry: HeatmapGeometry
  private let measure: any TextMeasure
  private let hasTooltips: Bool
  private let hasCaption: Bool

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - options: How the parts are laid out.
  ///   - geometry: The measures.
  ///   - measure: What knows how wide a text is; the painter's own, or an estimate for a text SVG.
  ///   - hasTooltips: Whether cells get tooltips; a painter of pixels has no use for them.
  ///   - hasCaption: Whether the description stands below, for files that have no other place for it.
  public init(
    colors: ColorScheme, options: HeatmapOptions = HeatmapOptions(), geometry: HeatmapGeometry = .standard,
    measure: any TextMeasure = EstimatedTextMeasure(), hasTooltips: Bool = true, hasCaption: Bool = false
  ) {
    self.colors = colors
    self.options = options
    self.geometry = geometry
    self.measure = measure
    self.hasTooltips = hasTooltips
    self.hasCaption = hasCaption
  }

  /// Lays out a sheet: title, blocks from the top down, and one legend for all.
  ///
  /// Names of months that have no room are left out rather than moved, since a moved name would stand above another
  /// month. Long titles end in an ellipsis. Nothing lies outside the figure, and no two texts touch.
  ///
  /// - Parameter sheet: What to show.
  /// - Returns: The figure.
  /// - Complexity: O(*d*), where *d* is the number of days.
  public func figure(of sheet: HeatmapSheet) -> Figure {
    let legend = HeatmapLegend(of: sheet)
    let colors = self.colors.withoutShades(in: sheet.seriesWithoutShades(of: self.colors.seriesCount))
    var composer = HeatmapComposer(
      of: sheet, legend: legend, options: options, geometry: geometry, measure: measure, hasTooltips: hasTooltips,
      seriesCount: colors.seriesCount)
    composer.addTitle()
    composer.addBlocks()
    if options.hasLegend { composer.addLegend() }
    if hasCaption { composer.addCaption() }
    return Figure(
      width: composer.frame.right + geometry.margin, height: composer.y + geometry.margin - geometry.gap,
      title: [sheet.title, sheet.period].filter { !$0.isEmpty }.joined(separator: ", "),
      description: sheet.description, colors: colors, shapes: composer.builder.shapes)
  }
}
