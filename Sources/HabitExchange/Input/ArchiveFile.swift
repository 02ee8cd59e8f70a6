internal import Archive

/// The file of an archive, such as a tracker exports.
struct ArchiveFile {
  /// The greatest number of bytes of an archive that is read; no tracker writes a tenth of it.
  private static let greatestSize = 128 << 20

  /// The path of the file.
  let path: String

  /// Whether a file is an archive.
  ///
  /// - Parameter start: Its first bytes.
  /// - Returns: Whether it is one.
  static func isMarked(by start: some Collection<UInt8>) -> Bool {
    ZipArchive.marks.contains { start.starts(with: $0) }
  }

  /// Reads the files in the archive, without those that a Mac adds to all folders.
  ///
  /// - Returns: The files.
  /// - Throws: ``ImportError`` if it cannot be read, or holds what no export does.
  func files() throws(ImportError) -> [ArchivedFile] {
    guard try FileSystem.size(of: path) <= Self.greatestSize else {
      throw .otherKind(path: path, reason: "is larger than any export of a tracker; unpack it and give what comes out")
    }
    let bytes = try FileSystem.contents(of: path)
    let files: [ArchivedFile]
    do throws(ArchiveError) {
      files = try ZipArchive.files(in: bytes)
    } catch {
      throw ImportError(error, path: path)
    }
    if let inner = files.first(where: { Self.isMarked(by: $0.bytes) }) {
      throw .otherKind(
        path: path, reason: "holds another archive, '\(inner.path.onOneLine)'; unpack it and give what comes out")
    }
    return files.filter { file in
      let parts = file.path.split(separator: "/")
      return parts.first != "__MACOSX" && parts.last != ".DS_Store" && parts.last?.hasPrefix("._") != true
    }
  }
}

extension ImportError {
  /// What an error of an archive means for an import.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - path: The path of the archive.
  fileprivate init(_ error: ArchiveError, path: String) {
    self =
      if case .damaged = error {
        .damaged(path: path, reason: error.description.onOneLine)
      } else {
        .otherKind(path: path, reason: error.description.onOneLine)
      }
  }
}
