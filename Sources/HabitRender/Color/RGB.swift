import HabitCore

/// A colour of the sRGB space with eight bits a channel.
public struct RGB: Sendable, Hashable {
  /// The colour as 0xRRGGBB.
  public let hex: UInt32

  /// Creates a colour.
  ///
  /// - Parameter hex: The colour as 0xRRGGBB; higher bits are dropped.
  public init(_ hex: UInt32) {
    self.hex = hex & 0xFF_FFFF
  }

  /// Red, 0 … 255.
  public var red: UInt8 { UInt8(truncatingIfNeeded: hex >> 16) }
  /// Green, 0 … 255.
  public var green: UInt8 { UInt8(truncatingIfNeeded: hex >> 8) }
  /// Blue, 0 … 255.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: hex) }

  /// The contrast with another colour: 1 for equal ones, 21 for black and white.
  public func contrast(with other: RGB) -> Double {
    // Source: Web Content Accessibility Guidelines 2.1, "contrast ratio".
    let luminances = [luminance, other.luminance].sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  /// The colour with a part of another in it.
  ///
  /// - Parameters:
  ///   - other: The other colour.
  ///   - share: How much of the other one, 0 … 1.
  /// - Returns: The mixture, as an other colour of that opacity looks on this one.
  func mixed(with other: RGB, share: Double) -> RGB {
    func channel(_ own: UInt8, _ other: UInt8) -> UInt32 {
      UInt32((Double(own) * (1 - share) + Double(other) * share).rounded())
    }
    return RGB(channel(red, other.red) << 16 | channel(green, other.green) << 8 | channel(blue, other.blue))
  }

  private var luminance: Double {
    let linear = LinearRGB(self)
    return 0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue
  }
}

extension RGB {
  /// Reads a colour written as `#RRGGBB`.
  ///
  /// It is `nil` if the text has another form.
  ///
  /// - Parameter text: The colour; case makes no difference.
  public init?(_ text: String) {
    guard text.first == "#", let color = HabitColor(text) else { return nil }
    self.init(color.rgb)
  }
}

extension RGB: CustomStringConvertible {
  /// The colour as `#rrggbb`.
  public var description: String {
    let digits = String(hex, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
