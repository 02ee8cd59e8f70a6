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
  /// What the locale says.
  private let locale: [SettingName: String]

  /// Puts the layers together.
  ///
  /// - Parameters:
  ///   - options: What options of the command line set.
  ///   - variable: Looks up an environment variable; an empty one counts as unset.
  ///   - file: The configuration file.
  /// - Throws: ``CommandFailure`` if a variable holds no value of its setting.
  init(
    options: [SettingName: PlacedSetting], variable: (String) -> String?, file: SettingFile
  ) throws(CommandFailure) {
    var above = file.settings
    for setting in Setting.all {
      guard let text = variable(setting.variable), !text.isEmpty else { continue }
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
    locale = Self.locale(variable)
  }

  private init(locale: [SettingName: String]) {
    above = [:]
    self.locale = locale
  }

  /// The layers without any option, variable or file, as they are where those cannot be read.
  static func standard(localeOf variable: (String) -> String?) -> SettingLayers {
    SettingLayers(locale: locale(variable))
  }

  private static func locale(_ variable: (String) -> String?) -> [SettingName: String] {
    [
      .weekStart: WeekStart(localeOf: variable).rawValue,
      .language: Language(localeOf: variable).rawValue,
    ]
  }
}

// MARK: - What holds

extension SettingLayers {
  /// The settings that hold, over those of a store.
  ///
  /// - Parameter store: What the store holds; nothing without a store, or before it is read.
  /// - Returns: The settings of all layers.
  func settings(over store: Settings) -> Settings {
    guard !above.isEmpty else { return Settings(values: locale.merging(store.values) { $1 }) }
    let values = locale.merging(store.values) { $1 }
    return Settings(values: values.merging(above.mapValues(\.value)) { $1 })
  }

  /// The value of a setting that holds, over those of a store, and where it comes from.
  func value(of setting: Setting, over store: Settings) -> PlacedSetting {
    if let placed = above[setting.name] { return placed }
    if let value = store.values[setting.name] { return PlacedSetting(value: value, source: .store) }
    return standard(of: setting)
  }

  /// The value that holds as long as nobody sets another.
  func standard(of setting: Setting) -> PlacedSetting {
    if let value = locale[setting.name] { return PlacedSetting(value: value, source: .locale) }
    return PlacedSetting(value: setting.standard ?? "", source: .standard)
  }
}
