import HabitCore

/// Writes a report as one HTML file that needs nothing else: no network, and no script to be read.
///
/// The same report gives the same bytes.
public struct ReportWriter: Sendable {
  private let theme: Theme
  private let dark: Theme?

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - dark: The theme for readers who prefer a dark one; `nil` if there is no choice.
  public init(theme: Theme = .light, dark: Theme? = .dark) {
    self.theme = theme
    self.dark = dark
  }

  /// Writes a report.
  ///
  /// - Parameter report: The report.
  /// - Returns: The file in UTF-8.
  /// - Complexity: O(*d*), where *d* is the number of days of all heatmaps.
  public func html(of report: Report) -> [UInt8] {
    var page = ReportPage(report, theme: theme, dark: dark)
    page.write()
    return page.out.bytes
  }
}
