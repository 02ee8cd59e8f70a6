import CommandKit
import HabitCore

/// The options that every command takes.
enum GlobalOptions {
  static let home = Option(
    "--home", .folder, "The folder that holds the store.", shownDefault: "$HABIT_HOME, else the user's data folder")
  static let json = Flag("--json", "Print one JSON document instead of text.")
  static let color = Option(
    "--color", .init(choices: "when"), "When to use colour.", default: ColorChoice.auto, shownDefault: "auto")
  static let quiet = Flag("--quiet", short: "q", "Print nothing but data and errors.")

  static let all = [home.spec, json.spec, color.spec, quiet.spec]
}
