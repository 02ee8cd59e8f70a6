import Foundation
import HabitCore
import HabitStore
import HabitSync
import TestSupport

/// A device that meets others on a server.
final class SyncedDevice: SyncStore {
  let store: Store
  var place: SyncPlace
  var ledger = SyncLedger()
  private let ticks: Counter
  private let number: Int

  init(_ number: Int, at address: String) throws {
    self.number = number
    ticks = Counter(number * 1_000_000)
    place = SyncPlace(address: address)
    let device = UUID(0xD000_0000 + number)
    store = try Store.inMemory(weekStart: .monday, WriteContext(instant: 1_772_694_000_000) { device })
  }

  var context: WriteContext {
    WriteContext(instant: 1_772_694_000_000 + Int64(ticks.next() % 1_000_000) * 1000) { UUID() }
  }

  @discardableResult
  func sync(mayBeSetBack: Bool = false) throws -> SyncReceipt {
    let receipt = try Meeting(at: place).exchange(with: self, ledger, mayBeSetBack: mayBeSetBack)
    ledger = receipt.ledger
    return receipt
  }

  // MARK: - Writes

  @discardableResult
  func add(_ name: String) throws -> Habit {
    let habit = Habit(id: UUID(), name: try Name(name), start: Day(ordinal: 20_000))
    try store.write("add", context) { try $0.insert(habit) }
    return habit
  }

  func check(_ habit: Habit, amount: Int? = nil, note: String = "") throws {
    let checkIn = CheckIn(
      id: UUID(), habit: habit.id, day: Day(ordinal: 20_000), kind: .done, amount: amount.map { Amount($0) }, note: note
    )
    try store.write("check", context) { try $0.insert(checkIn) }
  }

  func habits() throws -> [Habit] { try store.read { try $0.habits() } }

  func checkIns() throws -> [CheckIn] {
    try store.read { snapshot in try snapshot.habits().flatMap { try snapshot.checkIns(of: $0.id) } }
  }

  func allRecords() throws -> [MergeRecord.Key: MergeRecord] {
    let records = try records(writtenAfter: .min).records
    return Dictionary(uniqueKeysWithValues: records.map { ($0.key, $0) })
  }

  // MARK: - SyncStore

  var device: UUID { get throws { try store.read { try $0.device() } } }

  func merge(_ records: [MergeRecord]) throws -> MergeOutcome { try store.merge(records, context) }

  func records(writtenAfter time: Int64) throws -> (records: [MergeRecord], time: Int64) {
    try store.read { try $0.records(writtenAfter: time) }
  }
}
