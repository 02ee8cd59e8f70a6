internal import HabitCore
internal import SQLite

/// Reads the tables of a Tickmate database into a plan.
struct TickmateDatabase {
  private let path: String
  private let connection: Connection
  private let trackColumns: TableColumns
  private let tickColumns: TableColumns
  private let groupColumns: TableColumns
  private let options: ImportOptions
  private var categories = CategoryDrafts()
  private var drafts = DatabaseDrafts(table: "ticks")
  private var remarks: [String] = []

  /// The newest version of the schema that is known here.
  private static let newestVersion = 14

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - options: The day of the import, and which clock its times mean.
  /// - Throws: ``ImportError`` if it is damaged, in use, of another version or lacks a column.
  init(path: String, _ options: ImportOptions) throws(ImportError) {
    self.path = path
    self.options = options
    connection = try DatabaseFile(path: path).openSound()
    let version: Int
    do throws(SQLiteError) {
      version = try connection.userVersion()
      trackColumns = try TableColumns(of: "tracks", in: connection)
      tickColumns = try TableColumns(of: "ticks", in: connection)
      groupColumns = try TableColumns(of: "groups", in: connection)
    } catch {
      throw ImportError(error, path: path)
    }
    let tracker = ImportFormat.tickmate.trackerName
    guard version <= Self.newestVersion else {
      throw .unsupportedVersion(
        path: path,
        reason:
          "was written by a newer \(tracker) (schema \(version), and \(Self.newestVersion) is the newest known here)")
    }
    try trackColumns.require(["_id", "name"], of: tracker, path: path)
    try tickColumns.require(["_track_id", "year", "month", "day"], of: tracker, path: path)
  }

  /// Reads all that the database says.
  ///
  /// - Returns: The plan.
  /// - Throws: ``ImportError`` if it cannot be read.
  mutating func plan() throws(ImportError) -> ImportPlan {
    do throws(SQLiteError) {
      try readTracks(in: try groups())
      try readTicks()
    } catch {
      throw ImportError(error, path: path)
    }
    var plan = drafts.finish(
      today: options.today, rule: .rowsAddUp(), strangers: ("a track that was deleted", isFault: false))
    plan.categories = categories.categories
    plan.remarks = remarks
    return plan
  }
}

// MARK: - Tracks

extension TickmateDatabase {
  /// The names of the groups that each track is in, in the order of the groups.
  private mutating func groups() throws(SQLiteError) -> [Int64: [String]] {
    guard groupColumns.has(["_id", "name"]),
      try TableColumns(of: "track2groups", in: connection).has(["_track_id", "_group_id"])
    else { return [:] }
    let described = try connection.prepare(
      "SELECT name, \(groupColumns.expression("description")) FROM groups ORDER BY \(groupColumns.expression("order")), _id"
    )
    while try described.step() {
      let (name, description) = (described.text(0), described.text(1).trimmed)
      _ = categories.id(of: name)
      if !description.isEmpty {
        remarks.append("a category has no description, so that of '\(name)' was left out: '\(description)'")
      }
    }
    let members = try connection.prepare(
      """
      SELECT DISTINCT _track_id, name FROM track2groups JOIN groups ON groups._id = _group_id
      ORDER BY _track_id, \(groupColumns.expression("order")), groups._id
      """)
    var names: [Int64: [String]] = [:]
    while try members.step() { names[members.integer(0), default: []].append(members.text(1)) }
    return names
  }

  private mutating func readTracks(in groups: [Int64: [String]]) throws(SQLiteError) {
    let columns = trackColumns
    let statement = try connection.prepare(
      """
      SELECT _id, name, \(columns.expression("description")), \(columns.expression("icon")),
        \(columns.expression("enabled", else: "1")), \(columns.expression("multiple_entries_per_day", else: "0")),
        \(columns.expression("color", else: "0")), EXISTS (SELECT 1 FROM ticks WHERE _track_id = tracks._id)
      FROM tracks ORDER BY \(columns.expression("order")), _id
      """)
    var heading: String?
    while try statement.step() {
      let id = statement.integer(0)
      let name = statement.text(1)
      // A track of such a name is shown as a heading above those that follow.
      if name.hasPrefix(Self.headingMark), statement.integer(7) == 0 {
        heading = String(name.dropFirst(Self.headingMark.count)).trimmed
        continue
      }
      var draft = HabitDraft(name: name, identity: ["tickmate", String(id), name], today: options.today)
      draft.habit.note = statement.text(2).trimmed
      draft.leaveOutIcon(statement.text(3), drawnBy: ImportFormat.tickmate.trackerName)
      draft.isArchived = statement.integer(4) == 0
      if statement.integer(5) != 0 { draft.habit.goals = Timeline(.atLeast(.one, unit: "")) }
      let color = statement.integer(6)
      // 0 stands for the colour of all.
      if color != 0 { draft.habit.color = HabitColor(rgb: UInt32(truncatingIfNeeded: color) & 0xFF_FFFF) }
      draft.habit.schedules = Timeline(.weekdays([]))
      draft.remarks.append("Tickmate has no due days, so it is only tracked; 'habit edit' gives it days or a goal")
      let names = groups[id] ?? [heading].compactMap(\.self)
      draft.habit.category = names.first.flatMap { categories.id(of: $0) }
      if names.count > 1 { draft.keepInNote("Groups: \(names.dropFirst().joined(separator: ", "))") }
      drafts.add(draft, id: id)
    }
  }

  private static let headingMark = "--- "
}

// MARK: - Ticks

extension TickmateDatabase {
  /// A day of a track with a time.
  private struct TimedDay: Hashable {
    let track: Int
    let day: Day
  }

  private mutating func readTicks() throws(SQLiteError) {
    let columns = tickColumns
    let statement = try connection.prepare(
      """
      SELECT rowid, _track_id, year, month, day, \(columns.expression("has_time_info", else: "0")),
        \(columns.expression("hour")), \(columns.expression("minute")), \(columns.expression("second", else: "0"))
      FROM ticks ORDER BY rowid
      """)
    var timedDays: Set<TimedDay> = []
    while try statement.step() {
      let row = Int(statement.integer(0))
      guard let index = drafts.index(of: statement.value(1), row: row) else { continue }
      let (year, month, day) = (statement.integer(2), statement.integer(3), statement.integer(4))
      // January is 0.
      guard (0...11).contains(month), let day = Day(year: Int(year), month: Int(month) + 1, day: Int(day)) else {
        drafts.leaveOut(row, of: index, "its year \(year), month \(month) (from 0) and day \(day) are no day")
        continue
      }
      var recorded: Moment?
      if statement.integer(5) != 0 {
        let second = statement.integer(8)
        guard let time = TimeOfDay(hour: Int(statement.integer(6)), minute: Int(statement.integer(7))),
          (0...59).contains(second)
        else {
          drafts.leaveOut(row, of: index, "its time is no time of a day")
          continue
        }
        recorded = options.moment(on: day, at: time, second: Int(second))
        if !timedDays.insert(TimedDay(track: index, day: day)).inserted {
          drafts.remarkOnce("of several ticks of a day only the earliest time was kept", on: index)
        }
      }
      let amount = drafts.habit(at: index).goals.initial == .check ? nil : Amount.one
      drafts.add(SourcedEntry(row: row, day: day, kind: .done, amount: amount), recorded: recorded, to: index)
    }
  }
}
