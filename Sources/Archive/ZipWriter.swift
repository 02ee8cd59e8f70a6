internal import CArchive

/// Makes one archive through the library.
struct ZipWriter: ~Copyable {
  /// What the library writes into.
  private final class Output {
    var bytes: [UInt8] = []
  }

  private let handle: OpaquePointer
  private let output = Output()

  /// Creates a writer.
  ///
  /// - Throws: ``ArchiveError`` if memory runs out.
  init() throws(ArchiveError) {
    guard let handle = archive_write_new() else { throw .damaged(reason: "out of memory") }
    self.handle = handle
  }

  deinit {
    archive_write_free(handle)
  }

  /// Makes the archive.
  ///
  /// - Parameter files: The files, each with another path.
  /// - Returns: The bytes of the archive.
  /// - Throws: ``ArchiveError``.
  mutating func bytes(of files: [ArchivedFile]) throws(ArchiveError) -> [UInt8] {
    try check(archive_write_set_format_zip(handle))
    // Blocks would fill up the end of the archive.
    try check(archive_write_set_bytes_per_block(handle, 0))
    let state = Unmanaged.passUnretained(output).toOpaque()
    try check(
      archive_write_open(handle, state, nil) { _, state, bytes, count in
        guard let state, let bytes else { return 0 }
        let output = Unmanaged<Output>.fromOpaque(state).takeUnretainedValue()
        output.bytes += UnsafeRawBufferPointer(start: bytes, count: count)
        return la_ssize_t(count)
      } _: { _, _ in
        ARCHIVE_OK
      })
    for file in files { try add(file) }
    try check(archive_write_close(handle))
    return output.bytes
  }

  private func add(_ file: ArchivedFile) throws(ArchiveError) {
    guard let entry = archive_entry_new() else { throw .damaged(reason: "out of memory") }
    defer { archive_entry_free(entry) }
    // Without a time the library writes the earliest of all; any other it would write as the clock here shows it.
    archive_entry_set_pathname(entry, file.path)
    archive_entry_set_filetype(entry, UInt32(archive_kind_file))
    archive_entry_set_perm(entry, 0o644)
    archive_entry_set_size(entry, la_int64_t(file.bytes.count))
    try check(archive_write_header(handle, entry))
    let written = file.bytes.withUnsafeBytes { archive_write_data(handle, $0.baseAddress, $0.count) }
    guard written == file.bytes.count else { throw failure }
  }

  private func check(_ code: CInt) throws(ArchiveError) {
    guard code == ARCHIVE_OK else { throw failure }
  }

  private var failure: ArchiveError {
    .damaged(reason: archive_error_string(handle).map { String(cString: $0) } ?? "it cannot be written")
  }
}
