/// A tracker whose files can be imported.
public enum ImportFormat: String, Sendable, Hashable, CaseIterable {
  /// HabitFlow itself: its export as JSON.
  case json
  /// Loop Habit Tracker: a database backup, or a CSV export.
  case loop
  /// Rewire: its database.
  case rewire
  /// Tickmate: its database.
  case tickmate
  /// harsh: the folder with its files `habits` and `log`.
  case harsh
  /// Beaver Habits: its JSON export, or the JSON file of its store.
  case beaver
  /// Table Habit, also called mhabit: its JSON export.
  case mhabit
  /// Kado: its JSON backup.
  case kado
  /// HabitKit: its JSON export.
  case habitkit
  /// Habo: its JSON backup.
  case habo
  /// dijo: its folder, or one of the two JSON files in it.
  case dijo
  /// Taskwarrior: its JSON export, a list or one task a line.
  case taskwarrior
  /// habitctl: the folder with its files `habits` and `log`.
  case habitctl
  /// HabitBull: its CSV export.
  case habitbull
  /// Org: a file with habits as org-habit knows them.
  case org
  /// Habit Tracker for Obsidian: its notes.
  case obsidian
  /// todo.txt: its file, or the folder that holds it and done.txt.
  case todotxt
  /// A table of any origin.
  case csv

  /// The name of the tracker, as its makers write it.
  public var trackerName: String {
    switch self {
    case .json: "HabitFlow"
    case .loop: "Loop"
    case .rewire: "Rewire"
    case .tickmate: "Tickmate"
    case .harsh: "harsh"
    case .beaver: "Beaver Habits"
    case .mhabit: "Table Habit"
    case .kado: "Kado"
    case .habitkit: "HabitKit"
    case .habo: "Habo"
    case .dijo: "dijo"
    case .taskwarrior: "Taskwarrior"
    case .habitctl: "habitctl"
    case .habitbull: "HabitBull"
    case .org: "Org"
    case .obsidian: "Obsidian's Habit Tracker"
    case .todotxt: "todo.txt"
    case .csv: "a spreadsheet"
    }
  }

  /// What a person gives, as the end of a sentence that begins with "give".
  public var source: String {
    switch self {
    case .json: "the file that 'habit export json' wrote"
    case .loop: "Loop's backup, a .db file, or its CSV export, zipped or as a folder"
    case .rewire: "the backup of Rewire, a .db file"
    case .tickmate: "the database that Tickmate exports, a .db file"
    case .harsh: "the folder of harsh, usually ~/.config/harsh"
    case .beaver: "the export of Beaver Habits, a file beaverhabits_….json, or the file of its store, .user/….json"
    case .mhabit: "the export of Table Habit, a file export-habits-….json"
    case .kado: "the JSON backup of Kado"
    case .habitkit: "the JSON export of HabitKit"
    case .habo: "the backup of Habo, a .json file"
    case .dijo: "the folder of dijo, usually ~/.local/share/dijo, or its file habit_record.json"
    case .taskwarrior: "what 'task export' writes"
    case .habitctl: "the folder of habitctl, usually ~/.habitctl"
    case .habitbull: "the CSV export of HabitBull, whose first line begins with HabitName"
    case .org: "a file of Org with habits, a .org file"
    case .obsidian: "the folder of the notes of Obsidian's Habit Tracker, or one of them, an .md file"
    case .todotxt: "a file todo.txt, or the folder that holds it and done.txt"
    case .csv: "a table with a row for each day of a habit, or with one for each day and a column for each habit"
    }
  }
}
