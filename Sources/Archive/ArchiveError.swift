/// Why an archive is not read, or cannot be made.
public enum ArchiveError: Error, Sendable, Hashable {
  /// It is no zip archive, is cut short or is damaged, with the words of the library.
  case damaged(reason: String)
  /// A password is needed.
  case encrypted(path: String)
  /// A path leads out of the archive.
  case outside(path: String)
  /// An entry is a link or a device.
  case noFile(path: String)
  /// A path occurs twice.
  case repeated(path: String)
  /// A file is compressed by another method than deflate.
  case otherCompression(path: String)
  /// There are too many files and folders.
  case tooManyEntries(limit: Int)
  /// The files are too large together.
  case tooLarge(limit: Int)
  /// The system lacks a locale in which the name of a file can be read.
  case noUnicode
}

extension ArchiveError: CustomStringConvertible {
  /// What is wrong and what to do, as the second half of a sentence that begins with the archive.
  public var description: String {
    switch self {
    case .damaged(let reason): "is no whole zip archive (\(reason)); copy or export it again"
    case .encrypted(let path): "is encrypted ('\(path)'); unpack it with its password and give what comes out"
    case .outside(let path): "holds '\(path)', a path that leads out of the archive; make a new one"
    case .noFile(let path): "holds '\(path)', which is a link or a device; make a new one of files alone"
    case .repeated(let path): "holds '\(path)' twice; make a new one"
    case .otherCompression(let path):
      "holds '\(path)', compressed in a way that is not read here; unpack it and give what comes out"
    case .tooManyEntries(let limit): "holds more than \(limit) files; unpack it and give what comes out"
    case .tooLarge(let limit):
      "holds more than \(limit >> 20) MiB, too much for its size or at all; unpack it and give what comes out"
    case .noUnicode: "cannot be read here: the system lacks the locale C.UTF-8; unpack it and give what comes out"
    }
  }
}
