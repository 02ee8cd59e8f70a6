internal import CCairo

/// Why a picture could not be made.
public enum RenderError: Error, Sendable, Hashable {
  /// The scale is none of those that pictures are drawn at.
  case scale(Int, allowed: ClosedRange<Int>)
  /// The picture would take more memory than a picture may.
  case tooLarge(widthInPixels: Int, heightInPixels: Int)
  /// Cairo could not draw, with its own words.
  case drawing(String)
  /// The drawing could not be encoded, with the words of libpng.
  case encoding(String)
  /// The drawing could not be encoded for a terminal, with the words of libsixel.
  case sixel(String)

  /// The error behind a status of Cairo; `nil` for success.
  init?(_ status: cairo_status_t) {
    guard status != CAIRO_STATUS_SUCCESS else { return nil }
    self = .drawing(String(cString: cairo_status_to_string(status)))
  }
}

extension RenderError: CustomStringConvertible {
  /// What happened and what to do, on one line.
  public var description: String {
    switch self {
    case .scale(let scale, let allowed):
      "there is no scale \(scale); choose one from \(allowed.lowerBound) to \(allowed.upperBound)"
    case .tooLarge(let width, let height):
      "a picture of \(width) x \(height) pixels is too large; choose a smaller scale, fewer habits or days, or SVG"
    case .drawing(let reason): "could not draw the picture: \(reason)"
    case .encoding(let reason): "could not write the picture as PNG: \(reason)"
    case .sixel(let reason): "could not write the picture as sixels: \(reason)"
    }
  }
}
