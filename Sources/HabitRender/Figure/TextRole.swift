/// What a text of a figure is there for, which decides how it is set.
public enum TextRole: String, Sendable, Hashable, CaseIterable {
  /// The name of a sheet of charts, which have titles of their own.
  case headline
  /// The name of the whole figure, or of one chart.
  case title
  /// The name of one block of several.
  case heading
  /// The period or the numbers beside a title.
  case fact
  /// A month above columns.
  case month
  /// A weekday beside rows.
  case weekday
  /// A weekday where all seven have a name.
  case denseWeekday = "dense-weekday"
  /// An entry of the legend.
  case key
  /// A number beside the lines of a chart, or the name of a bar.
  case axis
  /// A number that belongs to one bar or point.
  case value
  /// The number in the middle of a ring.
  case total
  /// A sentence below or in the place of a picture.
  case caption
  /// An entry of a list.
  case item
  /// An entry of a list that needs no more care.
  case settledItem = "settled-item"

  /// How the text is set.
  public var style: TextStyle {
    switch self {
    case .headline: TextStyle(size: 17, weight: .semibold)
    case .title: TextStyle(size: 13, weight: .semibold)
    case .heading: TextStyle(size: 11, weight: .semibold)
    case .fact, .month, .weekday, .key, .axis, .caption: TextStyle(size: 10, weight: .regular)
    case .denseWeekday: TextStyle(size: 9, weight: .regular)
    case .value: TextStyle(size: 10, weight: .semibold)
    case .total: TextStyle(size: 20, weight: .semibold)
    case .item, .settledItem: TextStyle(size: 12, weight: .regular)
    }
  }

  /// What the text is painted with.
  public var ink: Ink {
    switch self {
    case .headline, .title, .heading, .value, .total, .item: .text
    case .fact, .month, .weekday, .denseWeekday, .key, .axis, .caption, .settledItem: .muted
    }
  }
}
