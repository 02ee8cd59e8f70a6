import CommandKit
import HabitRender
import HabitStore

extension CommandContext {
  /// Writes the files that a person named, all of them or none, each in place of an older one.
  ///
  /// - Parameter files: The paths and what is to stand there.
  /// - Throws: ``CommandFailure`` if one of them would replace the store or its log, else ``FileFailure``.
  func save(_ files: [(path: String, bytes: [UInt8])]) throws {
    let store = try storePath()
    for file in files {
      for suffix in ["", "-wal", "-shm", "-journal", "-credential", ".hook-failures"]
      where environment.isSameFile(file.path, store + suffix) {
        throw CommandFailure(
          exitCode: .cannotCreate, code: "cannot-write", message: Wording { $0.wouldReplaceStore(file.path) })
      }
    }
    for file in files where try isCopyOfStore(file.path) {
      throw CommandFailure(
        exitCode: .cannotCreate, code: "cannot-write", message: Wording { $0.wouldReplaceCopy(file.path) })
    }
    try environment.writeFiles(files)
  }

  /// Whether a path leads to a copy of the store: one of a day, or one that a restore or an update has kept.
  private func isCopyOfStore(_ path: String) throws -> Bool {
    let store = try storePath()
    let backups = DailyBackups(of: store)
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    if name.hasPrefix("\(StorePlace.fileName)."), environment.isSameFile(folder + StorePlace.fileName, store) {
      return true
    }
    return backups.days.contains { environment.isSameFile(path, backups.path(of: $0)) }
  }
}

extension Language {
  fileprivate func wouldReplaceCopy(_ path: String) -> String {
    self(
      "could not write \(path): a copy of the store is there; choose another place",
      "\(path) 파일을 쓸 수 없습니다: 저장소의 백업이 있는 곳입니다. 다른 위치를 정하세요")
  }
  fileprivate func wouldReplaceStore(_ path: String) -> String {
    self(
      "could not write \(path): the store is there; choose another place",
      "\(path) 파일을 쓸 수 없습니다: 저장소가 있는 곳입니다. 다른 위치를 정하세요")
  }
}
