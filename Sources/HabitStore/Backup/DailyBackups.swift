internal import FoundationEssentials
public import HabitCore
internal import SQLite

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The copies of a store that are made by themselves, one for each of the last days on which something was changed.
public struct DailyBackups: Sendable {
  /// The folder of the copies, beside the store.
  public let folder: String

  /// Finds the copies of a store.
  ///
  /// - Parameter store: The path of the store.
  public init(of store: String) {
    let parent = store.lastIndex(of: "/").map { store[..<$0] } ?? "."
    folder = "\(parent)/backups"
  }

  /// The path of the copy of a day.
  ///
  /// - Parameter day: The day.
  /// - Returns: The path, whether there is a file or not.
  public func path(of day: Day) -> String { "\(folder)/habit-\(day).db" }

  /// Whether there is a copy of a day.
  ///
  /// - Parameter day: The day.
  /// - Returns: Whether there is a file.
  public func hasCopy(of day: Day) -> Bool { !StoreFile(path: path(of: day)).isMissing }

  /// The days of which there is a copy, the latest first.
  public var days: [Day] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var days: [Day] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      // Whatever else lies there was put there by somebody, and is theirs.
      guard name.hasPrefix("habit-"), name.hasSuffix(".db"), let day = Day(String(name.dropFirst(6).dropLast(3)))
      else { continue }
      days.append(day)
    }
    return days.sorted(by: >)
  }

  /// Makes the copy of a day, unless there is one, and removes those of the oldest days.
  ///
  /// A store that cannot be copied whole costs no older copy.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - store: The store.
  ///   - count: How many copies are kept, 1 or more.
  ///   - context: Fresh identifiers.
  /// - Throws: ``StoreError`` if the copy cannot be made.
  public func make(of day: Day, from store: Store, keeping count: Int, _ context: WriteContext) throws {
    guard !hasCopy(of: day) else { return }
    _ = try store.backUp(to: path(of: day), context)
    let device = try store.read { try $0.device() }
    // Where a new store was begun, the copies of the one before are all that is left of it.
    for old in days.dropFirst(max(count, 1)) where old < day && isCopy(path(of: old), ofDevice: device) {
      unlink(path(of: old))
    }
  }

  private func isCopy(_ path: String, ofDevice device: UUID) -> Bool {
    guard let copy = try? Connection(path: path, mode: .immutable) else { return false }
    return (try? Snapshot(connection: copy, path: path).device()) == device
  }
}
