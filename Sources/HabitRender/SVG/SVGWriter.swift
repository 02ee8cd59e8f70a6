/// Writes a figure as SVG with text that can be selected, tooltips, and words for those who do not see it.
///
/// The same figure gives the same bytes.
public struct SVGWriter: Sendable {
  private let prefix: String

  /// Creates a writer.
  ///
  /// - Parameter prefix: What the identifiers and classes in the file begin with, so that several figures, also of
  ///   different themes, can stand on one page; ASCII letters, digits and hyphens.
  public init(prefix: String = "habit-") {
    self.prefix = prefix
  }

  /// Writes a figure.
  ///
  /// - Parameter figure: The figure.
  /// - Returns: The file in UTF-8.
  /// - Complexity: O(*n*), where *n* is the number of shapes.
  public func svg(of figure: Figure) -> [UInt8] {
    var out = MarkupWriter(capacity: 4096 + figure.shapes.count * 96)
    open(figure, in: &out)
    writeStyles(of: figure, in: &out)
    out.write("<defs>\n")
    for symbol in figure.symbols {
      out.write("<g")
      out.write(" id", prefix + symbol.name)
      out.write(">")
      for shape in symbol.shapes { write(shape, in: &out) }
      out.write("</g>\n")
    }
    out.write("</defs>\n<rect")
    out.write(" class", prefix + Ink.background.name)
    out.write(" width=\"100%\" height=\"100%\"/>\n")
    for shape in figure.shapes {
      write(shape, in: &out)
      out.write("\n")
    }
    out.write("</svg>\n")
    return out.bytes
  }

  private func open(_ figure: Figure, in out: inout MarkupWriter) {
    out.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    out.write(" width", figure.width)
    out.write(" height", figure.height)
    out.write(" viewBox=\"0 0 ")
    out.write(figure.width)
    out.write(" ")
    out.write(figure.height)
    out.write("\"")
    out.write(" class", prefix + "figure")
    out.write(" role=\"img\"")
    let isDescribed = !figure.description.isEmpty
    out.write(" aria-labelledby", prefix + "title" + (isDescribed ? " \(prefix)description" : ""))
    out.write(">\n<title")
    out.write(" id", prefix + "title")
    out.write(">")
    out.write(text: figure.title)
    out.write("</title>\n")
    guard isDescribed else { return }
    out.write("<desc")
    out.write(" id", prefix + "description")
    out.write(">")
    out.write(text: figure.description)
    out.write("</desc>\n")
  }

  // The prefix keeps the rules from reaching into a page around the figure. A rule names its class alone: browsers do
  // not find the ancestors of what `<use>` brings in (SVG 2, 5.6.3), and would paint every cell black.
  private func writeStyles(of figure: Figure, in out: inout MarkupWriter) {
    let colors = figure.colors
    let shapes = figure.shapes + figure.symbols.flatMap(\.shapes)
    let fills = Set(shapes.compactMap(\.fill)).union([.background])
    let strokes = Set(shapes.compactMap { $0.stroke?.ink })
    out.write("<style>\n.")
    out.write(text: prefix)
    out.write("figure text{font-family:system-ui,'Noto Sans CJK KR',sans-serif}\n")
    for role in TextRole.allCases {
      out.write(".")
      out.write(text: prefix + role.rawValue)
      out.write("{font-size:")
      out.write(role.style.size)
      out.write("px;font-weight:")
      out.write(role.style.weight.rawValue)
      out.write(";fill:")
      out.write(text: colors[role.ink].description)
      out.write("}\n")
    }
    for ink in Ink.all where fills.contains(ink) {
      out.write(".")
      out.write(text: prefix + ink.name)
      out.write("{fill:")
      out.write(text: colors[ink].description)
      out.write("}\n")
    }
    for ink in Ink.all where strokes.contains(ink) {
      out.write(".")
      out.write(text: prefix + ink.name)
      out.write("-line{fill:none;stroke:")
      out.write(text: colors[ink].description)
      out.write("}\n")
    }
    out.write("</style>\n")
  }
}

// MARK: - Shapes

extension SVGWriter {
  private func write(_ shape: Shape, in out: inout MarkupWriter) {
    switch shape {
    case .box(let box, let radius, let fill):
      out.write("<rect")
      write(box, radius: radius, in: &out)
      out.write(" class", prefix + fill.name)
      out.write("/>")
    case .outline(let box, let radius, let stroke):
      out.write("<rect")
      write(box, radius: radius, in: &out)
      write(stroke, in: &out)
      out.write("/>")
    case .dot(let x, let y, let radius, let fill):
      out.write("<circle")
      out.write(" cx", x)
      out.write(" cy", y)
      out.write(" r", radius)
      out.write(" class", prefix + fill.name)
      out.write("/>")
    case .line(let fromX, let fromY, let toX, let toY, let stroke):
      out.write("<line")
      out.write(" x1", fromX)
      out.write(" y1", fromY)
      out.write(" x2", toX)
      out.write(" y2", toY)
      write(stroke, in: &out)
      out.write(" stroke-linecap=\"round\"/>")
    case .text(let label):
      write(label, in: &out)
    case .symbol(let symbol, let x, let y, let tooltip):
      write(symbol, x: x, y: y, tooltip: tooltip, in: &out)
    }
  }

  private func write(_ box: Rectangle, radius: Double, in out: inout MarkupWriter) {
    if box.x != 0 { out.write(" x", box.x) }
    if box.y != 0 { out.write(" y", box.y) }
    out.write(" width", box.width)
    out.write(" height", box.height)
    if radius > 0 { out.write(" rx", radius) }
  }

  private func write(_ stroke: Stroke, in out: inout MarkupWriter) {
    out.write(" class", prefix + stroke.ink.name + "-line")
    if stroke.width != 1 { out.write(" stroke-width", stroke.width) }
    if stroke.dash > 0 { out.write(" stroke-dasharray", stroke.dash) }
  }

  private func write(_ label: Label, in out: inout MarkupWriter) {
    out.write("<text")
    out.write(" class", prefix + label.role.rawValue)
    out.write(" x", label.x)
    out.write(" y", label.baseline)
    if label.anchor == .end { out.write(" text-anchor=\"end\"") }
    out.write(">")
    out.write(text: label.text)
    out.write("</text>")
  }

  private func write(_ symbol: Symbol, x: Int, y: Int, tooltip: String?, in out: inout MarkupWriter) {
    out.write("<use href=\"#")
    out.write(text: prefix)
    out.write(text: symbol.name)
    out.write("\"")
    out.write(" x", x)
    out.write(" y", y)
    guard let tooltip else {
      out.write("/>")
      return
    }
    out.write("><title>")
    out.write(text: tooltip)
    out.write("</title></use>")
  }
}
