import HabitCore

extension WeekStart {
  // Source: Unicode CLDR 46, supplemental/weekData, the territories whose weeks start on another day than Monday.
  private static let sundayTerritories: Set<Substring> = [
    "AG", "AS", "AU", "BD", "BR", "BS", "BT", "BW", "BZ", "CA", "CO", "DM", "DO", "ET", "GT", "GU", "HK", "HN", "ID",
    "IL", "IN", "JM", "JP", "KE", "KH", "KR", "LA", "MH", "MM", "MO", "MT", "MX", "MZ", "NI", "NP", "PA", "PE", "PH",
    "PK", "PR", "PT", "PY", "SA", "SG", "SV", "TH", "TT", "TW", "UM", "US", "VE", "VI", "WS", "YE", "ZA", "ZW",
  ]
  private static let saturdayTerritories: Set<Substring> = [
    "AE", "AF", "BH", "DJ", "DZ", "EG", "IQ", "IR", "JO", "KW", "LY", "OM", "QA", "SD", "SY",
  ]

  /// The start of weeks where the variables of the locale say that a person lives; Monday if they do not say.
  ///
  /// - Parameter variable: Looks up an environment variable.
  init(localeOf variable: (String) -> String?) {
    let locale = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap(variable).first ?? ""
    let territory = locale.prefix { $0 != "." && $0 != "@" }.split(separator: "_").dropFirst().first ?? ""
    if Self.sundayTerritories.contains(territory) {
      self = .sunday
    } else if Self.saturdayTerritories.contains(territory) {
      self = .saturday
    } else {
      self = .monday
    }
  }
}
