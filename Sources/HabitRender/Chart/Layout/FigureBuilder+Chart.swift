// What the charts have in common.

extension FigureBuilder {
  /// Adds a shape that says something when it is pointed at, unless that is nothing.
  mutating func add(_ shape: Shape, tooltip: String) {
    add([shape], tooltip: tooltip)
  }

  /// Adds shapes that say something when they are pointed at, unless that is nothing.
  mutating func add(_ shapes: [Shape], tooltip: String) {
    if tooltip.isEmpty { shapes.forEach { add($0) } } else { add(.group(shapes, tooltip: tooltip)) }
  }

  /// Adds names in a row, each where it was placed.
  mutating func add(_ names: [NameRow.Placed], middle: Double) {
    for name in names { add(name.text, as: .month, x: name.x, middle: middle) }
  }

  /// The least room between two names.
  private static let nameGap = 8

  /// The rule for the names below a plot.
  func nameRow(right: Int) -> NameRow {
    NameRow(gap: Self.nameGap, end: right) { width(of: $0, as: .month) }
  }
}
