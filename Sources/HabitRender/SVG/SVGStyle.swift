/// The rules of style that a drawing asks for.
///
/// A rule names its class alone: browsers do not find the ancestors of what `<use>` brings in (SVG 2, 5.6.3), and would
/// paint every cell black.
struct SVGStyle {
  /// What classes begin with, so that the rules do not reach into a page around the figure.
  let prefix: String

  /// Writes how texts are set; their colours are those of ``writeColors(of:in:color:)``.
  func writeTexts(_ roles: [TextRole], in out: inout MarkupWriter) {
    out.write(".")
    out.write(text: prefix)
    out.write("figure text{font-family:system-ui,'Noto Sans CJK KR',sans-serif}\n")
    for role in roles {
      out.write(".")
      out.write(text: prefix + role.rawValue)
      out.write("{font-size:")
      out.write(role.style.size)
      out.write("px;font-weight:")
      out.write(role.style.weight.rawValue)
      out.write("}\n")
    }
  }

  /// Writes the colours of texts, fills and lines.
  ///
  /// - Parameters:
  ///   - uses: What is coloured.
  ///   - out: Where it is written.
  ///   - color: What is written for the colour of an ink.
  func writeColors(of uses: InkUses, in out: inout MarkupWriter, color: (Ink) -> String) {
    for role in uses.roles { writeRule(role.rawValue, "fill:", color(role.ink), in: &out) }
    for ink in uses.fills { writeRule(ink.name, "fill:", color(ink), in: &out) }
    for ink in uses.strokes { writeRule(ink.name + "-line", "fill:none;stroke:", color(ink), in: &out) }
  }

  private func writeRule(
    _ name: String, _ property: StaticString, _ color: String, in out: inout MarkupWriter
  ) {
    out.write(".")
    out.write(text: prefix + name)
    out.write("{")
    out.write(property)
    out.write(text: color)
    out.write("}\n")
  }
}

/// The inks that a drawing uses, each once, in the order in which a style sheet lists them.
struct InkUses {
  let roles: [TextRole]
  let fills: [Ink]
  let strokes: [Ink]

  /// All inks that any figure of a page may use.
  static let all = InkUses(roles: TextRole.allCases, fills: Ink.all, strokes: Ink.all)

  private init(roles: [TextRole], fills: [Ink], strokes: [Ink]) {
    self.roles = roles
    self.fills = fills
    self.strokes = strokes
  }

  /// The inks of a figure.
  init(of figure: Figure) {
    let shapes = figure.parts + figure.symbols.flatMap(\.shapes)
    let fills = Set(shapes.compactMap(\.fill)).union(figure.colors.theme.paintsBackground ? [.background] : [])
    let strokes = Set(shapes.compactMap { $0.stroke?.ink })
    let roles = Set(figure.labels.map(\.role))
    // Series without a ramp of their own share one, but have names of their own.
    let series = fills.union(strokes).map(\.series).max() ?? 0
    let inks = Ink.all(series: series + 1)
    self.init(
      roles: TextRole.allCases.filter(roles.contains), fills: inks.filter(fills.contains),
      strokes: inks.filter(strokes.contains))
  }
}
