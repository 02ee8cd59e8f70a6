/// What a text of a figure is there for, which decides how it is set.
public enum TextRole: String, Sendable, Hashable, CaseIterable {
  /// The name of the whole figure.
  case title
  /// The name of one block of several.
  case heading
  /// The period or the numbers beside a title.
  case fact
  /// A month above columns.
  case month
  /// A weekday beside rows.
  case weekday
  /// An entry of the legend.
  case key

  /// How the text is set.
  public var style: TextStyle {
    switch self {
    case .title: TextStyle(size: 13, weight: .semibold)
    case .heading: TextStyle(size: 11, weight: .semibold)
    case .fact, .month, .weekday, .key: TextStyle(size: 10, weight: .regular)
    }
  }

  /// What the text is painted with.
  public var ink: Ink {
    switch self {
    case .title, .heading: .text
    case .fact, .month, .weekday, .key: .muted
    }
  }
}
