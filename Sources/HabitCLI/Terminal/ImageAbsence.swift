import CommandKit

/// Why no picture is shown in the terminal.
enum ImageAbsence: Error, Hashable {
  /// The variable of ``ImageProtocol`` forbids pictures.
  case forbidden
  /// That variable names something that is no protocol.
  case unknownProtocol(String)
  /// The output is no terminal.
  case noTerminal
  /// A program stands between `habit` and the terminal.
  case multiplexer(Multiplexer)
  /// The terminal is not known to show pictures.
  case unknownTerminal
}

extension ImageAbsence {
  /// The failure of a command that was to show a picture.
  var failure: CommandFailure {
    let variable = ImageProtocol.variable
    let names = ImageProtocol.allCases.map(\.rawValue).joined(separator: "|")
    let advice = "draw it with -o FILE.png, or set \(variable)=\(names)"
    func unavailable(_ reason: String) -> CommandFailure {
      CommandFailure(exitCode: .unavailable, code: "no-terminal-image", message: "\(reason); \(advice)")
    }
    return switch self {
    case .forbidden:
      CommandFailure(
        exitCode: .unavailable, code: "no-terminal-image",
        message: "\(variable)=none forbids pictures in the terminal; unset it, or draw with -o FILE.png")
    case .unknownProtocol(let name):
      .invalid("invalid-value", "'\(name)' is not valid for \(variable): write it as \(names) or none")
    case .noTerminal: unavailable("the output is no terminal that could show a picture")
    case .multiplexer(let multiplexer): unavailable("\(multiplexer.rawValue) does not pass pictures through by itself")
    case .unknownTerminal: unavailable("this terminal is not known to show pictures")
    }
  }
}
