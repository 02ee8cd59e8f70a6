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
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    // One picture, however many characters it is made of.
    if first.value > 0x2FF && first.properties.isEmoji || scalars.contains("\u{FE0F}") { return 1.35 }
    let isStacked = scalars.count > 3 && scalars.dropFirst().allSatisfy(isMark)
    // Few fonts have marks for such a stack, and show one that is missing as a box.
    return scalars.reduce(isStacked ? 0.65 : 0) { $0 + ems(of: $1) }
  }

  private static func ems(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", "'", ".", ",", ":", ";", "|", "!", " ": return 0.34
    case "f", "r", "t", "(", ")", "[", "]", "-", "/", "\"", "·": return 0.44
    case "m", "w", "M", "W", "%", "@", "…", "–", "—": return 1
    case "A"..."Z": return 0.74
    case " "..."\u{24F}": return 0.65
    // The broad letters of Cyrillic.
    case "Ж", "М", "Ф", "Ш", "Щ", "Ы", "Ю", "ж", "м", "ф", "ш", "щ", "ы", "ю", "Њ", "Љ", "њ", "љ", "Ђ", "Ћ": return 1.1
    default: break
    }
    if isMark(scalar) { return 0 }
    return switch scalar.value {
    case 0x0370...0x058F: scalar.properties.isUppercase ? 0.9 : 0.75
    // Scripts of signs that join and stack: where a font lacks them, each sign is a box.
    case 0x0900...0x0DFF, 0x0E31...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF: 0.65
    case 0x0250...0x10FF, 0x1200...0x1FFF: 0.75
    default: 1.1
    }
  }

  /// Whether a scalar takes no room of its own: a combining mark of letters, or one that only tells how to show others.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD, 0x0610...0x061A, 0x064B...0x065F, 0x1DC0...0x1DFF,
      0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0x20D0...0x20FF, 0xFE00...0xFE0F:
      true
    default: false
    }
  }
}
