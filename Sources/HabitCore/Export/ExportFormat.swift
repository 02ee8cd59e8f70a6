/// A form in which all that a store holds, or a part of it, can leave it.
public enum ExportFormat: String, Sendable, Hashable, CaseIterable {
  /// Our own JSON: everything, so that an import gives back an equal store.
  case json
  /// A table for spreadsheets.
  case csv
  /// No habits: the JSON Schema of ``json``.
  case schema

  /// What is written, as a sentence.
  public var meaning: String {
    switch self {
    case .json: "Everything, as JSON that 'habit import json' reads back without a loss."
    case .csv: "A table for spreadsheets; --table says of what."
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
    case .json, .csv, .schema: .file
    }
  }
}
