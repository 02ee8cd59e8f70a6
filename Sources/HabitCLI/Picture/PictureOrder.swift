public import HabitCore
public import HabitRender

/// A picture that has to be drawn with fonts and pixels.
public struct PictureOrder {
  /// The kind of file.
  public enum Format: Sendable, Hashable {
    /// Pixels, so many to a user unit.
    case png(scale: Int)
    /// Pixels as an escape sequence for a terminal, so many to a user unit.
    case sixel(scale: Int)
    /// A page, which says on which day it was made.
    case pdf(madeOn: Day)
    /// SVG with outlines for letters.
    case outlinedSVG
  }

  /// The kind of file.
  public let format: Format
  /// Lays the figure out, once it is known how wide texts are.
  public let figure: (PictureMedium) -> Figure
}
