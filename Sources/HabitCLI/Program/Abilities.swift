public import HabitCore

/// What an executable can do beyond the daily commands.
///
/// A command that needs an ability which this executable lacks hands its words over to the ``Companion`` that has it.
public struct Abilities {
  /// Draws a picture that needs fonts and pixels.
  public var draw: ((PictureOrder) throws(AbilityFailure) -> Picture)?
  /// Reads another tracker's file.
  public var foreignReader: ForeignReader?
  /// Writes files for other programs.
  public var foreignWriter: ForeignWriter?
  /// Meets other devices on a server.
  public var meetings: Meetings?

  /// A drawn picture.
  public struct Picture {
    /// The file.
    public let bytes: [UInt8]
    /// The characters that no installed font has.
    public let missingCharacters: [Character]

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - missingCharacters: The characters that no installed font has.
    public init(bytes: [UInt8], missingCharacters: [Character]) {
      self.bytes = bytes
      self.missingCharacters = missingCharacters
    }
  }

  /// Reads other trackers' files, and says what became of them.
  public struct ForeignReader {
    /// Reads a file or folder of a tracker; of the one that it recognises, if none is given.
    public let plan:
      (ImportFormat?, _ path: String, ImportOptions) throws(AbilityFailure) -> (format: ImportFormat, plan: ImportPlan)
    /// The receipt of an import: its lines, for people.
    public let receipt: (ImportPlan, ImportOutcome) -> [String]

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - plan: Reads a file or folder of a tracker; of the one that it recognises, if none is given.
    ///   - receipt: The receipt of an import.
    public init(
      plan:
        @escaping (ImportFormat?, _ path: String, ImportOptions) throws(AbilityFailure) -> (
          format: ImportFormat, plan: ImportPlan
        ),
      receipt: @escaping (ImportPlan, ImportOutcome) -> [String]
    ) {
      self.plan = plan
      self.receipt = receipt
    }
  }

  /// Writes files for other programs.
  public struct ForeignWriter {
    /// Makes the files of an export; it throws what reading the contents throws, or ``AbilityFailure``.
    public let export: (StoreContents, ExportFormat, ExportOptions) throws -> Export
    /// Refuses a folder that holds what an export must not replace.
    public let checkFolder: (_ path: String, Export) throws(AbilityFailure) -> Void

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - export: Makes the files of an export.
    ///   - checkFolder: Refuses a folder that holds what an export must not replace.
    public init(
      export: @escaping (StoreContents, ExportFormat, ExportOptions) throws -> Export,
      checkFolder: @escaping (_ path: String, Export) throws(AbilityFailure) -> Void
    ) {
      self.export = export
      self.checkFolder = checkFolder
    }
  }

  /// Creates abilities; without any, an executable has the daily commands alone.
  ///
  /// - Parameters:
  ///   - draw: Draws a picture that needs fonts and pixels.
  ///   - foreignReader: Reads another tracker's file.
  ///   - foreignWriter: Writes files for other programs.
  ///   - meetings: Meets other devices on a server.
  public init(
    draw: ((PictureOrder) throws(AbilityFailure) -> Picture)? = nil,
    foreignReader: ForeignReader? = nil, foreignWriter: ForeignWriter? = nil, meetings: Meetings? = nil
  ) {
    self.draw = draw
    self.foreignReader = foreignReader
    self.foreignWriter = foreignWriter
    self.meetings = meetings
  }
}
