/// A small drawing that a figure repeats: it is drawn once and then placed.
public final class Symbol: Sendable {
  /// The name, unique among the symbols of a figure, that a style sheet or a script finds it by.
  public let name: String
  /// The width and height of the square that holds the shapes.
  public let size: Int
  /// The shapes, from the upper left corner of the square.
  public let shapes: [Shape]

  /// Creates a symbol.
  ///
  /// - Parameters:
  ///   - name: The name, of ASCII letters and digits.
  ///   - size: The width and height of the square that holds the shapes.
  ///   - shapes: The shapes.
  public init(name: String, size: Int, shapes: [Shape]) {
    self.name = name
    self.size = size
    self.shapes = shapes
  }
}

extension Symbol: Hashable {
  /// Whether two symbols draw the same.
  public static func == (left: Symbol, right: Symbol) -> Bool {
    left === right || (left.name == right.name && left.size == right.size && left.shapes == right.shapes)
  }

  /// Feeds the name into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
