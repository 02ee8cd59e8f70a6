/// The measures of charts in user units; all whole, so that edges are crisp at every scale.
public struct ChartGeometry: Sendable, Hashable {
  /// The width of a panel.
  public let panelWidth: Int
  /// The height of what a panel shows, unless it needs more.
  public let contentHeight: Int
  /// How many panels stand beside one another.
  public let columns: Int
  /// The room between two panels.
  public let gutter: Int
  /// The room around everything.
  public let margin: Int
  /// The room between the sides of a frame and what is in it.
  public let padding: Int
  /// The radius of a frame's corners.
  public let radius: Int
  /// The height of the row with the title of the sheet.
  public let sheetRow: Int
  /// The height of the row with the title of a panel.
  public let titleRow: Int
  /// The height of a row of small text: names below an axis, or a note.
  public let textRow: Int
  /// The room between a text and what it stands beside.
  public let labelGap: Int
  /// The room at the right of a plot for what is said of its line.
  public let endMargin: Int

  /// The measures of a sheet of charts.
  public static let standard = ChartGeometry(
    panelWidth: 400, contentHeight: 137, columns: 2, gutter: 16, margin: 16, padding: 14, radius: 6, sheetRow: 34,
    titleRow: 24, textRow: 16, labelGap: 8, endMargin: 46)
}
