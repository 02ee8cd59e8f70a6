import HabitCore

/// The figure of a card while its parts are added.
struct WidgetComposer {
  let card: WidgetCard
  let colors: ColorScheme
  let hasTooltips: Bool
  let geometry = WidgetGeometry()
  let width: Int
  let height: Int
  var builder: FigureBuilder

  init(of card: WidgetCard, colors: ColorScheme, measure: any TextMeasure, hasTooltips: Bool) {
    self.card = card
    self.colors = colors
    self.hasTooltips = hasTooltips
    builder = FigureBuilder(measure: measure)
    width = card.size == .small ? geometry.side : geometry.width
    height = card.size == .large ? geometry.largeHeight : geometry.side
  }

  var glance: DayGlance { card.words.glance }
  var words: GlanceWords { card.words }
  var language: Language { card.words.language }
  /// Where everything ends at the right.
  var right: Int { width - geometry.margin }

  /// What is said of a part when it is pointed at; nothing where that cannot be.
  func tooltip(_ text: String) -> String { hasTooltips ? text : "" }

  /// Adds the card itself.
  mutating func addGround() {
    let box = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
    if colors.theme.paintsBackground {
      builder.add(.box(box, radius: Double(geometry.radius), fill: .background))
    }
    builder.add(.outline(box.inset(by: 0.5), radius: Double(geometry.radius) - 0.5, stroke: Stroke(.grid)))
  }
}

// MARK: - The ring

extension WidgetComposer {
  /// Adds the ring, what stands in it, and the two lines below.
  mutating func addRing() {
    let room = (card.size == .small ? width : geometry.ringColumn) - 2 * geometry.margin
    let (heading, line) = linesBelowRing(room: room)
    // With one line below, ring and line move to the middle together.
    let drop = line.isEmpty ? geometry.dropOfOneLine : 0
    let middle = card.size == .small ? geometry.side / 2 : geometry.ringColumn / 2
    let center = Point(x: Double(middle), y: Double(geometry.ringMiddle + drop))
    builder.add(
      ring(around: center), tooltip: tooltip(glance.due > 0 ? language.done(glance.done, of: glance.due) : ""))
    if glance.isPerfect {
      builder.add(.polyline(check(at: center, size: 15), stroke: Stroke(.level(.full), width: 5)))
    } else {
      addCount(at: center)
    }
    builder.add(
      heading, as: .heading, x: middle, anchor: .middle, middle: Double(geometry.belowRing.heading + drop), room: room)
    builder.add(
      line, as: .fact, x: middle, anchor: .middle, middle: Double(geometry.belowRing.line + drop), room: room)
  }

  private func ring(around center: Point) -> [Shape] {
    let (outer, inner) = (Double(geometry.ring.outer), Double(geometry.ring.inner))
    func sector(to end: Double) -> RingSector {
      RingSector(center: center, innerRadius: inner, outerRadius: outer, start: 0, end: end)
    }
    let track: [Shape] = [.ring(sector(to: 1), fill: .grid)]
    guard let share = glance.share, share > 0 else { return track }
    if share >= 1 {
      let ground: [Shape] =
        glance.isPerfect ? [.dot(x: center.x, y: center.y, radius: inner, fill: .tint())] : []
      return ground + [.ring(sector(to: 1), fill: .level(.full))]
    }
    let progress = sector(to: share)
    // Round ends, as of a line drawn with a brush.
    let ends = [progress.start, progress.end].map { turn in
      let point = progress.point(at: turn, radius: (inner + outer) / 2)
      return Shape.dot(x: point.x, y: point.y, radius: (outer - inner) / 2, fill: .level(.high))
    }
    return track + [.ring(progress, fill: .level(.high))] + ends
  }

  private mutating func addCount(at center: Point) {
    let room = geometry.ring.inner * 2 - 10
    let count = words.count ?? "–"
    // A number that is cut off would be another number.
    guard let role = [TextRole.total, .title, .value].first(where: { builder.width(of: count, as: $0) <= room })
    else { return }
    builder.add(count, as: role, x: Int(center.x), anchor: .middle, middle: center.y)
  }

  private func linesBelowRing(room: Int) -> (heading: String, line: String) {
    let isSmall = card.size == .small
    guard glance.status != .empty else { return (language.noHabitsAtAll, isSmall ? language.howToBegin : "") }
    let status: String? =
      switch glance.status {
      case .free: language.freeDay
      case .done: words.end
      case .empty, .open, .overdue: nil
      }
    let left = glance.open.isEmpty ? nil : language.left(glance.open.count)
    var lines = [status, words.streak, left].compactMap(\.self)
    // A larger card has another place for the todos and the day.
    if isSmall || lines.isEmpty { lines += [words.todos].compactMap(\.self) }
    if isSmall { lines.append(title(as: .fact, room: room)) }
    return (lines.first ?? "", lines.dropFirst().first ?? "")
  }

  /// The title, of which a day is written shorter rather than cut.
  func title(as role: TextRole, room: Int) -> String {
    guard card.isTitledByDay, builder.width(of: card.title, as: role) > room else { return card.title }
    return words.shortHeading
  }

  /// The points of a check mark.
  func check(at center: Point, size: Double) -> [Point] {
    [(-0.8, 0.05), (-0.2, 0.65), (0.9, -0.6)].map { Point(x: center.x + $0 * size, y: center.y + $1 * size) }
  }
}
