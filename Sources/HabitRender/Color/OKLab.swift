#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A colour in a space where equal steps look equally far apart.
struct OKLab: Hashable {
  /// 0 for black … 1 for white.
  var lightness: Double
  /// From green to red.
  var a: Double
  /// From blue to yellow.
  var b: Double

  /// How colourful it is; 0 for a grey.
  var chroma: Double { (a * a + b * b).squareRoot() }

  /// How far apart two colours look; 1 for black and white.
  func distance(to other: OKLab) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }

  /// The same hue at another lightness, as colourful as asked for or as a screen can show.
  func tone(lightness: Double, chroma wanted: Double) -> RGB {
    let hue = chroma > 0 ? (a: a / chroma, b: b / chroma) : (a: 0, b: 0)
    func color(_ chroma: Double) -> LinearRGB {
      LinearRGB(OKLab(lightness: lightness, a: hue.a * chroma, b: hue.b * chroma))
    }
    guard !color(wanted).isInGamut else { return color(wanted).rounded }
    var (low, high) = (0.0, wanted)
    for _ in 0..<16 {
      let middle = (low + high) / 2
      if color(middle).isInGamut { low = middle } else { high = middle }
    }
    return color(low).rounded
  }
}

// Source: Björn Ottosson, "A perceptual color space for image processing" (2020).
extension OKLab {
  init(_ color: RGB) {
    let light = LinearRGB(color)
    let l = cbrt(0.4122214708 * light.red + 0.5363325363 * light.green + 0.0514459929 * light.blue)
    let m = cbrt(0.2119034982 * light.red + 0.6806995451 * light.green + 0.1073969566 * light.blue)
    let s = cbrt(0.0883024619 * light.red + 0.2817188376 * light.green + 0.6299787005 * light.blue)
    self.init(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }
}

extension LinearRGB {
  init(_ color: OKLab) {
    func cube(_ root: Double) -> Double { root * root * root }
    let l = cube(color.lightness + 0.3963377774 * color.a + 0.2158037573 * color.b)
    let m = cube(color.lightness - 0.1055613458 * color.a - 0.0638541728 * color.b)
    let s = cube(color.lightness - 0.0894841775 * color.a - 1.2914855480 * color.b)
    self.init(
      red: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      blue: -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
  }
}
