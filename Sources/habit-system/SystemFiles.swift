import HabitCLI

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files of this machine.
enum SystemFiles {
  /// Reads a file, or with the path `-` the standard input.
  static func read(_ path: String) throws(FileFailure) -> [UInt8] {
    let isStream = path == "-"
    let descriptor = isStream ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(at: path, errno, .read) }
    defer { if !isStream { close(descriptor) } }
    guard let bytes = SystemStreams.read(from: descriptor) else { throw failure(at: path, errno, .read) }
    return bytes
  }

  /// Writes some files, all of them or none.
  ///
  /// Each is written beside its place, and only when all are there they are renamed: the old one or the new one is
  /// there, and never a half. What is no regular file, such as a pipe, is written as it is.
  static func write(_ files: [(path: String, bytes: [UInt8])]) throws(FileFailure) {
    var drafts: [(temporary: String, path: String)] = []
    do throws(FileFailure) {
      for (number, file) in files.enumerated() {
        let target = try Target(file.path)
        guard !target.isSpecial else {
          try write(file.bytes, to: target.path, flags: O_WRONLY | O_CLOEXEC, mode: 0, named: file.path)
          continue
        }
        let temporary = "\(target.path).\(getpid()).\(number).part"
        drafts.append((temporary, target.path))
        try write(
          file.bytes, to: temporary, flags: O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode: target.mode,
          named: file.path)
      }
      for draft in drafts where rename(draft.temporary, draft.path) != 0 { throw failure(at: draft.path, errno) }
    } catch {
      for draft in drafts { unlink(draft.temporary) }
      throw error
    }
  }

  /// Writes a file that nobody but its owner can read, in place of an older one.
  static func writePrivate(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
    let draft = "\(path).\(getpid()).part"
    do throws(FileFailure) {
      try write(bytes, to: draft, flags: O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode: 0o600, named: path)
      guard rename(draft, path) == 0 else { throw failure(at: path, errno) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Whether two paths lead to one file, or would if it were there.
  static func isSame(_ path: String, _ other: String) -> Bool {
    var (status, otherStatus) = (stat(), stat())
    switch (stat(path, &status) == 0, stat(other, &otherStatus) == 0) {
    case (true, true): return status.st_dev == otherStatus.st_dev && status.st_ino == otherStatus.st_ino
    case (false, false):
      let ((folder, name), (otherFolder, otherName)) = (parts(of: path), parts(of: other))
      return name == otherName && stat(folder, &status) == 0 && stat(otherFolder, &otherStatus) == 0
        && status.st_dev == otherStatus.st_dev && status.st_ino == otherStatus.st_ino
    default: return false
    }
  }

  private static func parts(of path: String) -> (folder: String, name: Substring) {
    guard let end = path.lastIndex(of: "/") else { return (".", path[...]) }
    return (String(path[...end]), path[path.index(after: end)...])
  }

  /// Makes a folder, and those that lead to it, unless it is there.
  static func makeFolder(_ path: String) throws(FileFailure) {
    var status = stat()
    guard stat(path, &status) != 0 else { return }
    if let end = path.lastIndex(of: "/"), end > path.startIndex { try makeFolder(String(path[..<end])) }
    // Another program may have made it just now.
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw failure(at: path, errno) }
  }

  /// Removes a file, or nothing where there is none.
  static func remove(_ path: String) throws(FileFailure) {
    guard unlink(path) == 0 || errno == ENOENT else { throw failure(at: path, errno) }
  }

  /// Where a file is to be, with links followed.
  private struct Target {
    let path: String
    /// The permissions: those of the file that is there, else the usual ones.
    let mode: mode_t
    /// Whether what is there is no regular file.
    let isSpecial: Bool

    init(_ path: String) throws(FileFailure) {
      var status = stat()
      guard stat(path, &status) == 0 else {
        self.path = path
        mode = 0o666
        isSpecial = false
        return
      }
      let kind = status.st_mode & S_IFMT
      guard kind != S_IFDIR else { throw failure(at: path, EISDIR) }
      let resolved = realpath(path, nil)
      self.path = resolved.map { String(cString: $0) } ?? path
      free(resolved)
      mode = status.st_mode & 0o777
      isSpecial = kind != S_IFREG
    }
  }

  private static func write(
    _ bytes: [UInt8], to path: String, flags: Int32, mode: mode_t, named name: String
  ) throws(FileFailure) {
    let descriptor = open(path, flags, mode)
    guard descriptor >= 0 else { throw failure(at: name, errno) }
    // Not synced to the disk: what is written here can be drawn again.
    let isWritten = SystemStreams.write(bytes, to: descriptor)
    let code = errno
    guard close(descriptor) == 0, isWritten else { throw failure(at: name, code) }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func failure(
    at path: String, _ code: Int32, _ action: FileFailure.Action = .write
  ) -> FileFailure {
    let kind: FileFailure.Kind =
      switch code {
      case EACCES, EPERM, EROFS: .permission
      case ENOENT where action == .read && isLink(path): .brokenLink
      case ENOENT where action == .read, ENOTDIR where action == .read: .missing
      case EISDIR where action == .read: .folder
      case ENOENT, ENOTDIR, EISDIR, ENAMETOOLONG, EEXIST: .cannotCreate
      default: .inputOutput
      }
    return FileFailure(path: path, reason: String(cString: strerror(code)), kind: kind, action: action)
  }
}
