public import FoundationEssentials

/// A row of a store as it travels to others: what it is, and its parts with their stamps.
///
/// Records of one key form a join-semilattice under ``merged(with:)``: in whatever order, and however often, devices
/// meet, they come to the same record.
///
/// Source: Shapiro et al., "Conflict-free Replicated Data Types" (2011): a map of last-writer-wins registers.
public struct MergeRecord: Sendable, Hashable {
  /// What tells a record from all others, on every device.
  public struct Key: Sendable, Hashable {
    /// The kind of the record, such as `habit` or `check_in`.
    public let kind: String
    /// The habit that it belongs to; `nil` for a record that stands for itself.
    public let habit: UUID?
    /// The day of a check-in, in days since 1970-01-01; `nil` for all others.
    public let day: Int?
    /// The bytes of its identifier, or the text of its name.
    public let id: MergeValue

    /// Creates a key.
    ///
    /// - Parameters:
    ///   - kind: The kind of the record.
    ///   - habit: The habit that it belongs to; `nil` for a record that stands for itself.
    ///   - day: The day of a check-in, in days since 1970-01-01.
    ///   - id: The bytes of its identifier, or the text of its name.
    public init(kind: String, habit: UUID? = nil, day: Int? = nil, id: MergeValue) {
      self.kind = kind
      self.habit = habit
      self.day = day
      self.id = id
    }
  }

  /// What tells the record from all others.
  public let key: Key
  /// When the record was made.
  public let created: MergeStamp
  /// The parts by their names.
  public let parts: [String: MergePart]

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - key: What tells it from all others.
  ///   - created: When it was made.
  ///   - parts: The parts by their names.
  public init(_ key: Key, created: MergeStamp, parts: [String: MergePart]) {
    self.key = key
    self.created = created
    self.parts = parts
  }

  /// The stamp of the part that was written last.
  public var lastStamp: MergeStamp { parts.values.lazy.map(\.stamp).max() ?? created }

  /// What holds after two devices have met: of each part the one that was written last.
  ///
  /// - Parameter other: The record as another device has it.
  /// - Returns: The record that both devices have from then on.
  /// - Precondition: Both have the same key.
  /// - Complexity: O(*p*), where *p* is the number of parts.
  public func merged(with other: MergeRecord) -> MergeRecord {
    precondition(key == other.key, "Two records of different things do not merge")
    return MergeRecord(
      key, created: min(created, other.created),
      parts: parts.merging(other.parts) { $0.merged(with: $1) })
  }
}
