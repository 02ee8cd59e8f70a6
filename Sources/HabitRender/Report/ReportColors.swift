/// The colours of a page: a class for each scheme that stands on it.
struct ReportColors {
  private let theme: Theme
  private let dark: Theme?
  private let svg: SVGWriter
  private var classes: [ColorScheme: Int] = [:]
  private var schemes: [ColorScheme] = []

  init(theme: Theme, dark: Theme?, svg: SVGWriter) {
    self.theme = theme
    self.dark = dark
    self.svg = svg
  }

  /// The name of the class for a scheme.
  mutating func name(of scheme: ColorScheme) -> String {
    if let number = classes[scheme] { return "c\(number)" }
    classes[scheme] = schemes.count
    schemes.append(scheme)
    return "c\(schemes.count - 1)"
  }

  /// The rules for the page and all of its classes.
  var rules: String {
    var text = ":root{color-scheme:\(dark == nil ? theme.appearance.rawValue : "light dark")}\n"
    text += Self.page(theme) + schemes.enumerated().map { rule($0, $1) }.joined()
    guard let dark else { return text }
    // Paper is light.
    text += "@media screen and (prefers-color-scheme:dark){\n" + Self.page(dark)
    text += schemes.enumerated().compactMap { number, scheme in scheme.dark.map { rule(number, $0) } }.joined()
    return text + "}\n"
  }

  private func rule(_ number: Int, _ scheme: ColorScheme) -> String {
    ".c\(number){\(svg.variables(of: scheme))}\n"
  }

  /// What the page itself has beside the colours of its pictures.
  private static func page(_ theme: Theme) -> String {
    let (ground, rule, accent): (UInt32, UInt32, UInt32) =
      switch theme.appearance {
      case .light: (0xF6F8FA, 0xD8DEE4, 0x0969DA)
      case .dark: (0x05070B, 0x2A313C, 0x4493F8)
      }
    return ":root{--ground:\(RGB(ground));--rule:\(RGB(rule));--accent:\(RGB(accent))}\n"
  }
}
