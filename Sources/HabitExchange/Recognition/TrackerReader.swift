internal import HabitCore

/// Reads what one tracker writes.
protocol TrackerReader {
  /// The tracker.
  static var format: ImportFormat { get }

  /// Whether a source is what the tracker writes, as far as names, tables and keys tell.
  ///
  /// - Parameter source: The source.
  /// - Returns: Whether it is.
  static func recognizes(_ source: ImportSource) -> Bool

  /// Whether a source can be read where a person says what it is: a text that others write too needs no other sign.
  ///
  /// - Parameter source: The source.
  /// - Returns: Whether it can; as a rule, whether it is recognised.
  static func accepts(_ source: ImportSource) -> Bool

  /// What to do with a source that is only near to what the tracker writes.
  ///
  /// - Parameter source: A source that is not recognised.
  /// - Returns: What it is and what to do, as the second half of a sentence that begins with the path; `nil` if it has
  ///   nothing to do with the tracker.
  static func hint(for source: ImportSource) -> String?

  /// Reads a source that is recognised.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - options: What the person and the machine add to it.
  /// - Returns: The plan.
  /// - Throws: ``ImportError`` if it is damaged or of an unknown version.
  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan
}

extension TrackerReader {
  static func accepts(_ source: ImportSource) -> Bool { recognizes(source) }

  static func hint(for source: ImportSource) -> String? { nil }
}

extension ImportFormat {
  /// The reader of the tracker's files.
  var reader: any TrackerReader.Type {
    switch self {
    case .json: HabitFlowReader.self
    case .loop: LoopReader.self
    case .rewire: RewireReader.self
    case .tickmate: TickmateReader.self
    case .harsh: HarshReader.self
    case .beaver: BeaverReader.self
    case .mhabit: MhabitReader.self
    case .kado: KadoReader.self
    case .habitkit: HabitKitReader.self
    case .habo: HaboReader.self
    case .dijo: DijoReader.self
    case .taskwarrior: TaskwarriorReader.self
    case .habitctl: HabitctlReader.self
    case .habitbull: HabitBullReader.self
    case .org: OrgReader.self
    case .obsidian: ObsidianReader.self
    case .todotxt: TodoTxtReader.self
    case .csv: TableReader.self
    }
  }
}
