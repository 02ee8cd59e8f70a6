/// Lines in the language `mdoc`, with their text escaped.
enum Mdoc {
  /// A text inside a line.
  static func text(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"  // else a hyphen, which cannot be copied into a shell
      case "'": escaped += "\\(aq"  // else a typographic quote, and so for the next three
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "\"": escaped += "\\(dq"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  /// A text as lines of its own, a sentence each, so that the space behind it is that of a sentence.
  static func line(_ text: String) -> String {
    var lines = [""]
    var rest = text[...]
    while let character = rest.popFirst() {
      lines[lines.count - 1].append(character)
      guard ".?!".contains(character), rest.hasPrefix(" "), let next = rest.dropFirst().first, !next.isLowercase else {
        continue
      }
      rest.removeFirst()
      lines.append("")
    }
    // A dot at its start would make a request of a line.
    return lines.map { ($0.first == "." ? "\\&" : "") + Self.text($0) }.joined(separator: "\n")
  }

  /// A line that is shown as it stands.
  static func literal(_ text: String) -> String {
    (text.first == "." ? "\\&" : "") + Self.text(text)
  }

  /// A text as one argument of a macro.
  static func argument(_ text: String) -> String {
    "\"\(Self.text(text))\""
  }

  /// The line that shows a parameter in a synopsis.
  static func usage(_ parameter: ParameterSpec) -> String {
    let dots = parameter.occurrence.isRepeated ? " ..." : ""
    let words = label(parameter, withShort: false) + dots
    return parameter.occurrence.isRequired ? ".\(words)" : ".Op \(words)"
  }

  /// The lines that describe a parameter in a list.
  static func entry(_ parameter: ParameterSpec) -> [String] {
    [".It \(label(parameter, withShort: true))", line(parameter.fullSummary)]
  }

  private static func label(_ parameter: ParameterSpec, withShort: Bool) -> String {
    // The macro `Fl` writes the first dash itself.
    let short = withShort ? parameter.short.map { "Fl \(text(String($0))) , " } ?? "" : ""
    let flag = "\(short)Fl \(text(String(parameter.name.dropFirst())))"
    return switch parameter.kind {
    case .flag: flag
    case .option: "\(flag) Ar \(text(parameter.placeholder))"
    case .argument: "Ar \(text(parameter.placeholder))"
    }
  }
}
