/// A title with what belongs to it: the period behind it and the facts at the right, or below where there is no room.
struct Heading {
  private let title: String
  private let role: TextRole
  private let period: String
  private let fact: String
  private let width: Int
  private let titleRoom: Int
  /// The lines below the title.
  let below: [String]

  private static let periodGap = 8
  private static let factGap = 14

  /// Decides what has room beside the title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - role: What the title is there for.
  ///   - period: The period; empty for none.
  ///   - facts: The facts in a few words each.
  ///   - width: The width of the row.
  ///   - builder: What measures the texts.
  init(
    _ title: String, as role: TextRole, period: String = "", facts: [String], width: Int, builder: FigureBuilder
  ) {
    let fact = facts.joined(separator: HeatmapSheet.factSeparator)
    let factWidth = builder.width(of: fact, as: .fact)
    let titleWidth = builder.width(of: title, as: role)
    // The title gives way to the facts only as long as half of the row is left for it.
    let isFactBeside = fact.isEmpty || factWidth + Self.factGap + min(titleWidth, width / 2) <= width
    titleRoom = isFactBeside && !fact.isEmpty ? width - factWidth - Self.factGap : width
    let taken = min(titleWidth, titleRoom)
    let isPeriodBehind =
      (taken == 0 ? 0 : taken + Self.periodGap) + builder.width(of: period, as: .fact) <= titleRoom
    below = builder.lines(
      of: (isPeriodBehind || period.isEmpty ? [] : [period]) + (isFactBeside ? [] : facts),
      joinedBy: HeatmapSheet.factSeparator, as: .fact, room: width)
    self.title = title
    self.role = role
    self.period = isPeriodBehind ? period : ""
    self.fact = isFactBeside ? fact : ""
    self.width = width
  }

  /// Adds the texts.
  ///
  /// - Parameters:
  ///   - builder: The figure.
  ///   - left: Where the row begins.
  ///   - middle: The middle of the row with the title.
  ///   - middleOfLine: The middle of a line below it, by its number from 0.
  func add(to builder: inout FigureBuilder, x left: Int, middle: Double, middleOfLine: (Int) -> Double) {
    let taken = builder.add(title, as: role, x: left, middle: middle, room: titleRoom)
    builder.add(period, as: .fact, x: left + (taken == 0 ? 0 : taken + Self.periodGap), middle: middle)
    builder.add(fact, as: .fact, x: left + width, anchor: .end, middle: middle)
    for (index, line) in below.enumerated() {
      builder.add(line, as: .fact, x: left, middle: middleOfLine(index), room: width)
    }
  }
}
