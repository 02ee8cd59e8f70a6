/// The colours of a picture that are the same whatever it shows.
public struct Theme: Sendable, Hashable {
  /// Whether light stands on dark.
  public enum Appearance: String, Sendable, Hashable, CaseIterable {
    case light, dark
  }

  /// Whether light stands on dark.
  public let appearance: Appearance
  /// What everything stands on.
  public let background: RGB
  /// Titles, and the ring around today.
  public let text: RGB
  /// Labels and marks.
  public let muted: RGB
  /// Marks that must not draw the eye, such as the dot of a day that is not due.
  public let line: RGB
  /// The outline of a day that is still to come.
  public let faint: RGB
  /// The fill of a day on which something was due and nothing was done.
  public let empty: RGB
  /// The outline of such a day.
  public let edge: RGB

  /// Dark on white.
  public static let light = Theme(
    appearance: .light, background: RGB(0xFFFFFF), text: RGB(0x1F2328), muted: RGB(0x59636E), line: RGB(0xB7BFC8),
    faint: RGB(0xDDE2E8), empty: RGB(0xEBEDF0), edge: RGB(0xC6CDD5))

  /// Light on nearly black.
  public static let dark = Theme(
    appearance: .dark, background: RGB(0x0D1117), text: RGB(0xF0F6FC), muted: RGB(0x9198A1), line: RGB(0x4A525C),
    faint: RGB(0x262C36), empty: RGB(0x161B22), edge: RGB(0x3D444D))

  /// The theme of an appearance.
  public static func theme(_ appearance: Appearance) -> Theme {
    appearance == .light ? .light : .dark
  }
}
