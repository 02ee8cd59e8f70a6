import CommandKit
import HabitCore
import HabitRender

/// What a day at a glance is written for.
enum WidgetFormat: String, CaseIterable, Sendable {
  /// A line for people.
  case plain
  /// A document for programs.
  case json
  /// A custom module of waybar with `return-type` `json`.
  case waybar
  /// A block of i3blocks.
  case i3blocks
  /// The status line of tmux.
  case tmux
  /// A custom script of polybar.
  case polybar
  /// A plugin of xbar, SwiftBar or Argos.
  case xbar
  /// An `execp` of conky.
  case conky
  /// The prompt of a shell.
  case prompt

  static let option = Option(
    "--format", ValueFormat<WidgetFormat>(choices: "format"), "What the text is for.", shownDefault: "plain")
}

extension WidgetFormat {
  /// The text of a day, with the line break at its end where one is wanted.
  ///
  /// - Parameters:
  ///   - words: The day in words.
  ///   - style: How text is coloured where it is for people.
  /// - Returns: The text; nothing where nothing is to be shown.
  /// - Throws: ``JSON/UnsayableNumber``.
  func text(of words: GlanceWords, style: Style) throws(JSON.UnsayableNumber) -> String {
    let line = WidgetLine(words)
    switch self {
    case .plain: return PlainMarkup(style: style).text(of: line) + "\n"
    case .json: return try words.glance.document.text()
    case .waybar: return try WaybarModule(words).document.text()
    case .i3blocks: return I3blocksBlock(words).text
    case .tmux: return TmuxMarkup().text(of: line) + "\n"
    case .polybar: return PolybarMarkup().text(of: line) + "\n"
    case .xbar: return XbarMenu(words).text
    case .conky: return ConkyMarkup().text(of: line) + "\n"
    // A prompt is a string that shells read once more. Digits and a slash mean nothing to any of them, names might.
    case .prompt: return words.count ?? ""
    }
  }

  /// What a bar shows where there is no day to show, so that a person sees why.
  ///
  /// - Parameter message: What is wrong.
  /// - Returns: The text; nothing where people see the error itself, or where none belongs.
  /// - Throws: ``JSON/UnsayableNumber``.
  func text(ofFailure message: String) throws(JSON.UnsayableNumber) -> String {
    switch self {
    case .plain, .json, .prompt: return ""
    case .waybar: return try WaybarModule(failure: message).document.text()
    case .i3blocks: return I3blocksBlock.failure.text
    case .tmux: return TmuxMarkup().text(of: .failure) + "\n"
    case .polybar: return PolybarMarkup().text(of: .failure) + "\n"
    case .xbar: return XbarMenu(failure: message).text
    case .conky: return ConkyMarkup().text(of: .failure) + "\n"
    }
  }
}
