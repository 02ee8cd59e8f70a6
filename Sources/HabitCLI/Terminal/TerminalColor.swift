import HabitRender

/// A colour as the escape sequences of a terminal name it.
enum TerminalColor: Sendable, Hashable {
  /// One of the sixteen colours, 0 … 15, which look as the user has set them.
  case basic(Int)
  /// One of xterm's fixed colours, 16 … 255.
  case indexed(Int)
  /// A 24-bit colour.
  case exact(RGB)

  /// Finds the nearest colour that a stream can show.
  ///
  /// It is `nil` if the stream shows none.
  ///
  /// - Parameters:
  ///   - color: The colour that is wanted.
  ///   - depth: How many colours the stream shows.
  init?(_ color: RGB, depth: ColorDepth) {
    switch depth {
    case .none: return nil
    case .sixteen: self = .basic(Self.nearestBasic(to: color))
    case .palette: self = .indexed(Self.nearestIndexed(to: color))
    case .full: self = .exact(color)
    }
  }

  /// The numbers that choose the colour for the text itself, in a "select graphic rendition" sequence.
  var foregroundCodes: String { codes(base: 30, brightBase: 90, extended: 38) }

  /// The numbers that choose the colour for the ground behind the text.
  var backgroundCodes: String { codes(base: 40, brightBase: 100, extended: 48) }

  private func codes(base: Int, brightBase: Int, extended: Int) -> String {
    // Source: ECMA-48, 8.3.117, and xterm's "Control Sequences" for 90 … 107 and for 38 and 48.
    switch self {
    case .basic(let index): index < 8 ? "\(base + index)" : "\(brightBase + index - 8)"
    case .indexed(let index): "\(extended);5;\(index)"
    case .exact(let color): "\(extended);2;\(color.red);\(color.green);\(color.blue)"
    }
  }
}

// MARK: - Fewer colours

extension TerminalColor {
  /// The colour of the sixteen with the same hue, or the same lightness for a grey.
  ///
  /// How the sixteen look is the user's choice, so distances to them mean nothing; a hue is kept by all palettes.
  private static func nearestBasic(to color: RGB) -> Int {
    let channels = [Int(color.red), Int(color.green), Int(color.blue)]
    let greatest = max(channels[0], channels[1], channels[2])
    let least = min(channels[0], channels[1], channels[2])
    if (greatest - least) * 5 <= greatest {
      let greys = [0, 8, 7, 15]
      return greys[(greatest + least) * greys.count / 512]
    }
    // A channel in the upper two fifths is on. At one half an azure such as #0090FF, which people call blue, would be
    // cyan.
    let threshold = least + (greatest - least) * 3 / 5
    let bits = channels.enumerated().reduce(0) { bits, channel in
      bits | (channel.element > threshold ? 1 << channel.offset : 0)
    }
    return greatest >= 176 ? bits + 8 : bits
  }

  /// The colour of xterm's cube or ramp of greys that is nearest.
  private static func nearestIndexed(to color: RGB) -> Int {
    // Source: xterm's 256colres.pl: a cube of 6 × 6 × 6 from index 16 and 24 greys from index 232.
    let levels = [0, 95, 135, 175, 215, 255]
    let channels = [Int(color.red), Int(color.green), Int(color.blue)]
    let steps = channels.map { channel in
      levels.indices.min { abs(levels[$0] - channel) < abs(levels[$1] - channel) } ?? 0
    }
    let grey = min(max((channels.reduce(0, +) / 3 - 3) / 10, 0), 23)
    let cubeDistance = zip(steps, channels).reduce(0) { $0 + squared(levels[$1.0] - $1.1) }
    let greyDistance = channels.reduce(0) { $0 + squared(8 + 10 * grey - $1) }
    return greyDistance < cubeDistance ? 232 + grey : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }

  private static func squared(_ number: Int) -> Int { number * number }
}
