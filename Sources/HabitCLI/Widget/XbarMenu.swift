import CommandKit
import HabitCore
import HabitRender

/// A menu of xbar, and of SwiftBar and Argos, which read the same.
///
/// A click on what is open checks it in.
struct XbarMenu {
  private let lines: [String]

  // Markup, emoji codes and escapes of any of the three are for those who write menus, and names are by others.
  private static let asItIs = "emojize=false ansi=false useMarkup=false unescape=false"

  init(_ words: GlanceWords) {
    let glance = words.glance
    var lines = [Self.line(words.count ?? "–", glance.status == .overdue ? "color=\(Self.warning)" : ""), "---"]
    lines.append(Self.line(words.heading, "size=12"))
    lines += glance.items.map { item in
      let action = item.isOpen ? "bash=habit param1=check param2=\(item.id) terminal=false refresh=true" : ""
      return Self.line(words.signed(item), action + (item.isOverdue ? " color=\(Self.warning)" : ""))
    }
    lines += [words.todos, words.rest, words.streak].compactMap(\.self).map { Self.line($0, "size=12") }
    self.lines = lines
  }

  init(failure message: String) {
    let title = WidgetLine.failure.pieces.map(\.text).joined()
    lines = [Self.line(title, "color=\(Self.warning)"), "---", Self.line(message.onOneLine, "")]
  }

  /// The lines of the menu.
  var text: String { lines.map { $0 + "\n" }.joined() }

  private static var warning: String { WidgetTone.warning.color?.description ?? "orange" }

  private static func line(_ text: String, _ parameters: String) -> String {
    // Nothing escapes the bar that ends a text; another that looks the same takes its place.
    let text = text.replacingScalars("|", with: "∣")
    return "\(text) | \(asItIs)\(parameters.isEmpty ? "" : " ")\(parameters.trimmingStart)"
  }
}

extension String {
  fileprivate var trimmingStart: Substring { drop { $0 == " " } }
}
