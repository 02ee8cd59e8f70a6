import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// What is set outside of the store, and how it goes together with what the store holds: the one place that decides
/// which value of a setting holds.
///
/// An option wins over an environment variable, that over the configuration file, that over the store, and what nobody
/// has set is as the locale or the program has it.
struct SettingLayers {
  /// What wins over the store, by name.
  private let above: [SettingName: PlacedSetting]
  /// Looks up an environment variable, those of the locale among them.
  private let variable: (String) -> String?

  /// Puts the layers together.
  ///
  /// - Parameters:
  ///   - options: What options of the command line set.
  ///   - variable: Looks up an environment variable.
  ///   - file: The configuration file.
  /// - Throws: ``CommandFailure`` if a variable holds no value of its setting.
  init(
    options: [SettingName: PlacedSetting], variable: @escaping (String) -> String?, file: SettingFile
  ) throws(CommandFailure) {
    var above = file.settings
    for setting in Setting.all {
      guard let text = variable(setting.variable) else { continue }
      do throws(InvalidValue) {
        let value = try setting.normalized(text, home: variable("HOME"))
        above[setting.name] = PlacedSetting(value: value, source: .environment(variable: setting.variable))
      } catch {
        throw .invalid("invalid-value") {
          $0.isNotValid(text, for: setting.variable, because: $0.text(of: error))
        }
      }
    }
    self.above = above.merging(options) { $1 }
    self.variable = variable
  }

  /// The layers without any option, variable or file, as they are where those cannot be read.
  init(localeOf variable: @escaping (String) -> String?) {
    above = [:]
    self.variable = variable
  }
}

// MARK: - What holds

extension SettingLayers {
  /// The settings that hold, over those of a store.
  ///
  /// - Parameter store: What the store holds; nothing without a store.
  /// - Returns: The settings of all layers.
  func settings(over store: Settings) -> Settings {
    settings(over: store, asking: [.weekStart, .language])
  }

  /// The settings that hold before a store is read.
  ///
  /// Nobody judges a week before that, so what the locale says of weeks is not looked for.
  var settingsBeforeStore: Settings { settings(over: Settings(), asking: [.language]) }

  private func settings(over store: Settings, asking local: [SettingName]) -> Settings {
    var values = store.values
    for (name, placed) in above { values[name] = placed.value }
    for name in local where values[name] == nil { values[name] = localValue(of: name) }
    return Settings(values: values)
  }

  /// The value of a setting that holds, over those of a store, and where it comes from.
  func value(of setting: Setting, over store: Settings) -> PlacedSetting {
    if let placed = above[setting.name] { return placed }
    if let value = store.values[setting.name] { return PlacedSetting(value: value, source: .store) }
    return standard(of: setting)
  }

  /// The value that holds as long as nobody sets another.
  func standard(of setting: Setting) -> PlacedSetting {
    if let value = localValue(of: setting.name) { return PlacedSetting(value: value, source: .locale) }
    return PlacedSetting(value: setting.standard ?? "", source: .standard)
  }

  /// What the locale says.
  private func localValue(of name: SettingName) -> String? {
    switch name {
    case .weekStart: WeekStart(localeOf: variable).rawValue
    case .language: Language(localeOf: variable).rawValue
    default: nil
    }
  }
}
