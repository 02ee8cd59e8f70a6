#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Lets the library take the names in an archive for UTF-8.
///
/// The library converts names to and from the character set of the locale, which is ASCII in a program that sets none:
/// any other name would be lost.
enum UnicodeNames {
  /// Runs a body in a locale of UTF-8, on this thread alone.
  ///
  /// - Parameter body: What to do.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  static func with<Result>(_ body: () throws(ArchiveError) -> Result) throws(ArchiveError) -> Result {
    let names = ["C.UTF-8", "en_US.UTF-8"]
    // Names in ASCII can be read in any locale.
    guard let locale = names.lazy.compactMap({ newlocale(LC_CTYPE_MASK, $0, nil) }).first else { return try body() }
    let former = uselocale(locale)
    defer {
      uselocale(former)
      freelocale(locale)
    }
    return try body()
  }
}
