/// Reads Swift source far enough to find calls, their arguments and what stands in string literals.
struct SourceScanner {
  private let text: [Character]

  init(_ source: String) { text = Array(source) }

  /// The arguments of each call of a function with one of some names, as source, with the line of the call.
  func calls(of names: Set<String>) -> [(line: Int, arguments: [String])] {
    var found: [(Int, [String])] = []
    var (index, line) = (0, 1)
    while index < text.count {
      if text[index] == "\n" { line += 1 }
      if text[index] == "/", index + 1 < text.count, text[index + 1] == "/" {
        while index < text.count, text[index] != "\n" { index += 1 }
        continue
      }
      if text[index] == "(", names.contains(name(before: index)) {
        found.append((line, arguments(from: index + 1)))
      }
      index += 1
    }
    return found
  }

  private func name(before end: Int) -> String {
    var start = end
    while start > 0, Self.isPartOfName(text[start - 1]) { start -= 1 }
    return String(text[start..<end])
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "$"
  }

  /// The source of each argument behind an opening bracket, up to the closing one.
  private func arguments(from start: Int) -> [String] {
    var arguments: [String] = []
    var (argument, depth, index) = ("", 0, start)
    while index < text.count {
      let character = text[index]
      if character == "\"" {
        let end = self.end(ofLiteralAt: index)
        argument += String(text[index...end])
        index = end + 1
        continue
      }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth < 0 { break }
      if character == ",", depth == 0 {
        arguments.append(argument)
        argument = ""
      } else {
        argument.append(character)
      }
      index += 1
    }
    return arguments + [argument]
  }

  /// The place of the quotation mark that ends a literal, past all that is interpolated.
  private func end(ofLiteralAt start: Int) -> Int {
    var index = start + 1
    while index < text.count, text[index] != "\"" {
      if text[index] == "\\" {
        index += 1
        if text[index] == "(" { index = self.end(ofInterpolationAt: index) }
      }
      index += 1
    }
    return min(index, text.count - 1)
  }

  private func end(ofInterpolationAt start: Int) -> Int {
    var (index, depth) = (start, 0)
    while index < text.count {
      switch text[index] {
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return index }
      case "\"": index = end(ofLiteralAt: index)
      default: break
      }
      index += 1
    }
    return text.count - 1
  }
}

extension SourceScanner {
  /// What stands in the string literals of an expression, and the code around and between it.
  var parts: (literal: String, code: String) {
    var (literal, code, index) = ("", "", 0)
    while index < text.count {
      guard text[index] == "\"" else {
        code.append(text[index])
        index += 1
        continue
      }
      let end = end(ofLiteralAt: index)
      var place = index + 1
      while place < end {
        if text[place] == "\\", text[place + 1] == "(" {
          let close = self.end(ofInterpolationAt: place + 1)
          let inner = SourceScanner(String(text[(place + 2)..<close])).parts
          code += " " + inner.code + " "
          literal.append("\u{FFFC}")
          place = close + 1
        } else {
          literal.append(text[place])
          place += 1
        }
      }
      index = end + 1
      code += " "
    }
    return (literal, code)
  }

  /// The names of values in code: neither members nor functions nor labels.
  static func values(in code: String) -> Set<String> {
    let keywords: Set<String> = [
      "self", "Self", "if", "else", "in", "nil", "true", "false", "let", "switch", "case", "language",
    ]
    let characters = Array(code)
    var (names, index): (Set<String>, Int) = ([], 0)
    while index < characters.count {
      guard isPartOfName(characters[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < characters.count, isPartOfName(characters[index]) { index += 1 }
      let name = String(characters[start..<index])
      let next = index < characters.count ? characters[index] : " "
      let isMember = start > 0 && characters[start - 1] == "."
      guard !isMember, next != "(", next != ":", name.first?.isNumber == false, name.first?.isUppercase == false,
        !keywords.contains(name), !name.hasPrefix("$")
      else { continue }
      names.insert(name)
    }
    return names
  }
}
