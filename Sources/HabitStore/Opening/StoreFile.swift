#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A file of the store as the system sees it.
struct StoreFile {
  /// The path of the file.
  let path: String

  /// Whether there is no such file, nor anything else of its name.
  var isMissing: Bool {
    var status = stat()
    return lstat(path, &status) != 0 && (errno == ENOENT)
  }

  /// The size in bytes; 0 for a file that is not there.
  var size: Int64 {
    var status = stat()
    return stat(path, &status) == 0 ? Int64(status.st_size) : 0
  }

  /// Whether files can be made beside this one.
  var canWriteBeside: Bool { access(folder, W_OK) == 0 }

  private var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes the file, with the folders that lead to it: it appears whole, or not at all.
  ///
  /// If someone else makes it at the same time, theirs is kept.
  ///
  /// - Parameters:
  ///   - name: Something that tells this draft of the file from all others.
  ///   - fill: Writes the content into the empty file of a path.
  /// - Throws: ``StoreError``, or what filling it throws; then there is no file.
  func create(named name: String, fill: (String) throws -> Void) throws {
    try createFolder(folder)
    let draft = "\(path).new-\(name)"
    try createBeside(named: [draft], fill: fill)
    defer { unlink(draft) }
    guard link(draft, path) != 0, errno != EEXIST else { return try synchronizeFolder() }
    // Some file systems know no links.
    guard isMissing else { return }
    guard rename(draft, path) == 0 else { throw failure(of: path) }
    try synchronizeFolder()
  }

  /// Removes the file, if it is there.
  func remove() { unlink(path) }

  /// Gives the file another name.
  ///
  /// - Parameters:
  ///   - name: The new path, in the same folder.
  ///   - mayBeMissing: Whether it is well if there is no such file.
  /// - Throws: ``StoreError`` if that fails.
  func move(to name: String, mayBeMissing: Bool) throws {
    guard rename(path, name) == 0 || mayBeMissing && errno == ENOENT else { throw failure(of: path) }
    try synchronizeFolder()
  }

  /// Makes another file, readable by its owner only, and removes it again if it cannot be filled.
  ///
  /// - Parameters:
  ///   - names: The paths that the file may have, the first that is free before the others; at least one.
  ///   - fill: Writes the content into the empty file of a path.
  /// - Throws: ``StoreError``, or what filling it throws; then there is no file.
  func createBeside(named names: [String], fill: (String) throws -> Void) throws {
    let other = try claim(names)
    do {
      try fill(other)
    } catch {
      unlink(other)
      throw error
    }
  }

  /// Makes an empty file of the first name that is free.
  ///
  /// Whether a name is free is found by taking it: a look before would let another program slip in between.
  private func claim(_ names: [String]) throws -> String {
    for name in names {
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 {
        close(descriptor)
        return name
      }
      if errno != EEXIST || name == names.last { throw failure(of: name) }
    }
    preconditionFailure("A file has at least one name")
  }

  private func createFolder(_ folder: String) throws {
    guard mkdir(folder, 0o700) != 0, errno != EEXIST else { return }
    guard errno == ENOENT else { throw failure(of: folder) }
    let parent = StoreFile(path: folder).folder
    guard parent != folder else { throw failure(of: folder) }
    try createFolder(parent)
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw failure(of: folder) }
  }

  /// Sees to it that a new name survives a power failure.
  private func synchronizeFolder() throws {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(of: folder) }
    defer { close(descriptor) }
    fsync(descriptor)  // Some file systems cannot, and need not.
  }

  private func failure(of place: String) -> StoreError {
    StoreError(systemError: errno, path: path, place: place, otherwise: .cannotCreate)
  }
}
