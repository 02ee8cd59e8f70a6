/// The colour of a habit, as sRGB.
public struct HabitColor: Sendable, Hashable {
  /// The colour as 0xRRGGBB.
  public let rgb: UInt32

  /// Creates a colour.
  ///
  /// - Parameter rgb: The colour as 0xRRGGBB; higher bits are dropped.
  public init(rgb: UInt32) {
    self.rgb = rgb & 0xFF_FFFF
  }

  /// The colours that have a name, in the order of the rainbow.
  public static let named: [(name: String, color: HabitColor)] = [
    ("red", HabitColor(rgb: 0xE5484D)), ("orange", HabitColor(rgb: 0xF76B15)), ("amber", HabitColor(rgb: 0xE2A336)),
    ("lime", HabitColor(rgb: 0x7CB342)), ("green", HabitColor(rgb: 0x30A14E)), ("teal", HabitColor(rgb: 0x12A594)),
    ("cyan", HabitColor(rgb: 0x05A2C2)), ("blue", HabitColor(rgb: 0x0090FF)), ("indigo", HabitColor(rgb: 0x3E63DD)),
    ("violet", HabitColor(rgb: 0x8E4EC6)), ("pink", HabitColor(rgb: 0xD6409F)), ("brown", HabitColor(rgb: 0xAD7F58)),
    ("gray", HabitColor(rgb: 0x8B8D98)),
  ]

  /// The colour of a habit that was given none, the green of a contribution graph.
  public static let standard = HabitColor(rgb: 0x30A14E)

  /// Reads a colour written as `#RRGGBB` or by its name.
  ///
  /// It is `nil` if the text is neither.
  ///
  /// - Parameter text: The colour; case makes no difference.
  public init?(_ text: String) {
    if text.first == "#" {
      let digits = text.dropFirst()
      guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit), let rgb = UInt32(digits, radix: 16) else {
        return nil
      }
      self.init(rgb: rgb)
    } else {
      let name = text.lowercased()
      guard let match = Self.named.first(where: { $0.name == name }) else { return nil }
      self = match.color
    }
  }
}

extension HabitColor: CustomStringConvertible {
  /// The colour as `#RRGGBB`.
  public var description: String {
    let digits = String(rgb, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
