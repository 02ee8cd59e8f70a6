internal import HabitRender

/// The symbols of a figure, each drawn once and then copied.
final class SpriteSheet {
  // A box, since a dictionary cannot hold values that cannot be copied.
  private final class Sprite {
    let canvas: Canvas

    init(of symbol: Symbol, scale: Int, colors: ColorScheme) throws(RenderError) {
      canvas = try Canvas(imageOfWidth: symbol.size, height: symbol.size, scale: scale, colors: colors)
      for shape in symbol.shapes { canvas.draw(shape) }
    }
  }

  private let scale: Int
  private let colors: ColorScheme
  private var sprites: [ObjectIdentifier: Sprite] = [:]

  init(scale: Int, colors: ColorScheme) {
    self.scale = scale
    self.colors = colors
  }

  /// Draws a symbol on a canvas.
  func draw(_ symbol: Symbol, on canvas: borrowing Canvas, x: Int, y: Int) throws(RenderError) {
    let identifier = ObjectIdentifier(symbol)
    if sprites[identifier] == nil { sprites[identifier] = try Sprite(of: symbol, scale: scale, colors: colors) }
    guard let sprite = sprites[identifier] else { return }
    canvas.copy(sprite.canvas, width: symbol.size, height: symbol.size, toX: x, y: y)
  }
}
