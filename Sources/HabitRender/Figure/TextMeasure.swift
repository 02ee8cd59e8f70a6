/// What knows how wide a text is.
public protocol TextMeasure {
  /// The width of a line of text in user units.
  func width(of text: String, in style: TextStyle) -> Double
}

extension TextMeasure {
  /// The text, or as much of its beginning as fits with an ellipsis behind it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: How it is set.
  ///   - width: The room in user units.
  /// - Returns: The empty text if not even the ellipsis fits.
  /// - Complexity: O(log *n*) measurements, where *n* is the number of characters.
  public func text(_ text: String, in style: TextStyle, fitting width: Double) -> String {
    guard self.width(of: text, in: style) > width else { return text }
    let characters = Array(text)
    func shortened(_ count: Int) -> String {
      var kept = characters.prefix(count)
      while kept.last?.isWhitespace == true { kept.removeLast() }
      return String(kept) + "…"
    }
    var (fits, tooMany) = (-1, characters.count)
    while tooMany - fits > 1 {
      let middle = (fits + tooMany) / 2
      if self.width(of: shortened(middle), in: style) <= width { fits = middle } else { tooMany = middle }
    }
    return fits < 0 ? "" : shortened(fits)
  }
}
