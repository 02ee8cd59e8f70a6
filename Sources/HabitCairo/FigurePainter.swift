internal import HabitRender

/// Plays the shapes of a figure on a canvas.
struct FigurePainter: ~Copyable {
  private let canvas: Canvas
  private let text: PangoText
  /// Where symbols are copied from; `nil` if each is drawn where it stands.
  private let sprites: SpriteSheet?
  /// The characters that no installed font has, as they come up.
  private var missing: [Character] = []

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - canvas: What is drawn on.
  ///   - text: What measured the texts of the figure.
  ///   - sprites: Where symbols are copied from.
  init(on canvas: consuming Canvas, text: PangoText, sprites: SpriteSheet? = nil) {
    self.canvas = canvas
    self.text = text
    self.sprites = sprites
  }

  /// Draws some shapes, from the back to the front.
  ///
  /// - Throws: ``RenderError/drawing(_:)`` if there is no memory.
  mutating func draw(_ shapes: [Shape]) throws(RenderError) {
    for shape in shapes {
      switch shape {
      case .symbol(let symbol, let x, let y, _):
        if let sprites {
          try sprites.draw(symbol, on: canvas, x: x, y: y)
        } else {
          canvas.draw(symbol, x: x, y: y)
        }
      case .text(let label):
        if !canvas.draw(label, with: text) { missing += text.missingCharacters(of: label.text) }
      case .group(let shapes, _):
        try draw(shapes)
      case .box, .outline, .dot, .line, .polyline, .polygon, .ring:
        canvas.draw(shape)
      }
    }
  }

  /// The characters that no installed font has, in the order of their first use; boxes stand in their place.
  var missingCharacters: [Character] {
    var seen: Set<Character> = []
    return missing.filter { seen.insert($0).inserted }
  }

  /// Gives the canvas to a function.
  borrowing func withCanvas<Result>(
    _ body: (borrowing Canvas) throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    try body(canvas)
  }
}
