#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The executables that stand beside this one, or on the search path.
enum Executables {
  /// Becomes another executable, as git becomes git-remote-https; comes back only if there is none of that name.
  static func become(_ name: String, words: [String]) {
    for folder in [ownFolder].compactMap(\.self) + searchPath {
      let path = folder + "/" + name
      guard access(path, X_OK) == 0 else { continue }
      var arguments = ([path] + words).map { strdup($0) }
      arguments.append(nil)
      execv(path, arguments)
    }
  }

  /// The folder of this executable, with links followed.
  private static var ownFolder: String? {
    #if canImport(Darwin)
      var size: UInt32 = 4096
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0, let path = realpath(buffer, nil) else { return nil }
    #else
      guard let path = realpath("/proc/self/exe", nil) else { return nil }
    #endif
    defer { free(path) }
    let text = String(cString: path)
    return text.lastIndex(of: "/").map { String(text[..<$0]) }
  }

  private static var searchPath: [String] {
    guard let path = getenv("PATH") else { return [] }
    return String(cString: path).split(separator: ":").map(String.init)
  }
}
