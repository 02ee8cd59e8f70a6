public import HabitCore

/// The colours of one picture: a theme, and the ramps of its levels.
///
/// A scheme may have two themes, of which the viewer of an SVG or a page chooses; whatever can show but one shows the
/// first.
public struct ColorScheme: Sendable, Hashable {
  private let colors: InkColors
  private let darkColors: InkColors?

  private init(_ colors: InkColors, dark: InkColors? = nil) {
    self.colors = colors
    darkColors = dark
  }

  /// Creates a scheme.
  ///
  /// - Parameters:
  ///   - palette: Which colours the levels have.
  ///   - theme: The theme.
  ///   - dark: The theme for viewers who prefer a dark one; `nil` if there is no choice.
  ///   - colors: The colours of the habits, one for each series; they matter only to ``Palette/habit``, and without any
  ///     it has the standard one.
  public init(_ palette: Palette, theme: Theme, dark: Theme? = nil, colors: [HabitColor] = []) {
    func inks(_ theme: Theme) -> InkColors {
      let colors = palette == .habit && !colors.isEmpty ? colors : [.standard]
      return InkColors(theme: theme, ramps: colors.map { palette.ramp(theme.appearance, color: $0) })
    }
    self.init(inks(theme), dark: dark.map(inks))
  }

  /// The greens of a contribution graph.
  public static func github(_ theme: Theme) -> ColorScheme {
    ColorScheme(.github, theme: theme)
  }

  /// A ramp from the colour of a habit.
  public static func habit(_ color: HabitColor, _ theme: Theme) -> ColorScheme {
    ColorScheme(.habit, theme: theme, colors: [color])
  }

  /// The theme.
  public var theme: Theme { colors.theme }

  /// The scheme of viewers who prefer a dark one; `nil` if there is no choice.
  public var dark: ColorScheme? { darkColors.map { ColorScheme($0) } }

  /// The number of series that have a ramp of their own.
  public var seriesCount: Int { colors.ramps.count }

  /// The colour that an ink has in this scheme.
  ///
  /// - Parameter ink: The ink.
  public subscript(ink: Ink) -> RGB { colors[ink] }

  /// The colour of what is kept or not, with nothing between.
  ///
  /// - Parameter series: Which ramp, from 0.
  /// - Returns: The colour.
  public func only(series: Int = 0) -> RGB { colors.ramps[series % colors.ramps.count].only }

  /// The scheme for a picture that is not painted up to its edges, such as a card with round corners.
  var withoutGround: ColorScheme {
    func bare(_ colors: InkColors) -> InkColors {
      var theme = colors.theme
      theme.paintsBackground = false
      return InkColors(theme: theme, ramps: colors.ramps)
    }
    return ColorScheme(bare(colors), dark: darkColors.map(bare))
  }

  /// The scheme for a picture with a single depth, whose colour then may be the habit's own.
  public var withoutShades: ColorScheme { withoutShades(in: Set(0..<seriesCount)) }

  /// The scheme for a picture in which some series have a single depth.
  ///
  /// - Parameter series: Those series.
  /// - Returns: The scheme, in which their levels all have the colour ``only(series:)``.
  public func withoutShades(in series: Set<Int>) -> ColorScheme {
    func flat(_ colors: InkColors) -> InkColors {
      InkColors(
        theme: colors.theme,
        ramps: colors.ramps.enumerated().map { series.contains($0) ? $1.withoutShades : $1 })
    }
    return ColorScheme(flat(colors), dark: darkColors.map(flat))
  }
}
