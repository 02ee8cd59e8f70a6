internal import HabitCore

/// The records of a text whose fields are separated by commas, as ``DelimitedRows`` has them.
struct DelimitedText: Sequence, IteratorProtocol {
  /// A record, or what is wrong with the line where one should be.
  struct Record {
    /// The number of the line on which the record begins, from 1.
    let line: Int
    /// The fields.
    let content: Result<[String], DelimitedRows.Fault>
  }

  private var rows: DelimitedRows

  /// Creates the records of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - tracker: The name of the tracker that wrote it, for the refusal.
  /// - Throws: ``ImportError/otherKind(path:reason:)`` if semicolons separate its fields, as some programs write them.
  init(_ file: TextFile, of tracker: String = ImportFormat.loop.trackerName) throws(ImportError) {
    try file.refuseSemicolons(of: tracker)
    rows = DelimitedRows(file.bytes)
  }

  /// The next record.
  mutating func next() -> Record? {
    guard rows.advance() else { return nil }
    if let fault = rows.fault { return Record(line: rows.line, content: .failure(fault)) }
    var fields: [String] = []
    for index in 0..<rows.count {
      guard let field = rows.text(at: index) else { return Record(line: rows.line, content: .failure(.notUTF8)) }
      fields.append(field)
    }
    return Record(line: rows.line, content: .success(fields))
  }
}

extension TextFile {
  /// Refuses a file whose first line has semicolons and no comma, as spreadsheets of some countries save it.
  ///
  /// - Parameter tracker: The name of the tracker that wrote the file.
  /// - Throws: ``ImportError/otherKind(path:reason:)``.
  func refuseSemicolons(of tracker: String) throws(ImportError) {
    let firstLine = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard firstLine.contains(UInt8(ascii: ";")), !firstLine.contains(UInt8(ascii: ",")) else { return }
    throw .otherKind(
      path: path,
      reason: "has ';' between its fields; give the files as \(tracker) wrote them, or save them with ','")
  }
}
