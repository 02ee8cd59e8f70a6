/// A folder of a person's own for one purpose, of which each program takes a part.
// Source: the XDG base directory specification 0.8.
enum BaseFolder {
  /// What people make and keep.
  case data
  /// How they want a program to be.
  case configuration

  /// The folder of this program in it.
  ///
  /// - Parameter variable: Looks up an environment variable.
  /// - Returns: Its path, or `nil` if nothing says where it is.
  func path(_ variable: (String) -> String?) -> String? {
    let (name, usual) =
      switch self {
      case .data: ("XDG_DATA_HOME", ".local/share")
      case .configuration: ("XDG_CONFIG_HOME", ".config")
      }
    // The specification wants relative paths ignored.
    if let folder = variable(name), folder.hasPrefix("/") { return "\(folder)/habit" }
    return variable("HOME").map { "\($0)/\(usual)/habit" }
  }
}
