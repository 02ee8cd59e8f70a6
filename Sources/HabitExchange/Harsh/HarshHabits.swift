internal import HabitCore

/// The file `habits` of harsh: one habit a line, with headings and comments between them.
struct HarshHabits {
  /// The habits, in the order of the file.
  private(set) var drafts: [HabitDraft] = []
  /// Where each habit stands in ``drafts``, by the name that the log uses.
  private(set) var indices: [String: Int] = [:]
  /// The headings, as categories.
  private(set) var categories = CategoryDrafts()
  /// The names of the habits whose lines are at fault.
  private(set) var faultyNames: Set<String> = []
  /// The lines that were left out, and why.
  private(set) var omissions: [ImportOmission] = []

  /// Reads the file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - today: The start of a habit, unless its log begins earlier.
  init(_ file: TextFile, today: Day) {
    var heading: String?
    for line in TextLines(file.bytes) {
      if line.bytes.trimmed.isEmpty || line.bytes.first == UInt8(ascii: "#") { continue }
      if line.bytes.text == nil {
        leaveOut(line.number, "it is not UTF-8")
      } else if line.bytes.first == UInt8(ascii: "!") {
        heading = line.bytes.dropFirst().trimmed.text
      } else {
        let fields = line.bytes.separated(by: ": ").compactMap(\.trimmed.text)
        read(fields, at: line.number, under: heading, today: today)
      }
    }
  }

  private mutating func read(_ fields: [String], at line: Int, under heading: String?, today: Day) {
    let name = fields[0]
    guard fields.count == 2 || fields.count == 3, !name.isEmpty else {
      return leaveOut(line, "it is not 'Name: frequency' or 'Name: frequency: last day'")
    }
    guard indices[name] == nil else { return leaveOut(line, "there is a habit '\(name.onOneLine)' already") }
    guard let frequency = HarshFrequency(fields[1]) else {
      faultyNames.insert(name)
      return leaveOut(line, "'\(fields[1].onOneLine)' is no frequency, such as 1, 7, 3/7, 1w or 0")
    }
    var draft = HabitDraft(name: name, identity: ["harsh", name], today: today)
    draft.habit.schedules = Timeline(frequency.schedule)
    draft.remarks += [frequency.remark].compactMap(\.self)
    if fields.count == 3 {
      guard let end = Day(fields[2]) else {
        faultyNames.insert(name)
        return leaveOut(line, "'\(fields[2].onOneLine)' is no day, such as 2026-02-28")
      }
      draft.habit.end = end
    }
    draft.habit.category = heading.flatMap { categories.id(of: $0) }
    indices[name] = drafts.count
    drafts.append(draft)
  }

  private mutating func leaveOut(_ line: Int, _ reason: String) {
    omissions.append(ImportOmission(place: "habits:\(line)", reason: reason, isFault: true))
  }
}
