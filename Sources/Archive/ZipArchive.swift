/// Reads and makes zip archives in memory; nothing is ever written to a disk.
public enum ZipArchive {
  /// The first bytes of an archive that holds files, and of one that holds none.
  public static let marks = [Array("PK\u{3}\u{4}".utf8), markOfEmpty]

  private static let markOfEmpty = Array("PK\u{5}\u{6}".utf8)

  /// Reads all files of an archive.
  ///
  /// Folders are passed over: the paths of the files name them.
  ///
  /// - Parameters:
  ///   - archive: The bytes of the archive.
  ///   - limits: How much it may hold.
  /// - Returns: The files, in the order in which they lie in the archive, each with another path. No path is absolute or
  ///   has a part `.` or `..`. A name that is not UTF-8 is taken for Latin-1.
  /// - Throws: ``ArchiveError`` if it is damaged, encrypted or beyond a limit, or an entry is no plain file or folder.
  /// - Complexity: O(*n*), where *n* is the number of bytes that come out, at most ``ArchiveLimits/bytes``.
  public static func files(
    in archive: [UInt8], limits: ArchiveLimits = ArchiveLimits()
  ) throws(ArchiveError) -> [ArchivedFile] {
    // The library does not know an archive that is nothing but its end.
    if archive.starts(with: markOfEmpty) { return [] }
    return try UnicodeNames.with { () throws(ArchiveError) in
      var reader = try ZipReader(limits: limits, size: archive.count)
      return try reader.files(in: archive)
    }
  }

  /// Makes an archive.
  ///
  /// The same files give the same bytes: all of them carry the earliest time that a zip archive can tell, 1980-01-01.
  ///
  /// - Parameter files: The files, each with another path.
  /// - Returns: The bytes of the archive.
  /// - Throws: ``ArchiveError`` if memory runs out or the system cannot write the paths.
  public static func bytes(of files: [ArchivedFile]) throws(ArchiveError) -> [UInt8] {
    try UnicodeNames.with { () throws(ArchiveError) in
      var writer = try ZipWriter()
      return try writer.bytes(of: files)
    }
  }
}
