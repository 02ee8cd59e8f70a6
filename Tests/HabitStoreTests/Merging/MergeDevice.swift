import Foundation
import HabitCore
import HabitStore
import TestSupport

/// A device with a store of its own, a clock that may be wrong, and writes at random.
final class MergeDevice {
  let store: Store
  var random: RandomWrite
  private let number: Int
  private let offset: Int64

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - number: Its number, from 1.
  ///   - seed: What decides its writes.
  ///   - offset: How far its clock is off, in milliseconds.
  /// - Throws: `StoreError` if memory runs out.
  init(_ number: Int, seed: UInt64, offset: Int64) throws {
    self.number = number
    self.offset = offset
    random = RandomWrite(seed: seed &+ UInt64(number) &* 1_000_003, after: number * 1_000_000)
    let device = UUID(0xD000_0000 + number)
    store = try Store.inMemory(
      weekStart: .monday, WriteContext(instant: 1_772_694_000_000 + offset) { device })
  }

  /// A context at a step of the world's time.
  func context(_ step: Int) -> WriteContext {
    // Identifiers repeat themselves with the seed, so that a failure does.
    let base = 0xE000_0000_0000 + number * 0x1_0000_0000
    let next: @Sendable () -> UUID = { [identifiers = Counter(step * 1000 + base)] in UUID(identifiers.next()) }
    return WriteContext(instant: 1_772_694_000_000 + Int64(step) * 700 + offset, makeIdentifier: next)
  }

  /// All that the store holds, as others hear of it.
  func records() throws -> [MergeRecord.Key: MergeRecord] {
    try store.read { snapshot in
      var records: [MergeRecord.Key: MergeRecord] = [:]
      try snapshot.forEachRecord { records[$0.key] = $0 }
      return records
    }
  }

  /// The identifiers of all check-ins that are not removed, those of removed habits too.
  func checkIns() throws -> Set<MergeRecord.Key> {
    Set(
      try records().values.filter {
        $0.key.kind == "check_in" && $0.parts["row"]?.values["deleted"] == .integer(0)
      }.map(\.key))
  }

  /// What people see, without the numbers that belong to one store.
  func seen() throws -> StoreModel {
    var model = try StoreModel(store)
    model.todos = model.todos.map { NumberedTodo(number: 0, todo: $0.todo) }
    return model
  }

  @discardableResult
  func meet(_ other: MergeDevice, _ step: Int) throws -> MergeOutcome {
    try other.store.read { try store.merge($0, context(step)) }
  }
}
