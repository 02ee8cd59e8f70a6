import HabitCore
import HabitRender

/// A custom module of waybar.
///
/// A style sheet finds it by its class, such as `#custom-habit.overdue`, and `format-icons` by the same word.
// Source: waybar-custom(5), RETURN-TYPE.
struct WaybarModule {
  private let status: String
  private let percentage: Int
  private let text: String
  private let tooltip: [String]

  init(_ words: GlanceWords) {
    status = words.glance.status.rawValue
    percentage = words.glance.share?.wholePercent ?? 0
    // Colours are left to the style sheet.
    text = WidgetLine(words, hasStreak: false).pieces.map(\.text).joined(separator: WidgetLine.separator)
    tooltip =
      [words.heading] + words.glance.items.map { words.signed($0) } + [words.todos, words.streak].compactMap(\.self)
  }

  init(failure message: String) {
    status = "error"
    percentage = 0
    text = WidgetLine.failure.pieces.map(\.text).joined()
    tooltip = [message]
  }

  /// The object that waybar reads.
  var document: JSON {
    let markup = PangoMarkup()
    return [
      "alt": .string(status), "class": .string(status), "percentage": .int(percentage),
      "text": .string(markup.escaped(text)),
      "tooltip": .string(tooltip.map(markup.escaped).joined(separator: "\n")),
    ]
  }
}
