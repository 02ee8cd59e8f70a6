internal import FoundationEssentials
public import HabitCore
internal import SQLite

extension Snapshot {
  /// All that the store holds, as an export writes it.
  ///
  /// - Returns: The contents, which read check-ins out of this snapshot: they are good only inside the body that it is
  ///   passed to.
  /// - Throws: ``StoreError`` out of ``Store/read(_:)`` if the store cannot be read.
  public func contents() throws -> StoreContents {
    let settings = try settings().values.filter { !$0.key.belongsToDevice }
    return StoreContents(
      categories: try categories(), habits: try habits(), pauses: try pauses(), todos: try todos().map(\.todo),
      settings: Dictionary(uniqueKeysWithValues: settings.map { ($0.key.rawValue, $0.value) }),
      checkIns: { try self.checkInsByContent(of: $0) })
  }
}
