/// Where the store lies: the option, else the variables, else the usual place in the home folder.
struct StorePlace {
  /// The path of the store; `nil` if nothing says where it is.
  let path: String?

  static let fileName = "habit.db"

  /// Finds the place.
  ///
  /// - Parameters:
  ///   - home: The folder that was named on the command line.
  ///   - variable: Looks up an environment variable; an empty one counts as unset.
  init(home: String?, variable: (String) -> String?) {
    func folder(_ name: String) -> String? {
      variable(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let home = home ?? folder("HABIT_HOME") {
      path = "\(home)/\(Self.fileName)"
    } else if let data = folder("XDG_DATA_HOME"), data.hasPrefix("/") {
      // The XDG specification wants relative paths ignored.
      path = "\(data)/habit/\(Self.fileName)"
    } else {
      path = folder("HOME").map { "\($0)/.local/share/habit/\(Self.fileName)" }
    }
  }
}
