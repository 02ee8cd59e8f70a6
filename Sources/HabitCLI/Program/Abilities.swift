public import HabitCore
public import HabitRender

/// What an executable can do beyond the daily commands.
///
/// A command that needs an ability which this executable lacks hands its words over to the ``Companion`` that has it.
public struct Abilities {
  /// Draws a heatmap as PNG.
  public var drawPNG: ((HeatmapSheet, ColorScheme, _ scale: Int) throws(AbilityFailure) -> Picture)?
  /// Reads another tracker's file.
  public var foreignReader: ForeignReader?

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
    /// Reads a file or folder of a format.
    public let plan: (ForeignFormat, _ path: String, _ today: Day) throws(AbilityFailure) -> ImportPlan
    /// The receipt of an import: its lines, for people.
    public let receipt: (ImportPlan, ImportOutcome) -> [String]

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - plan: Reads a file or folder of a format.
    ///   - receipt: The receipt of an import.
    public init(
      plan: @escaping (ForeignFormat, _ path: String, _ today: Day) throws(AbilityFailure) -> ImportPlan,
      receipt: @escaping (ImportPlan, ImportOutcome) -> [String]
    ) {
      self.plan = plan
      self.receipt = receipt
    }
  }

  /// Creates abilities; without any, an executable has the daily commands alone.
  ///
  /// - Parameters:
  ///   - drawPNG: Draws a heatmap as PNG.
  ///   - foreignReader: Reads another tracker's file.
  public init(
    drawPNG: ((HeatmapSheet, ColorScheme, _ scale: Int) throws(AbilityFailure) -> Picture)? = nil,
    foreignReader: ForeignReader? = nil
  ) {
    self.drawPNG = drawPNG
    self.foreignReader = foreignReader
  }
}
