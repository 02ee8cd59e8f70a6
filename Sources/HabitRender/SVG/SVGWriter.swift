/// Writes a figure as SVG with text that can be selected, tooltips, and words for those who do not see it.
///
/// The same figure gives the same bytes.
public struct SVGWriter: Sendable {
  private let prefix: String
  private var shapes: SVGShapes { SVGShapes(prefix: prefix) }
  private var style: SVGStyle { SVGStyle(prefix: prefix) }

  /// Creates a writer.
  ///
  /// - Parameter prefix: What the identifiers and classes in the file begin with, so that several figures, also of
  ///   different themes, can stand on one page; ASCII letters, digits and hyphens.
  public init(prefix: String = "habit-") {
    self.prefix = prefix
  }

  /// Writes a figure as a file of its own.
  ///
  /// If its colours have a dark theme, viewers who prefer that one see it.
  ///
  /// - Parameter figure: The figure.
  /// - Returns: The file in UTF-8.
  /// - Complexity: O(*n*), where *n* is the number of shapes.
  public func svg(of figure: Figure) -> [UInt8] {
    var out = MarkupWriter(capacity: 4096 + figure.shapes.count * 96)
    open(figure, identifier: prefix, in: &out)
    writeStyle(of: figure, in: &out)
    out.write("<defs>\n")
    for symbol in figure.symbols { shapes.writeDefinition(of: symbol, in: &out) }
    out.write("</defs>\n")
    if figure.colors.theme.paintsBackground {
      out.write("<rect")
      out.write(" class", prefix + Ink.background.name)
      out.write(" width=\"100%\" height=\"100%\"/>\n")
    }
    close(figure, in: &out)
    return out.bytes
  }

  private func open(_ figure: Figure, identifier: String, in out: inout MarkupWriter) {
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
    out.write(" aria-labelledby", identifier + "title" + (isDescribed ? " \(identifier)description" : ""))
    out.write(">\n<title")
    out.write(" id", identifier + "title")
    out.write(">")
    out.write(text: figure.title)
    out.write("</title>\n")
    guard isDescribed else { return }
    out.write("<desc")
    out.write(" id", identifier + "description")
    out.write(">")
    out.write(text: figure.description)
    out.write("</desc>\n")
  }

  private func close(_ figure: Figure, in out: inout MarkupWriter) {
    for shape in figure.shapes {
      shapes.write(shape, in: &out)
      out.write("\n")
    }
    out.write("</svg>\n")
  }

  private func writeStyle(of figure: Figure, in out: inout MarkupWriter) {
    let uses = InkUses(of: figure)
    out.write("<style>\n")
    style.writeTexts(uses.roles, in: &out)
    style.writeColors(of: uses, in: &out) { figure.colors[$0].description }
    if let dark = figure.colors.dark {
      out.write("@media (prefers-color-scheme:dark){\n")
      style.writeColors(of: uses, in: &out) { dark[$0].description }
      out.write("}\n")
    }
    out.write("</style>\n")
  }
}

// MARK: - Pages

extension SVGWriter {
  /// Writes a figure as a part of a page that has its ``styleSheet`` and its ``definitions(of:)``.
  ///
  /// - Parameters:
  ///   - figure: The figure; its background is left to the page, and its colours to ``variables(of:)``.
  ///   - identifier: What its identifiers begin with, other for each figure of the page.
  /// - Returns: An `<svg>` element in UTF-8.
  public func inline(_ figure: Figure, identifier: String) -> [UInt8] {
    var out = MarkupWriter(capacity: 1024 + figure.shapes.count * 96)
    open(figure, identifier: identifier, in: &out)
    close(figure, in: &out)
    return out.bytes
  }

  /// The symbols of some figures, as an element that shows nothing, for the beginning of a page.
  public func definitions(of figures: [Figure]) -> [UInt8] {
    var out = MarkupWriter(capacity: 4096)
    var seen: Set<String> = []
    out.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" aria-hidden=\"true\"")
    out.write(" style=\"position:absolute\"><defs>\n")
    for symbol in figures.flatMap(\.symbols) where seen.insert(symbol.name).inserted {
      shapes.writeDefinition(of: symbol, in: &out)
    }
    out.write("</defs></svg>\n")
    return out.bytes
  }

  /// The rules for all figures of a page, which paint with custom properties such as `--habit-l4`.
  public var styleSheet: [UInt8] {
    var out = MarkupWriter(capacity: 4096)
    style.writeTexts(TextRole.allCases, in: &out)
    style.writeColors(of: .all, in: &out) { "var(--\(prefix)\($0.name))" }
    return out.bytes
  }

  /// The custom properties of a scheme, such as `--habit-l4:#216e39;`, for the rule of an element around a figure.
  public func variables(of colors: ColorScheme) -> String {
    Ink.all.map { "--\(prefix)\($0.name):\(colors[$0]);" }.joined()
  }
}
