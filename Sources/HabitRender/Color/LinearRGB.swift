#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A colour of the sRGB space as amounts of light, 0 … 1 within the gamut.
struct LinearRGB: Hashable {
  var red: Double
  var green: Double
  var blue: Double

  /// Whether a screen can show the colour; a thousandth beyond is rounding.
  var isInGamut: Bool {
    [red, green, blue].allSatisfy { (-0.001...1.001).contains($0) }
  }
}

extension LinearRGB {
  init(_ color: RGB) {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    self.init(red: linear(color.red), green: linear(color.green), blue: linear(color.blue))
  }

  /// The nearest colour of eight bits a channel.
  var rounded: RGB {
    func encoded(_ light: Double) -> UInt32 {
      let light = min(max(light, 0), 1)
      let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
      return UInt32((value * 255).rounded())
    }
    return RGB(encoded(red) << 16 | encoded(green) << 8 | encoded(blue))
  }
}
