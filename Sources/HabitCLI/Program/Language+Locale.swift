import HabitRender

extension Language {
  /// The language that the variables of the locale ask for; English if they ask for none that there is.
  ///
  /// - Parameter variable: Looks up an environment variable.
  init(localeOf variable: (String) -> String?) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty } ?? ""
    let code = locale.prefix { $0 != "_" && $0 != "." && $0 != "@" }
    self = Language(rawValue: String(code)) ?? .english
  }
}
