public import HabitCore

/// A heatmap of any dated numbers.
///
/// ```swift
/// var heatmap = Heatmap(values: commits, title: "Commits")
/// heatmap.options.months = .gap
/// try Data(heatmap.svg()).write(to: URL(filePath: folder + "/commits.svg"))
/// ```
public struct Heatmap: Sendable, Hashable {
  /// The days with their numbers, ready to be laid out.
  public let sheet: HeatmapSheet
  /// The colours.
  public var colors = ColorScheme.github(.light)
  /// How the parts are laid out.
  public var options = HeatmapOptions()

  /// Creates a heatmap.
  ///
  /// - Parameters:
  ///   - values: Days with their numbers, in any order; those of the same day are added up, and numbers that are not
  ///     finite are left out. A sum that is too great to tell is the greatest number. A day without a number and one
  ///     with 0 look different.
  ///   - title: What the numbers are.
  ///   - view: Which days are shown; by default the week of the last day that has a number and the 52 weeks before it.
  ///   - today: The day to put a ring around; `nil` for none.
  ///   - weekStart: The weekday of the first row.
  ///   - thresholds: The greatest numbers of the paler levels, one to three, ascending; `nil` for quartiles.
  ///   - language: The language of the words.
  /// - Complexity: O(*n* log *n*), where *n* is the number of values, and that of days.
  public init(
    values: some Sequence<(day: Day, value: Double)>, title: String = "", view: HeatmapView = .rolling,
    today: Day? = nil, weekStart: WeekStart = .monday, thresholds: [Double]? = nil, language: Language = .english
  ) {
    let numbers = Dictionary(values.filter { $0.value.isFinite }.map { ($0.day, $0.value) }, uniquingKeysWith: Self.sum)
    let last = numbers.keys.max() ?? today ?? .epoch
    let ranges = view.blocks(today: last, weekStart: weekStart)
    let shown = numbers.filter { day, _ in ranges.contains { $0.contains(day) } }
    let scale =
      thresholds.map { HeatmapScale(.count, thresholds: $0) } ?? HeatmapScale(quartilesOf: shown.values)
    let blocks = ranges.map { range in
      let grid = HeatmapGrid(
        range: range, weekStart: weekStart, today: today ?? range.upperBound + 1, scale: scale
      ) { HeatmapDay(number: numbers[$0]) }
      return HeatmapBlock(
        heading: ranges.count > 1 ? language.digits(ofYear: range.lowerBound.year) : "", subject: .numbers, grid: grid)
    }
    let facts = [
      language.numbers(on: shown.count), language.sum(shown.values.sorted().reduce(0, Self.sum).groupedText),
    ]
    let range = view.range(today: last, weekStart: weekStart)
    let name = title.isEmpty ? "" : "\(title), "
    sheet = HeatmapSheet(
      title: title, period: numbers.isEmpty ? "" : language.name(ofMonths: range), facts: facts,
      description: name + "\(language.dates(range)): \(facts.joined(separator: ", ")).", blocks: blocks,
      language: language)
  }

  private static func sum(_ left: Double, _ right: Double) -> Double {
    let greatest = Double.greatestFiniteMagnitude
    return min(max(left + right, -greatest), greatest)
  }

  /// Lays the heatmap out.
  ///
  /// - Parameters:
  ///   - measure: What knows how wide a text is.
  ///   - hasTooltips: Whether cells get tooltips.
  /// - Returns: The figure, for any painter.
  public func figure(
    measure: any TextMeasure = EstimatedTextMeasure(), hasTooltips: Bool = true
  ) -> Figure {
    HeatmapLayout(colors: colors, options: options, measure: measure, hasTooltips: hasTooltips).figure(of: sheet)
  }

  /// Draws the heatmap as SVG.
  ///
  /// - Returns: The file in UTF-8.
  public func svg() -> [UInt8] { SVGWriter().svg(of: figure()) }
}
