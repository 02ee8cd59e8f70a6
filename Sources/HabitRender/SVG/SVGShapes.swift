/// Writes the shapes of a figure as elements of SVG.
struct SVGShapes {
  /// What classes, and the identifiers of symbols, begin with.
  let prefix: String

  /// Writes one shape.
  func write(_ shape: Shape, in out: inout MarkupWriter) {
    switch shape {
    case .box(let box, let radius, let fill):
      out.write("<rect")
      write(box, radius: radius, in: &out)
      close(fill, in: &out)
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
      close(fill, in: &out)
    case .line(let fromX, let fromY, let toX, let toY, let stroke):
      out.write("<line")
      out.write(" x1", fromX)
      out.write(" y1", fromY)
      out.write(" x2", toX)
      out.write(" y2", toY)
      write(stroke, in: &out)
      out.write(" stroke-linecap=\"round\"/>")
    case .polyline(let points, let stroke):
      out.write("<polyline")
      write(points, in: &out)
      write(stroke, in: &out)
      out.write(" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>")
    case .polygon(let points, let fill):
      out.write("<polygon")
      write(points, in: &out)
      close(fill, in: &out)
    case .ring(let sector, let fill):
      out.write("<path")
      write(sector, in: &out)
      close(fill, in: &out)
    case .text(let label):
      write(label, in: &out)
    case .symbol(let symbol, let x, let y, let tooltip):
      write(symbol, x: x, y: y, tooltip: tooltip, in: &out)
    case .group(let shapes, let tooltip):
      out.write("<g><title>")
      out.write(text: tooltip)
      out.write("</title>")
      for shape in shapes { write(shape, in: &out) }
      out.write("</g>")
    }
  }

  /// Writes the drawing of a symbol, to be placed by its name.
  func writeDefinition(of symbol: Symbol, in out: inout MarkupWriter) {
    out.write("<g")
    out.write(" id", prefix + symbol.name)
    out.write(">")
    for shape in symbol.shapes { write(shape, in: &out) }
    out.write("</g>\n")
  }
}

// MARK: - Attributes

extension SVGShapes {
  private func close(_ fill: Ink, in out: inout MarkupWriter) {
    out.write(" class", prefix + fill.name)
    out.write("/>")
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
    guard stroke.dash > 0 else { return }
    out.write(" stroke-dasharray=\"")
    out.write(stroke.dash)
    if stroke.gap != stroke.dash {
      out.write(" ")
      out.write(stroke.gap)
    }
    out.write("\"")
  }

  private func write(_ points: [Point], in out: inout MarkupWriter) {
    out.write(" points=\"")
    for (index, point) in points.enumerated() {
      if index > 0 { out.write(" ") }
      write(point, in: &out)
    }
    out.write("\"")
  }

  private func write(_ point: Point, in out: inout MarkupWriter) {
    out.write(point.x)
    out.write(",")
    out.write(point.y)
  }

  private func write(_ sector: RingSector, in out: inout MarkupWriter) {
    // An arc cannot end where it begins, so a whole ring is two halves.
    let middle = (sector.start + sector.end) / 2
    out.write(" d=\"M")
    write(sector.point(at: sector.start, radius: sector.outerRadius), in: &out)
    for turn in [middle, sector.end] { write(sector, to: turn, sector.outerRadius, isClockwise: true, in: &out) }
    out.write("L")
    write(sector.point(at: sector.end, radius: sector.innerRadius), in: &out)
    for turn in [middle, sector.start] { write(sector, to: turn, sector.innerRadius, isClockwise: false, in: &out) }
    out.write("Z\"")
  }

  private func write(
    _ sector: RingSector, to turn: Double, _ radius: Double, isClockwise: Bool, in out: inout MarkupWriter
  ) {
    out.write("A")
    out.write(radius)
    out.write(" ")
    out.write(radius)
    out.write(" 0 0 ")
    out.write(isClockwise ? 1 : 0)
    out.write(" ")
    write(sector.point(at: turn, radius: radius), in: &out)
  }

  private func write(_ label: Label, in out: inout MarkupWriter) {
    out.write("<text")
    out.write(" class", prefix + label.role.rawValue)
    out.write(" x", label.x)
    out.write(" y", label.baseline)
    switch label.anchor {
    case .start: break
    case .middle: out.write(" text-anchor=\"middle\"")
    case .end: out.write(" text-anchor=\"end\"")
    }
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
