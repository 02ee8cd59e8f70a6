internal import HabitCore

/// What a row of a JSON document says about a day.
struct DayRecord {
  /// The day.
  var day: Day
  /// What it says about the day.
  var kind = CheckIn.Kind.done
  /// How much was done; `nil` counts for one unit.
  var amount: Amount?
  /// The note; empty for none.
  var note = ""
}

extension HabitDraft {
  /// Adds what a row says.
  ///
  /// - Parameters:
  ///   - record: What it says.
  ///   - row: The number of the row.
  mutating func add(_ record: DayRecord, row: Int) {
    add(SourcedEntry(row: row, day: record.day, kind: record.kind, amount: record.amount), note: record.note)
  }

  /// Reads the rows of a list; one at fault is left out, the others are read.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - place: The path to the list.
  ///   - read: Says what a row says; `nil` for nothing.
  mutating func add(
    _ rows: JSONValue.Parts, at place: String, _ read: (JSONObject) throws(JSONFault) -> DayRecord?
  ) {
    for (row, value) in rows.enumerated() {
      do throws(JSONFault) {
        if let record = try read(try JSONObject(from: value)) { add(record, row: row) }
      } catch {
        leaveOut(error.below("\(place)[\(row)]"))
      }
    }
  }

  /// Lists the fields that were left out.
  ///
  /// - Parameters:
  ///   - faults: What is wrong with them.
  ///   - place: The path to the habit.
  mutating func leaveOut(_ faults: [JSONFault], at place: String) {
    for fault in faults { leaveOut(fault.below(place)) }
  }

  /// Lists what a fault left out.
  ///
  /// - Parameters:
  ///   - fault: The fault, with the whole path.
  ///   - isFault: Whether the file is at fault, rather than our being unable to say what it says.
  mutating func leaveOut(_ fault: JSONFault, isFault: Bool = true) {
    leaveOut(fault.place, fault.reason, isFault: isFault)
  }
}

extension ImportOmission {
  /// Creates the omission of what is at fault in a JSON document.
  ///
  /// - Parameter fault: The fault, with the whole path.
  init(_ fault: JSONFault) {
    self.init(place: fault.place, reason: fault.reason, isFault: true)
  }
}
