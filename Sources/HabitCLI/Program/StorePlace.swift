/// Where the store lies: the option, else the variables, else the usual place in the home folder.
struct StorePlace {
  /// The path of the store; `nil` if nothing says where it is.
  let path: String?

  static let fileName = "habit.db"

  /// Finds the place.
  ///
  /// - Parameters:
  ///   - home: The folder that was named on the command line.
  ///   - variable: Looks up an environment variable.
  init(home: String?, variable: (String) -> String?) {
    if let home = home ?? variable("HABIT_HOME") {
      path = "\(home)/\(Self.fileName)"
    } else {
      path = BaseFolder.data.path(variable).map { "\($0)/\(Self.fileName)" }
    }
  }
}
