import HabitCore
import HabitRender
import Testing

@Suite("Colour scheme")
struct ColorSchemeTests {
  private static let schemes: [ColorScheme] = Theme.Appearance.allCases.map(Theme.theme).flatMap { theme in
    [ColorScheme.github(theme)] + HabitColor.named.map { ColorScheme.habit($0.color, theme) }
      + [0x000000, 0xFFFFFF, 0xFFFF00, 0x0000FF].map { ColorScheme.habit(HabitColor(rgb: $0), theme) }
  }

  @Test("keeps texts readable, and marks and empty cells visible", arguments: Theme.Appearance.allCases)
  func contrasts(_ appearance: Theme.Appearance) {
    let theme = Theme.theme(appearance)
    for text in [theme.text, theme.muted] { #expect(text.contrast(with: theme.background) >= 4.5) }
    #expect(theme.muted.contrast(with: theme.empty) >= 3)
    #expect(theme.edge.contrast(with: theme.background) >= 1.5)
    #expect(theme.line.contrast(with: theme.background) >= 1.8)
    #expect(theme.faint.contrast(with: theme.background) >= 1.25)
  }

  @Test("has levels that only get deeper, in steps that can be seen", arguments: schemes)
  func ramps(_ scheme: ColorScheme) {
    let fills = HeatmapLevel.allCases.map { scheme[.level($0)] }
    let background = scheme.theme.background
    let contrasts = fills.map { $0.contrast(with: background) }
    #expect(zip(contrasts, contrasts.dropFirst()).allSatisfy { $0 * 1.15 < $1 }, "\(fills)")
    #expect(contrasts[4] >= 5)
  }

  @Test("draws on each level with an ink that stands out", arguments: schemes)
  func standingOut(_ scheme: ColorScheme) {
    for level in HeatmapLevel.allCases where level != .none {
      let ink = scheme.inkStandingOut(on: level)
      #expect(scheme[ink].contrast(with: scheme[.level(level)]) >= 3, "\(scheme.ramp) \(level)")
    }
  }

  @Test("has one colour without shades that stands out, and is the habit's own if it can be", arguments: schemes)
  func only(_ scheme: ColorScheme) {
    #expect(scheme.only.contrast(with: scheme.theme.background) >= 3)
    #expect(scheme.only.contrast(with: scheme.theme.empty) >= 2.5)
    #expect(scheme.withoutShades[.level(.full)] == scheme.only)
  }

  @Test("leaves the colours of habits as they are where there are no shades")
  func ownColour() {
    for name in ["green", "blue", "indigo", "violet", "pink", "red"] {
      guard let color = HabitColor(name) else { continue }
      let scheme = ColorScheme.habit(color, .light)
      #expect(scheme.only == RGB(color.rgb), "\(name)")
    }
  }

  @Test("keeps the hue of a habit, and makes grey of grey")
  func hue() {
    let blue = ColorScheme.habit(HabitColor(rgb: 0x0090FF), .light)
    #expect(blue.ramp.allSatisfy { $0.blue > $0.green && $0.green > $0.red })
    let grey = ColorScheme.habit(HabitColor(rgb: 0x808080), .light)
    for color in grey.ramp {
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
