import Foundation
import HabitCore
@testable import HabitRender
import TestSupport
import Testing

@Suite("Colour scheme")
struct ColorSchemeTests {
  private static let colors: [HabitColor] =
    HabitColor.named.map(\.color) + [0x000000, 0xFFFFFF, 0xFFFF00, 0x0000FF].map { HabitColor(rgb: $0) }

  private static let schemes: [ColorScheme] = Theme.Appearance.allCases.map(Theme.theme).flatMap { theme in
    Palette.allCases.filter { $0 != .habit }.map { ColorScheme($0, theme: theme) }
      + colors.map { ColorScheme.habit($0, theme) }
  }

  @Test("keeps texts readable, and marks and outlines visible on all that they stand on", arguments: schemes)
  func contrasts(_ scheme: ColorScheme) {
    let grounds = [scheme[.background], scheme[.level(.none)]]
    for role in TextRole.allCases {
      #expect(scheme[role.ink].contrast(with: scheme[.background]) >= 4.5, "\(role)")
    }
    for ink in [Ink.text, .muted, .line] {
      for ground in grounds { #expect(scheme[ink].contrast(with: ground) >= 3, "\(ink)") }
    }
    for level in HeatmapLevel.allCases.dropFirst() {
      #expect(scheme[.onLevel(level)].contrast(with: scheme[.level(level)]) >= 3, "\(level)")
    }
    for ink in [Ink.muted, .line, .level(.full)] {
      #expect(scheme[ink].contrast(with: scheme[.tint()]) >= 2, "\(ink)")
    }
    // The bar of a kept week stands on the background.
    #expect(scheme[.level(.full)].contrast(with: scheme[.background]) >= 3)
    #expect(scheme.withoutShades[.level(.full)].contrast(with: scheme[.background]) >= 3)
  }

  /// The least steps between two levels that a palette promises in OKLab: in colour, and in grey, as on paper.
  struct Steps: Sendable, CustomTestStringConvertible {
    let palette: Palette
    let appearance: Theme.Appearance
    let inColor: Double
    let inGrey: Double
    var testDescription: String { "\(palette) \(appearance)" }
  }

  private static let promises: [Steps] = [
    Steps(palette: .github, appearance: .light, inColor: 0.102, inGrey: 0.066),
    Steps(palette: .github, appearance: .dark, inColor: 0.130, inGrey: 0.129),
    Steps(palette: .cividis, appearance: .light, inColor: 0.170, inGrey: 0.152),
    Steps(palette: .cividis, appearance: .dark, inColor: 0.152, inGrey: 0.141),
    Steps(palette: .viridis, appearance: .light, inColor: 0.183, inGrey: 0.097),
    Steps(palette: .viridis, appearance: .dark, inColor: 0.150, inGrey: 0.129),
    Steps(palette: .blue, appearance: .light, inColor: 0.133, inGrey: 0.115),
    Steps(palette: .blue, appearance: .dark, inColor: 0.133, inGrey: 0.115),
    Steps(palette: .mono, appearance: .light, inColor: 0.100, inGrey: 0.100),
    Steps(palette: .mono, appearance: .dark, inColor: 0.110, inGrey: 0.110),
    Steps(palette: .habit, appearance: .light, inColor: 0.080, inGrey: 0.070),
    Steps(palette: .habit, appearance: .dark, inColor: 0.110, inGrey: 0.110),
  ]

  @Test("keeps the steps between levels that its palette promises", arguments: promises)
  func steps(_ promise: Steps) {
    for color in promise.palette == .habit ? Self.colors : [.standard] {
      let scheme = ColorScheme(promise.palette, theme: .theme(promise.appearance), colors: [color])
      let colors = HeatmapLevel.allCases.map { scheme[.level($0)] }
      let fills = colors.map(OKLab.init)
      let inColor = zip(fills, fills.dropFirst()).map { $0.distance(to: $1) }.min() ?? 0
      let greys = colors.map(Self.lightnessInGrey)
      let inGrey = zip(greys, greys.dropFirst()).map { abs($0 - $1) }.min() ?? 0
      #expect(inColor >= promise.inColor - 0.0005, "\(color)")
      #expect(inGrey >= promise.inGrey - 0.0005, "\(color)")
    }
  }

  /// The OKLab lightness of the grey that is as bright as a colour.
  private static func lightnessInGrey(_ color: RGB) -> Double {
    let light = LinearRGB(color)
    return cbrt(0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue)
  }

  @Test("chooses stronger inks where a background asks for them, whatever it is")
  func backgrounds() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let ground = RGB(UInt32.random(in: 0...0xFF_FFFF, using: &generator))
      for base in [Theme.light, .dark] {
        let theme = base.on(.color(ground))
        #expect(theme.background == ground && theme.paintsBackground)
        for ink in [theme.text, theme.muted] { #expect(ink.contrast(with: ground) >= 4.5, "\(ground)") }
        #expect(theme.line.contrast(with: ground) >= 3, "\(ground)")
      }
    }
    #expect(!Theme.light.on(.none).paintsBackground)
    #expect(Theme.dark.on(.own) == .dark)
  }

  @Test("has two themes only where the viewer may choose")
  func choice() {
    #expect(ColorScheme.github(.light).dark == nil)
    let both = ColorScheme(.blue, theme: .light, dark: .dark)
    #expect(both.dark == ColorScheme(.blue, theme: .dark))
    #expect(both[.level(.full)] == ColorScheme(.blue, theme: .light)[.level(.full)])
    #expect(both.withoutShades.dark == ColorScheme(.blue, theme: .dark).withoutShades)
  }

  @Test("gives each series a ramp of its own, and goes round when there are more")
  func series() {
    let colors = [HabitColor(rgb: 0xFF0000), HabitColor(rgb: 0x0000FF)]
    let scheme = ColorScheme(.habit, theme: .light, colors: colors)
    for series in 0..<5 {
      let own = ColorScheme.habit(colors[series % 2], .light)
      for level in HeatmapLevel.allCases {
        #expect(scheme[.level(level, series: series)] == own[.level(level)])
      }
      #expect(scheme.only(series: series) == own.only())
    }
    #expect(ColorScheme(.github, theme: .light, colors: colors).seriesCount == 1)
    #expect(Set(Ink.all(series: 3).map(\.name)).count == Ink.all(series: 3).count)
  }

  @Test("has one colour without shades that stands out, and is the habit's own if it can be", arguments: schemes)
  func only(_ scheme: ColorScheme) {
    #expect(scheme.only().contrast(with: scheme.theme.background) >= 3)
    #expect(scheme.only().contrast(with: scheme.theme.empty) >= 2.5)
    #expect(scheme.withoutShades[.level(.full)] == scheme.only())
  }

  @Test("leaves the colours of habits as they are where there are no shades")
  func ownColour() {
    for name in ["green", "blue", "indigo", "violet", "pink", "red"] {
      guard let color = HabitColor(name) else { continue }
      let scheme = ColorScheme.habit(color, .light)
      #expect(scheme.only() == RGB(color.rgb), "\(name)")
    }
  }

  @Test("keeps the hue of a habit, and makes grey of grey")
  func hue() {
    let blue = ColorScheme.habit(HabitColor(rgb: 0x0090FF), .light)
    let tones = HeatmapLevel.allCases.dropFirst().map { blue[.level($0)] }
    #expect(tones.allSatisfy { $0.blue > $0.green && $0.green > $0.red })
    let grey = ColorScheme.habit(HabitColor(rgb: 0x808080), .light)
    for color in HeatmapLevel.allCases.map({ grey[.level($0)] }) where color != grey.theme.empty {
      #expect(abs(Int(color.red) - Int(color.green)) <= 1 && abs(Int(color.green) - Int(color.blue)) <= 1)
    }
  }

  @Test("computes contrast as the accessibility guidelines do")
  func contrast() {
    #expect(RGB(0x000000).contrast(with: RGB(0xFFFFFF)) == 21)
    #expect(RGB(0x777777).contrast(with: RGB(0x777777)) == 1)
    #expect(abs(RGB(0x767676).contrast(with: RGB(0xFFFFFF)) - 4.54) < 0.01)
    #expect(RGB(0x0A0B0C).description == "#0a0b0c")
  }
}
