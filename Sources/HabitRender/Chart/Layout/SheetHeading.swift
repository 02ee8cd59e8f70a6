/// A title with what belongs to it on the same row: the period behind it, and a fact at the right.
struct SheetHeading {
  let text: String
  let role: TextRole
  let period: String
  let fact: String

  private static let gap = 8
  private static let factGap = 14

  /// Adds the texts.
  ///
  /// The fact has what room it needs, as long as the title keeps half of the row; the period is left out where it has
  /// none.
  ///
  /// - Parameters:
  ///   - builder: The figure.
  ///   - left: Where the title begins.
  ///   - right: Where the fact ends.
  ///   - middle: The middle of the row.
  func add(to builder: inout FigureBuilder, from left: Int, to right: Int, middle: Double) {
    let width = right - left
    let title = min(builder.width(of: text, as: role), width / 2)
    let factRoom = title == 0 ? width : width - title - Self.factGap
    let taken = builder.add(fact, as: .fact, x: right, anchor: .end, middle: middle, room: factRoom)
    let room = taken == 0 ? width : width - taken - Self.factGap
    let shown = builder.add(text, as: role, x: left, middle: middle, room: room)
    let behind = shown == 0 ? 0 : shown + Self.gap
    if behind + builder.width(of: period, as: .fact) <= room {
      builder.add(period, as: .fact, x: left + behind, middle: middle)
    }
  }
}
