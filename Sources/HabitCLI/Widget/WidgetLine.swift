import HabitCore
import HabitRender

/// A day at a glance as the pieces of one line.
struct WidgetLine {
  /// A piece of a line.
  struct Piece: Hashable {
    let text: String
    var tone = WidgetTone.usual
  }

  /// What stands between two pieces.
  static let separator = " · "
  /// The most columns that a name takes from a bar.
  private static let widestTitle = 28

  let pieces: [Piece]

  /// Puts a day on a line.
  ///
  /// - Parameters:
  ///   - words: The day in words.
  ///   - hasStreak: Whether there is room for the perfect days in a row.
  init(_ words: GlanceWords, hasStreak: Bool = true) {
    let isPerfect = words.glance.isPerfect
    let count = words.count.map { Piece(text: $0, tone: isPerfect ? .good : .usual) }
    let next = words.glance.next.map { item in
      let title = words.title(of: item).truncated(toTerminalColumns: Self.widestTitle)
      return Piece(
        text: [title, words.time(of: item)].compactMap(\.self).joined(separator: " "),
        tone: item.isOverdue ? .warning : .usual)
    }
    let todos = words.todos.map { Piece(text: $0, tone: words.glance.overdueTodos > 0 ? .warning : .usual) }
    let rest = words.rest.map { Piece(text: $0, tone: isPerfect ? .good : .muted) }
    let streak = hasStreak ? words.streak.map { Piece(text: $0, tone: .muted) } : nil
    pieces = [count, next, todos, rest, streak].compactMap(\.self)
  }

  /// A line that says that something is wrong.
  static let failure = WidgetLine(pieces: [Piece(text: "⚠ habit", tone: .warning)])

  private init(pieces: [Piece]) {
    self.pieces = pieces
  }
}
