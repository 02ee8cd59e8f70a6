import HabitCore
import HabitRender
import HabitStore

/// What went wrong with a hook, as the process in the background leaves word of it, and a later command tells it.
struct HookFailure: Hashable {
  /// The setting that names the hook.
  let setting: SettingName
  /// How it ended.
  let end: End
  /// The first line that it wrote to its standard error, or why it could not be started; empty for nothing.
  let message: String

  /// A way in which a hook ends badly.
  enum End: Hashable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
    case notStarted
  }

  init(setting: SettingName, end: End, message: String) {
    self.setting = setting
    self.end = end
    self.message = message
  }

  /// The failure of a run.
  init(_ setting: SettingName, _ result: ProcessResult) {
    let end: End =
      switch result.end {
      case .exited(let code): .exited(code)
      case .signalled(let number): .signalled(number)
      case .timedOut: .timedOut
      }
    let text = String(decoding: result.errors.prefix(2000), as: UTF8.self)
    var line = text.split(whereSeparator: \.isNewline).first ?? ""
    // The program itself draws the picture, and need not be named twice.
    if line.hasPrefix("habit: ") { line = line.dropFirst("habit: ".count) }
    self.init(setting: setting, end: end, message: String(line).trimmed)
  }
}

// MARK: - The file

extension HookFailure {
  /// Leaves word of failures beside a store, in place of older ones.
  static func leave(_ failures: [HookFailure], besides store: String, in environment: ProgramEnvironment) {
    let text = failures.map { $0.line + "\n" }.joined()
    // A place where nothing can be written has no store that could have been changed.
    try? environment.writeFiles([(store + suffix, Array(text.utf8))])
  }

  /// Takes the word of failures that was left beside a store, so that it is told once.
  static func take(besides store: String, in environment: ProgramEnvironment) -> [HookFailure] {
    guard let bytes = try? environment.readFile(store + suffix), (try? environment.removeFile(store + suffix)) != nil
    else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { HookFailure(line: $0) }
  }

  /// What the name of the file has behind that of the store.
  private static let suffix = ".hook-failures"

  private var line: String {
    let word =
      switch end {
      case .exited(let code): "exit \(code)"
      case .signalled(let number): "signal \(number)"
      case .timedOut: "timeout 0"
      case .notStarted: "start 0"
      }
    return "\(setting.rawValue) \(word) \(message)"
  }

  private init?(line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let number = Int32(parts[2]) else { return nil }
    let end: End? =
      switch parts[1] {
      case "exit": .exited(number)
      case "signal": .signalled(number)
      case "timeout": .timedOut
      case "start": .notStarted
      default: nil
      }
    guard let end else { return nil }
    self.init(setting: SettingName(rawValue: String(parts[0])), end: end, message: String(parts[3]))
  }
}
