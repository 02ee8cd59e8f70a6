import Foundation

/// A disk of a few kilobytes, in memory, that is there as long as the value.
public final class SmallDisk {
  private let folder: TemporaryFolder

  /// The folder in which the disk is mounted.
  public var path: String { folder.path }

  /// Mounts the disk.
  ///
  /// - Parameter kilobytes: Its size.
  /// - Throws: ``Refused`` if the system refuses to mount it.
  public init(kilobytes: Int) throws {
    folder = try TemporaryFolder()
    guard try Self.mount("-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", folder.path) else { throw Refused() }
  }

  /// Whether this system mounts small disks, or must because this is CI.
  public static let isExpected =
    ProcessInfo.processInfo.environment["CI"] == "true" || (try? SmallDisk(kilobytes: 4)) != nil

  deinit {
    _ = try? Self.run("umount", [folder.path])
  }

  /// Forbids all writing.
  ///
  /// - Throws: ``Refused`` if the system refuses that.
  public func makeReadOnly() throws {
    guard try Self.mount("-o", "remount,ro", folder.path) else { throw Refused() }
  }

  /// The system mounts nothing here.
  public struct Refused: Error {}

  private static func mount(_ arguments: String...) throws -> Bool {
    try run("mount", arguments)
  }

  private static func run(_ command: String, _ arguments: [String]) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
