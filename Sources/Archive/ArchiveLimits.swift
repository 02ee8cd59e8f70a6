/// How much an archive may hold, so that a small file cannot fill the memory.
public struct ArchiveLimits: Sendable, Hashable {
  /// The greatest number of files and folders.
  public var entries: Int
  /// The greatest number of bytes of all files together.
  public var bytes: Int
  /// The greatest number of bytes of all files together for each byte of the archive, once they are more than
  /// ``bytesOfAnyRatio``.
  public var ratio: Int
  /// The number of bytes that may come out of an archive of any size: a table of equal cells shrinks to next to nothing.
  public var bytesOfAnyRatio: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - entries: The greatest number of files and folders.
  ///   - bytes: The greatest number of bytes of all files together.
  ///   - ratio: The greatest number of bytes for each byte of the archive.
  ///   - bytesOfAnyRatio: The number of bytes that may come out of an archive of any size.
  public init(
    entries: Int = 20_000, bytes: Int = 256 << 20, ratio: Int = 200, bytesOfAnyRatio: Int = 16 << 20
  ) {
    self.entries = entries
    self.bytes = bytes
    self.ratio = ratio
    self.bytesOfAnyRatio = bytesOfAnyRatio
  }

  /// The greatest number of bytes that may come out of an archive.
  ///
  /// - Parameter size: The number of bytes of the archive.
  /// - Returns: The number of bytes.
  func bytes(fromArchiveOf size: Int) -> Int {
    let (product, overflows) = size.multipliedReportingOverflow(by: ratio)
    return min(bytes, max(bytesOfAnyRatio, overflows ? .max : product))
  }
}
