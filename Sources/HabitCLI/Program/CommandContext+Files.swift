import CommandKit
import HabitRender

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
    try environment.writeFiles(files)
  }
}

extension Language {
  fileprivate func wouldReplaceStore(_ path: String) -> String {
    self(
      "could not write \(path): the store is there; choose another place",
      "\(path) 파일을 쓸 수 없습니다: 저장소가 있는 곳입니다. 다른 위치를 정하세요")
  }
}
