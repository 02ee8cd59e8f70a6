/// One drawing call, in user units.
public enum Shape: Sendable, Hashable {
  /// A filled box.
  case box(Rectangle, radius: Double, fill: Ink)
  /// The outline of a box; the stroke is centred on the edges.
  case outline(Rectangle, radius: Double, stroke: Stroke)
  /// A filled circle.
  case dot(x: Double, y: Double, radius: Double, fill: Ink)
  /// A straight line with round ends.
  case line(fromX: Double, fromY: Double, toX: Double, toY: Double, stroke: Stroke)
  /// A text.
  case text(Label)
  /// A symbol of the figure, placed with its upper left corner.
  case symbol(Symbol, x: Int, y: Int, tooltip: String?)
}

extension Shape {
  /// What the shape is filled with; `nil` if it is not, or is a text or a symbol.
  var fill: Ink? {
    switch self {
    case .box(_, _, let fill), .dot(_, _, _, let fill): fill
    case .outline, .line, .text, .symbol: nil
    }
  }

  /// What the shape is drawn along with; `nil` if it is not, or is a text or a symbol.
  var stroke: Stroke? {
    switch self {
    case .outline(_, _, let stroke), .line(_, _, _, _, let stroke): stroke
    case .box, .dot, .text, .symbol: nil
    }
  }
}
