import HabitCore
import HabitRender

/// A block of i3blocks: its text, a shorter one for a full bar, and the colour.
///
/// i3blocks takes texts as they are unless a block asks for markup.
struct I3blocksBlock {
  private let full: String
  private let short: String
  private let tone: WidgetTone

  static let failure = I3blocksBlock(full: WidgetLine.failure, short: "⚠", tone: .warning)

  init(_ words: GlanceWords) {
    let tone: WidgetTone =
      switch words.glance.status {
      case .overdue: .warning
      case .done where words.glance.isPerfect: .good
      case .done, .open: .usual
      case .empty, .free: .muted
      }
    self.init(full: WidgetLine(words), short: words.count ?? "–", tone: tone)
  }

  private init(full: WidgetLine, short: String, tone: WidgetTone) {
    self.full = full.pieces.map(\.text).joined(separator: WidgetLine.separator)
    self.short = short
    self.tone = tone
  }

  /// The lines; without the third one the block has the colour of the bar.
  var text: String {
    [full, short, tone.color?.description].compactMap { $0.map { $0 + "\n" } }.joined()
  }
}
