import HabitStore

/// A setting with the value that holds, as `habit config` shows it.
struct ShownSetting {
  let setting: Setting
  /// The value that holds.
  let placed: PlacedSetting
  /// The value that holds as long as nobody sets another.
  let standard: String

  init(_ setting: Setting, _ layers: SettingLayers, over store: Settings) {
    self.setting = setting
    placed = layers.value(of: setting, over: store)
    standard = layers.standard(of: setting).value
  }
}

extension [ShownSetting] {
  /// The document: the values by name, and all that is known of each setting in `keys`.
  var document: JSON {
    let values = map { ($0.setting.name.rawValue, JSON.string($0.placed.value)) }
    return .document([
      "settings": .object(Dictionary(uniqueKeysWithValues: values)),
      "keys": .array(
        map { shown in
          [
            "name": .string(shown.setting.name.rawValue), "value": .string(shown.placed.value),
            "default": .string(shown.standard), "allowed": .string(shown.setting.allowedValues),
            "meaning": .string(shown.setting.meaning), "source": .string(shown.placed.source.code),
            "place": JSON(shown.placed.source.place), "device": .bool(shown.setting.name.belongsToDevice),
          ]
        }),
    ])
  }
}
