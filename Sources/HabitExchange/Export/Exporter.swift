public import HabitCore

/// Writes what a store holds in the forms that other programs read.
public enum Exporter {
  /// Makes the files of an export.
  ///
  /// The same contents give the same bytes, whenever and wherever they are exported, save where a format wants to be
  /// told the time.
  ///
  /// - Parameters:
  ///   - contents: What is exported.
  ///   - format: The form.
  ///   - options: What the person and the machine add to it.
  /// - Returns: The files, and what could not be said in them.
  /// - Throws: What reading the check-ins throws.
  /// - Complexity: O(*n*), where *n* is the number of check-ins, of which one habit's at a time are held in memory.
  public static func export(
    _ contents: StoreContents, as format: ExportFormat, options: ExportOptions
  ) throws -> Export {
    switch format {
    case .json: Export(bytes: try HabitFlowWriter.bytes(of: contents))
    case .csv: Export(bytes: try TableWriter(contents, options).bytes(of: options.table))
    case .loop: try LoopWriter.export(contents, options)
    case .harsh: try HarshWriter.export(contents, options)
    case .todotxt: TodoTxtWriter.export(contents, options)
    case .ical: try CalendarWriter.export(contents, options)
    case .markdown: try MarkdownWriter.export(contents, options)
    case .schema: Export(bytes: Array(HabitFlowSchema.text.utf8))
    }
  }
}
