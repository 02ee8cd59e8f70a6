/// The shapes of a figure while it is laid out.
struct FigureBuilder {
  let measure: any TextMeasure
  private(set) var shapes: [Shape] = []

  init(measure: any TextMeasure) {
    self.measure = measure
  }

  /// The width of a text, rounded up to whole units.
  func width(of text: String, as role: TextRole) -> Int {
    text.isEmpty ? 0 : Int(measure.width(of: text, in: role.style).rounded(.up))
  }

  /// Adds a text whose capitals stand in the middle of a row, shortened to the room there is.
  ///
  /// - Parameters:
  ///   - text: The text; the empty text adds nothing.
  ///   - role: What the text is there for.
  ///   - x: Where the anchored side lies.
  ///   - anchor: The side of the text that `x` fixes.
  ///   - middle: The middle of the row.
  ///   - room: The most width to take.
  /// - Returns: The width that the text takes.
  @discardableResult
  mutating func add(
    _ text: String, as role: TextRole, x: Int, anchor: Label.Anchor = .start, middle: Double, room: Int = .max
  ) -> Int {
    let shown = measure.text(text, in: role.style, fitting: Double(room))
    guard !shown.isEmpty else { return 0 }
    let width = self.width(of: shown, as: role)
    shapes.append(
      .text(
        Label(
          text: shown, role: role, x: Double(x), baseline: (middle + role.style.baselineOffset).rounded(),
          anchor: anchor, width: Double(width))))
    return width
  }

  /// The lines that some texts fill, one after the other.
  ///
  /// - Parameters:
  ///   - texts: The texts; one that is wider than a line has one of its own.
  ///   - separator: What stands between two texts on a line.
  ///   - role: What the texts are there for.
  ///   - room: The width of a line.
  /// - Returns: The lines, from the top.
  func lines(of texts: [String], joinedBy separator: String, as role: TextRole, room: Int) -> [String] {
    var lines: [String] = []
    for text in texts {
      if let last = lines.last, width(of: last + separator + text, as: role) <= room {
        lines[lines.count - 1] = last + separator + text
      } else {
        lines.append(text)
      }
    }
    return lines
  }

  /// Adds a shape in front of all others.
  mutating func add(_ shape: Shape) {
    shapes.append(shape)
  }
}
