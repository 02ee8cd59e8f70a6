/// A finished layout: what to draw and where, for any painter.
public struct Figure: Sendable, Hashable {
  /// The width in user units.
  public let width: Int
  /// The height in user units.
  public let height: Int
  /// The name of the figure, for those who do not see it.
  public let title: String
  /// What the figure says, for those who do not see it.
  public let description: String
  /// The colours.
  public let colors: ColorScheme
  /// The drawing calls, from the back to the front.
  public let shapes: [Shape]

  /// Creates a figure.
  ///
  /// - Parameters:
  ///   - width: The width in user units.
  ///   - height: The height in user units.
  ///   - title: The name of the figure.
  ///   - description: What the figure says.
  ///   - colors: The colours.
  ///   - shapes: The drawing calls, from the back to the front.
  public init(width: Int, height: Int, title: String, description: String, colors: ColorScheme, shapes: [Shape]) {
    self.width = width
    self.height = height
    self.title = title
    self.description = description
    self.colors = colors
    self.shapes = shapes
  }

  /// The symbols that the shapes place, each once, in the order of their first use.
  public var symbols: [Symbol] {
    var seen: Set<String> = []
    return parts.compactMap { shape in
      guard case .symbol(let symbol, _, _, _) = shape, seen.insert(symbol.name).inserted else { return nil }
      return symbol
    }
  }

  /// The shapes, with those of a group in its place.
  var parts: [Shape] { shapes.contains(where: \.isGroup) ? shapes.flatMap(\.parts) : shapes }

  /// The texts.
  public var labels: [Label] {
    parts.compactMap { if case .text(let label) = $0 { label } else { nil } }
  }
}
