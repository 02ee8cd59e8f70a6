import Foundation
import HabitCore
import HabitStore
import Synchronization
import TestSupport

/// A place where a store is tried out: a folder of its own, a clock that ticks and identifiers that count up.
final class StoreBench: Sendable {
  let folder: TemporaryFolder
  private let ticks = Mutex(0)

  init() throws { folder = try TemporaryFolder() }

  var path: String { folder.path + "/habit.db" }

  func openOrCreate() throws -> Store {
    try Store.openOrCreate(at: path, weekStart: .monday, context())
  }

  func inMemory() throws -> Store {
    try Store.inMemory(weekStart: .monday, context())
  }

  func reopened() throws -> Store {
    guard let store = try Store.open(at: path, context()) else { throw CocoaError(.fileNoSuchFile) }
    return store
  }

  /// A context a second after the last one.
  func context() -> WriteContext {
    let tick = ticks.withLock { ticks in
      ticks += 1
      return ticks
    }
    return WriteContext(instant: 1_772_694_000_000 + Int64(tick) * 1000) { UUID() }
  }

  @discardableResult
  func write<Result>(_ store: Store, _ command: String, _ body: (Transaction) throws -> Result) throws -> Result {
    try store.write(command, context(), body)
  }

  func habit(_ number: Int, _ name: String) throws -> Habit {
    Habit(id: UUID(0xA000 + number), name: try Name(name), start: Day(ordinal: 20_000))
  }

  /// The names and contents of all files of the folder.
  func files() throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return Dictionary(
      uniqueKeysWithValues: names.map { ($0, FileManager.default.contents(atPath: folder.path + "/" + $0) ?? Data()) })
  }
}
