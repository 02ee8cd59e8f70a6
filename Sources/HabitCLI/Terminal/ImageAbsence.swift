import CommandKit
import HabitRender

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
    func unavailable(_ english: String, _ korean: String) -> CommandFailure {
      let reason = Wording(english, korean)
      return CommandFailure(
        exitCode: .unavailable, code: "no-terminal-image",
        message: Wording {
          $0(
            "\($0(reason)); draw it with -o FILE.png, or set \(variable)=\(names)",
            "\($0(reason)). -o FILE.png으로 그리거나 \(variable)=\(names) 가운데 하나로 정하세요")
        })
    }
    return switch self {
    case .forbidden:
      CommandFailure(
        exitCode: .unavailable, code: "no-terminal-image",
        message: Wording(
          "\(variable)=none forbids pictures in the terminal; unset it, or draw with -o FILE.png",
          "\(variable)=none이라 터미널에 그림을 보일 수 없습니다. 변수를 지우거나 -o FILE.png으로 그리세요"))
    case .unknownProtocol(let name):
      .invalid("invalid-value") {
        $0.isNotValid(name, for: variable, because: $0("write it as \(names) or none", "\(names), none 가운데 하나로 적으세요"))
      }
    case .noTerminal: unavailable("the output is no terminal that could show a picture", "출력이 그림을 보일 수 있는 터미널이 아닙니다")
    case .multiplexer(let multiplexer):
      unavailable(
        "\(multiplexer.rawValue) does not pass pictures through by itself", "\(multiplexer.rawValue) 안에서는 그림이 전달되지 않습니다"
      )
    case .unknownTerminal: unavailable("this terminal is not known to show pictures", "이 터미널이 그림을 보일 수 있는지 알 수 없습니다")
    }
  }
}
