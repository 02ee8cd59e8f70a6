import HabitCLI

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The executables that stand beside this one, or on the search path.
enum Executables {
  /// Becomes another executable, as git becomes git-remote-https; comes back only if there is none of that name.
  static func become(_ name: String, words: [String]) {
    for path in paths(of: name) where access(path, X_OK) == 0 {
      var arguments = ([path] + words).map { strdup($0) }
      arguments.append(nil)
      execv(path, arguments)
    }
  }

  /// The path of the executable that a name means; a path means itself.
  ///
  /// It is `nil` if there is none.
  static func path(of name: String) -> String? {
    name.contains("/") ? name : paths(of: name).first { access($0, X_OK) == 0 }
  }

  /// The names `x` of the executables `habit-x` on the search path, those of this program left out, in order.
  static func ownCommands() -> [String] {
    var names: Set<String> = []
    for folder in searchPath {
      guard let stream = opendir(folder) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let file = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard file.hasPrefix(prefix), file != prefix, Companion(rawValue: file) == nil,
          isExecutableFile("\(folder)/\(file)")
        else {
          continue
        }
        names.insert(String(file.dropFirst(prefix.count)))
      }
    }
    return names.sorted()
  }

  private static func isExecutableFile(_ path: String) -> Bool {
    var status = stat()
    return access(path, X_OK) == 0 && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// What the names of a person's own commands begin with.
  private static let prefix = "habit-"

  /// The paths where an executable may be, in the order in which they are tried.
  private static func paths(of name: String) -> [String] {
    ([ownFolder].compactMap(\.self) + searchPath).map { $0 + "/" + name }
  }

  /// The path of this executable, with links followed.
  static var ownPath: String? {
    #if canImport(Darwin)
      var size: UInt32 = 4096
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0, let path = realpath(buffer, nil) else { return nil }
    #else
      guard let path = realpath("/proc/self/exe", nil) else { return nil }
    #endif
    defer { free(path) }
    return String(cString: path)
  }

  private static var ownFolder: String? {
    ownPath.flatMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } }
  }

  private static var searchPath: [String] {
    guard let path = getenv("PATH") else { return [] }
    return String(cString: path).split(separator: ":").map(String.init)
  }
}
