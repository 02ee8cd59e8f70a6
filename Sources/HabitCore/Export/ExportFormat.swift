/// A form in which all that a store holds, or a part of it, can leave it.
public enum ExportFormat: String, Sendable, Hashable, CaseIterable {
  /// Our own JSON: everything, so that an import gives back an equal store.
  case json
  /// A table for spreadsheets.
  case csv
  /// Loop Habit Tracker: its CSV export, a zip archive.
  case loop
  /// harsh: a folder with its files `habits` and `log`.
  case harsh
  /// The todos as a file of todo.txt.
  case todotxt
  /// A calendar of RFC 5545: habits as recurring events, todos as todos.
  case ical
  /// A report for people, as Markdown.
  case markdown
  /// No habits: the JSON Schema of ``json``.
  case schema

  /// What is written, as a sentence.
  public var meaning: String {
    switch self {
    case .json: "Everything, as JSON that 'habit import json' reads back without a loss."
    case .csv: "A table for spreadsheets; --table says of what."
    case .loop: "Loop's CSV export, as the zip archive that other trackers import."
    case .harsh: "The folder of harsh with its files 'habits' and 'log'."
    case .todotxt: "The todos as todo.txt."
    case .ical: "A calendar: habits as recurring events with alarms, todos as todos."
    case .markdown: "A report as Markdown; without a range, on the last three months."
    case .schema: "No habits, but the JSON Schema that describes json."
    }
  }

  /// What holds the exported files.
  public enum Container: Sendable, Hashable {
    /// One text file, which may go to the standard output as well.
    case file
    /// One file that is no text.
    case archive
    /// A folder.
    case folder
  }

  /// What holds the exported files.
  public var container: Container {
    switch self {
    case .json, .csv, .todotxt, .ical, .markdown, .schema: .file
    case .loop: .archive
    case .harsh: .folder
    }
  }
}
