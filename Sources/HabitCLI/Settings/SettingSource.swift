/// Where the value of a setting comes from; those further up win over those below them.
enum SettingSource: Hashable {
  /// An option of the command line.
  case option(String)
  /// An environment variable.
  case environment(variable: String)
  /// A line of the configuration file.
  case file(path: String, line: Int)
  /// The store, by `habit config set`.
  case store
  /// The locale, which says where and in which language a person lives.
  case locale
  /// Nobody has set it.
  case standard

  /// The kind of source as programs know it.
  var code: String {
    switch self {
    case .option: "option"
    case .environment: "environment"
    case .file: "file"
    case .store: "store"
    case .locale: "locale"
    case .standard: "default"
    }
  }

  /// The exact place: the option, the variable, or the file and its line; `nil` where the kind says it all.
  var place: String? {
    switch self {
    case .option(let name): name
    case .environment(let variable): variable
    case .file(let path, let line): "\(path):\(line)"
    case .store, .locale, .standard: nil
    }
  }

  /// Whether a value from there wins over that of the store.
  var winsOverStore: Bool {
    switch self {
    case .option, .environment, .file: true
    case .store, .locale, .standard: false
    }
  }
}
