import CommandKit
import HabitRender
import HabitStore

extension SettingLayers {
  /// Puts the layers together around what options set.
  init(
    options: [SettingName: PlacedSetting], in environment: ProgramEnvironment
  ) throws(CommandFailure) {
    try self.init(options: options, variable: environment.variable, file: try Self.file(in: environment))
  }

  /// What the options of a command line set.
  static func options(of command: ParsedCommand) throws(UsageError) -> [SettingName: PlacedSetting] {
    let option = PictureOptions.language
    guard command.takes(option), let language = try command.value(option) else { return [:] }
    return [.language: PlacedSetting(value: language.rawValue, source: .option(option.spec.name))]
  }

  private static func file(in environment: ProgramEnvironment) throws(CommandFailure) -> SettingFile {
    guard let folder = BaseFolder.configuration.path(environment.variable) else { return .absent }
    let path = "\(folder)/config"
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try environment.readFile(path)
    } catch {
      if error.kind == .missing { return .absent }
      throw .configuration([Wording { $0.couldNotReadSettings(at: path, because: error.reason) }])
    }
    return try SettingFile(bytes, path: path, home: environment.variable("HOME"))
  }
}
