/// A measure that needs no font: the widths of a broad sans-serif, so that most fonts take less.
///
/// A text SVG is shown in the viewer's own font. What fits by this measure fits there too.
public struct EstimatedTextMeasure: TextMeasure, Sendable {
  /// Creates the measure.
  public init() {}

  /// The width of a line of text, estimated from its characters.
  public func width(of text: String, in style: TextStyle) -> Double {
    let ems = text.reduce(0) { $0 + Self.ems(of: $1) }
    return ems * Double(style.size) * (style.weight == .semibold ? 1.1 : 1)
  }

  // Parts of the font size, after DejaVu Sans.
  private static func ems(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar {
    case "i", "j", "l", "I", "'", ".", ",", ":", ";", "|", "!", " ": return 0.34
    case "f", "r", "t", "(", ")", "[", "]", "-", "/", "\"", "·": return 0.44
    case "m", "w", "M", "W", "%", "@", "…", "–", "—": return 1
    case "A"..."Z": return 0.74
    case " "..."\u{24F}": return 0.65
    default: break
    }
    return switch scalar.value {
    case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x0250...0x10FF, 0x1200...0x1FFF: 0.75
    default: scalar.properties.isEmoji ? 1.35 : 1.1
    }
  }
}
