import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// The configuration file: `key = value` lines, and comments behind a `#` on lines of their own.
struct SettingFile {
  /// What it sets, by name.
  let settings: [SettingName: PlacedSetting]

  /// The file that most people have: none.
  static let absent = SettingFile(settings: [:])

  private init(settings: [SettingName: PlacedSetting]) {
    self.settings = settings
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: Its content, in UTF-8, with or without a byte order mark, and with line ends of any system.
  ///   - path: Its path.
  ///   - home: The home folder, for which `~` stands in a value.
  /// - Throws: ``CommandFailure`` with a line for each fault; then nothing of the file holds.
  init(_ bytes: [UInt8], path: String, home: String?) throws(CommandFailure) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(validating: $0, as: UTF8.self)
    }
    // In another encoding no line says what it seems to say; ASCII in UTF-16 differs from UTF-8 by its zeros alone.
    if let index = lines.firstIndex(where: { $0?.utf8.contains(0) ?? true }) {
      throw .configuration([Wording { "\(path):\(index + 1): \($0.isNoUTF8)" }])
    }
    var settings: [SettingName: PlacedSetting] = [:]
    var faults: [Wording] = []
    for (index, line) in lines.enumerated() {
      let source = SettingSource.file(path: path, line: index + 1)
      do throws(WordError) {
        guard let (setting, value) = try Self.read(line?.trimmed ?? "", home: home) else { continue }
        if let first = settings[setting.name], case .file(_, let line) = first.source {
          throw WordError { $0.isSetTwice(setting.name.rawValue, line: line) }
        }
        settings[setting.name] = PlacedSetting(value: value, source: source)
      } catch {
        faults.append(Wording { "\(path):\(index + 1): \($0(error.wording))" })
      }
    }
    guard faults.isEmpty else { throw .configuration(faults) }
    self.settings = settings
  }

  /// Reads a line; `nil` for one that sets nothing.
  private static func read(_ line: String, home: String?) throws(WordError) -> (Setting, String)? {
    if line.isEmpty || line.hasPrefix("#") { return nil }
    guard let sign = line.firstIndex(of: "=") else { throw WordError { $0.isNoSettingLine(line) } }
    let key = String(line[..<sign]).trimmed
    let value = String(line[line.index(after: sign)...]).trimmed
    guard let setting = Setting.all.first(where: { $0.name.rawValue == key }) else {
      let suggestion = Suggestion.nearest(to: key, among: Setting.all.map(\.name.rawValue))
      throw WordError { $0.noSuchSetting(key, suggestion: suggestion) }
    }
    do throws(InvalidValue) {
      return (setting, try setting.normalized(value, home: home))
    } catch {
      throw WordError { $0.isNotValid(value, for: key, because: $0.text(of: error)) + $0.commentAdvice(for: value) }
    }
  }
}

extension CommandFailure {
  /// The configuration is damaged: a line for each fault.
  static func configuration(_ faults: [Wording]) -> CommandFailure {
    CommandFailure(
      exitCode: .configuration, code: "damaged-configuration", message: faults.first ?? Wording(verbatim: ""),
      details: faults.dropFirst().map { fault in Wording { "habit: \($0(fault).escapingControlCharacters)" } })
  }
}
