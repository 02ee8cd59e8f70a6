import HabitCore

extension WidgetComposer {
  /// Adds the title with the number of todos, and what is open below it, by time; where there is room, limits that are
  /// broken follow, and then what is done.
  mutating func addList() {
    let room = right - geometry.listLeft
    let middle = Double(geometry.titleMiddle)
    let taken = builder.add(
      words.todos ?? "", as: glance.overdueTodos > 0 ? .value : .fact, x: right, anchor: .end, middle: middle)
    let titleRoom = room - (taken > 0 ? taken + geometry.gap : 0)
    builder.add(
      title(as: .title, room: titleRoom), as: .title, x: geometry.listLeft, middle: middle, room: titleRoom)
    let open = glance.open
    let settled = [DayState.missed, .done].flatMap { state in
      glance.items.filter { !$0.isOpen && $0.state == state }
    }
    guard !(open + settled).isEmpty else {
      let sentence = glance.status == .empty ? language.howToBegin : language.nothingIsDueToday
      builder.add(sentence, as: .fact, x: geometry.listLeft, middle: self.middle(ofRow: 0), room: room)
      return
    }
    // The last row tells of those that have none.
    let shown = open.count > geometry.rowCount ? Array(open.prefix(geometry.rowCount - 1)) : open
    var row = 0
    for item in shown + settled.prefix(max(0, geometry.rowCount - open.count)) {
      add(item, at: self.middle(ofRow: row))
      row += 1
    }
    if shown.count < open.count {
      builder.add(
        language.more(open.count - shown.count), as: .fact, x: geometry.listLeft + nameOffset,
        middle: self.middle(ofRow: row), room: room - nameOffset)
    }
  }

  private var nameOffset: Int { 2 * geometry.sign + geometry.gap }

  private func middle(ofRow row: Int) -> Double { Double(geometry.firstRow + row * geometry.rowPitch) }

  private mutating func add(_ item: DayGlance.Item, at middle: Double) {
    let center = Point(x: Double(geometry.listLeft + geometry.sign), y: middle)
    builder.add(sign(of: item, at: center), tooltip: tooltip(words.line(of: item)))
    let time = item.time.map(language.time) ?? ""
    let timeWidth = builder.add(
      time, as: item.isOverdue ? .value : .fact, x: right, anchor: .end, middle: middle)
    let left = geometry.listLeft + nameOffset
    builder.add(
      words.title(of: item), as: item.isOpen ? .item : .settledItem, x: left, middle: middle,
      room: right - left - (timeWidth > 0 ? timeWidth + geometry.gap : 0))
  }

  private func sign(of item: DayGlance.Item, at center: Point) -> [Shape] {
    let radius = Double(geometry.sign)
    if item.isOverdue {
      return [
        .dot(x: center.x, y: center.y, radius: radius + 0.5, fill: .text),
        .line(
          fromX: center.x, fromY: center.y - 2.5, toX: center.x, toY: center.y + 0.5,
          stroke: Stroke(.background, width: 1.5)),
        .dot(x: center.x, y: center.y + 3, radius: 0.9, fill: .background),
      ]
    }
    if item.isOpen {
      let box = Rectangle(x: center.x, y: center.y, width: 0, height: 0).inset(by: 0.5 - radius)
      return [.outline(box, radius: radius - 0.5, stroke: Stroke(.line, width: 1.25))]
    }
    if item.state == .missed {
      let arm = 2.2
      return [.dot(x: center.x, y: center.y, radius: radius + 0.5, fill: .line)]
        + [-arm, arm].map { rise in
          .line(
            fromX: center.x - arm, fromY: center.y - rise, toX: center.x + arm, toY: center.y + rise,
            stroke: Stroke(.background, width: 1.4))
        }
    }
    return [
      .dot(x: center.x, y: center.y, radius: radius + 0.5, fill: .level(.high)),
      .polyline(check(at: center, size: 3.2), stroke: Stroke(.onLevel(.high), width: 1.4)),
    ]
  }
}
