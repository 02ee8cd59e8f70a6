/// The value of a setting, and where it comes from.
struct PlacedSetting: Hashable {
  /// The value, as text.
  let value: String
  /// Where it comes from.
  let source: SettingSource
}
