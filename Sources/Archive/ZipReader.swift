internal import CArchive

/// Reads one archive through the library.
struct ZipReader: ~Copyable {
  private let handle: OpaquePointer
  private let limits: ArchiveLimits
  private var remaining: Int
  private let allowed: Int
  private var paths: Set<String> = []

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - limits: How much the archive may hold.
  ///   - size: The number of bytes of the archive.
  /// - Throws: ``ArchiveError`` if memory runs out.
  init(limits: ArchiveLimits, size: Int) throws(ArchiveError) {
    guard let handle = archive_read_new() else { throw .damaged(reason: "out of memory") }
    self.handle = handle
    self.limits = limits
    allowed = limits.bytes(fromArchiveOf: size)
    remaining = allowed
    // The directory at the end of the archive is believed, which alone tells links; a file without one is cut short.
    archive_read_support_format_zip_seekable(handle)
  }

  deinit {
    archive_read_free(handle)
  }

  /// Reads all files.
  ///
  /// - Parameter archive: The bytes of the archive.
  /// - Returns: The files.
  /// - Throws: ``ArchiveError``.
  mutating func files(in archive: [UInt8]) throws(ArchiveError) -> [ArchivedFile] {
    var outcome: Result<[ArchivedFile], ArchiveError> = .success([])
    archive.withUnsafeBytes { bytes in
      do throws(ArchiveError) {
        guard archive_read_open_memory(handle, bytes.baseAddress, bytes.count) == ARCHIVE_OK else { throw failure }
        outcome = .success(try readFiles())
      } catch {
        outcome = .failure(error)
      }
    }
    return try outcome.get()
  }

  private mutating func readFiles() throws(ArchiveError) -> [ArchivedFile] {
    var files: [ArchivedFile] = []
    var count = 0
    while let entry = try nextEntry() {
      count += 1
      guard count <= limits.entries else { throw .tooManyEntries(limit: limits.entries) }
      let path = try path(of: entry)
      guard archive_entry_is_encrypted(entry) == 0 else { throw .encrypted(path: path) }
      switch Int(archive_entry_filetype(entry)) {
      case archive_kind_folder:
        continue
      case archive_kind_file where archive_entry_symlink(entry) == nil && archive_entry_hardlink(entry) == nil:
        guard paths.insert(path).inserted else { throw .repeated(path: path) }
        guard isPlainlyCompressed else { throw .otherCompression(path: path) }
        files.append(ArchivedFile(path: path, bytes: try content()))
      default:
        throw .noFile(path: path)
      }
    }
    return files
  }
}

// MARK: - Entries

extension ZipReader {
  private func nextEntry() throws(ArchiveError) -> OpaquePointer? {
    var entry: OpaquePointer?
    switch archive_read_next_header(handle, &entry) {
    case ARCHIVE_EOF: return nil
    case ARCHIVE_OK, ARCHIVE_WARN: return entry
    default: throw failure
    }
  }

  /// The path of an entry, with `/` between its parts and none at its ends, also where a Windows program wrote `\`.
  private func path(of entry: OpaquePointer) throws(ArchiveError) -> String {
    guard let name = archive_entry_pathname(entry) else { throw .noUnicode }
    let path = String(validatingCString: name) ?? Self.latin1(name)
    let parts = path.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
    let isAbsolute = parts.first == "" || parts.first?.dropFirst() == ":"
    guard !isAbsolute, !parts.contains("..") else { throw .outside(path: path) }
    let kept = parts.filter { $0 != "" && $0 != "." }
    guard !kept.isEmpty else { return path }
    return kept.joined(separator: "/")
  }

  /// Every byte as a character of its own, so that no two names become one.
  private static func latin1(_ name: UnsafePointer<CChar>) -> String {
    var text = ""
    var next = name
    while next.pointee != 0 {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(bitPattern: next.pointee)))
      next += 1
    }
    return text
  }

  /// Whether the entry is stored as it is or by deflate, which every program writes; other methods may want gigabytes.
  private var isPlainlyCompressed: Bool {
    guard let name = archive_format_name(handle).map({ String(cString: $0) }) else { return false }
    return name.hasSuffix("(uncompressed)") || name.hasSuffix("(deflation)")
  }

  private mutating func content() throws(ArchiveError) -> [UInt8] {
    var content: [UInt8] = []
    while true {
      var start: UnsafeRawPointer?
      var count = 0
      var offset: la_int64_t = 0
      switch archive_read_data_block(handle, &start, &count, &offset) {
      case ARCHIVE_EOF: return content
      case ARCHIVE_OK: break
      default: throw failure
      }
      guard count <= remaining else { throw .tooLarge(limit: allowed) }
      remaining -= count
      content += UnsafeRawBufferPointer(start: start, count: count)
    }
  }

  private var failure: ArchiveError {
    .damaged(reason: archive_error_string(handle).map { String(cString: $0) } ?? "it cannot be read")
  }
}
