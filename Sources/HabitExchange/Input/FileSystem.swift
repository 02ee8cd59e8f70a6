#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What an import asks of the file system; it only ever reads.
enum FileSystem {
  /// What a path leads to.
  enum Kind {
    case file, folder, other
  }

  /// What a path leads to, links followed.
  ///
  /// - Parameter path: The path.
  /// - Returns: The kind; `nil` if there is nothing.
  /// - Throws: ``ImportError/unreadable(path:reason:)`` if the system does not tell.
  static func kind(of path: String) throws(ImportError) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure(path)
    }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// The names of what a folder holds, in ascending order; those that are no UTF-8 are left out.
  ///
  /// - Parameter folder: The path of the folder.
  /// - Returns: The names, without the folder itself and its parent.
  /// - Throws: ``ImportError/unreadable(path:reason:)``.
  static func names(in folder: String) throws(ImportError) -> [String] {
    guard let stream = opendir(folder) else { throw failure(folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(validatingCString: $0)
        }
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The greatest number of bytes that are read; without it, all of them.
  /// - Returns: The bytes from the beginning.
  /// - Throws: ``ImportError/unreadable(path:reason:)``.
  static func contents(of path: String, limit: Int = .max) throws(ImportError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    let size = min(try size(of: path, descriptor), limit)
    var isComplete = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if read < 0, errno == EINTR { continue }
        if read < 0 { isComplete = false }
        if read <= 0 { break }
        count += read
      }
    }
    guard isComplete else { throw failure(path) }
    return bytes
  }

  /// The number of bytes of a file.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The number of bytes.
  /// - Throws: ``ImportError/unreadable(path:reason:)``.
  static func size(of path: String) throws(ImportError) -> Int {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    return try size(of: path, descriptor)
  }

  private static func size(of path: String, _ descriptor: CInt) throws(ImportError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    return Int(status.st_size)
  }

  private static func failure(_ path: String) -> ImportError {
    .unreadable(path: path, reason: String(cString: strerror(errno)))
  }
}
