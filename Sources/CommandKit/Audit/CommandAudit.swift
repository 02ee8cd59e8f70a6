/// What is wrong with the description of a program, for its tests.
public enum CommandAudit {
  /// Looks through a tree of commands.
  ///
  /// It finds names that stand twice or are not lower-case words, summaries that are not one sentence with a full stop,
  /// examples that are missing, do not parse or show another command, arguments that can never be reached, defaults that
  /// do not exist, and names that are an option with a value in one command and a flag in another, so that the parser
  /// could not read them before the command.
  ///
  /// - Parameter root: The description of the program.
  /// - Returns: One sentence for each fault, with the command first; none if all is well.
  public static func faults(in root: CommandSpec) -> [String] {
    var audit = TreeAudit(root: root)
    audit.visit(CommandPath(root: root))
    return audit.faults
  }
}

private struct TreeAudit {
  let root: CommandSpec
  var faults: [String] = []
  /// For each name of an option, long or short, whether it takes a value.
  private var takesValue: [String: Bool] = [:]

  init(root: CommandSpec) {
    self.root = root
  }

  mutating func visit(_ path: CommandPath) {
    let command = path.command
    check(isWord(command.name), path, "the name is not a lower-case word")
    checkSentence(command.summary, of: "the command", path)
    for entry in command.glossary?.entries ?? [] { checkSentence(entry.meaning, of: "'\(entry.word)'", path) }
    checkOptions(path)
    checkArguments(path)
    checkExamples(path)
    guard command.isGroup else { return }
    checkNames(command.subcommands.map(\.name), "subcommand", path)
    check(command.groups.allSatisfy { !$0.commands.isEmpty }, path, "a heading has no commands")
    check(command.arguments.isEmpty, path, "a command with subcommands cannot take arguments")
    if let name = command.defaultSubcommand {
      check(command.subcommand(named: name) != nil, path, "there is no default subcommand '\(name)'")
    }
    for subcommand in command.subcommands { visit(path.appending(subcommand)) }
  }

  private mutating func checkOptions(_ path: CommandPath) {
    checkNames(path.options.map(\.name), "option", path)
    checkNames(path.options.compactMap { $0.short.map { "-\($0)" } }, "option", path)
    for option in path.options {
      check(option.name.hasPrefix("--") && isWord(option.name.dropFirst(2)), path, "\(option.name) is no long name")
      let shortIsLetter = option.short?.isASCII != false && option.short?.isLetter != false
      check(shortIsLetter, path, "the short name of \(option.name) is not a letter")
      for name in [option.name] + (option.short.map { ["-\($0)"] } ?? []) {
        let takes = option.kind == .option
        check(takesValue[name] ?? takes == takes, path, "\(name) takes a value here or elsewhere, but not in both")
        takesValue[name] = takes
      }
    }
    for parameter in path.command.parameters {
      checkSentence(parameter.summary, of: parameter.name, path)
      if parameter.kind != .flag {
        check(isWord(parameter.placeholder), path, "the placeholder of \(parameter.name) is not a lower-case word")
      }
    }
  }

  private mutating func checkArguments(_ path: CommandPath) {
    let arguments = path.command.arguments
    checkNames(arguments.map(\.name), "argument", path)
    check(!arguments.dropLast().contains(where: \.occurrence.isRepeated), path, "an argument follows a repeated one")
    for (argument, next) in zip(arguments, arguments.dropFirst()) where next.occurrence.isRequired {
      check(argument.occurrence.isRequired, path, "\(next.label) may not be left out, but \(argument.label) may")
    }
  }

  private mutating func checkExamples(_ path: CommandPath) {
    let command = path.command
    check(command.isGroup || !command.examples.isEmpty, path, "there is no example")
    for example in command.examples {
      checkSentence(example.summary, of: "the example '\(example.line)'", path)
      guard let words = ShellWords(example.line)?.words, words.first == root.name else {
        faults.append("\(path.line): the example '\(example.line)' is no command line of \(root.name)")
        continue
      }
      do throws(UsageError) {
        guard case .run(let shown) = try root.parse(Array(words.dropFirst())) else { continue }
        try shown.validateValues()
        check(
          command.isGroup || shown.path.name == path.name, path,
          "the example '\(example.line)' shows '\(shown.path.line)'")
      } catch {
        faults.append("\(path.line): the example '\(example.line)' does not parse: \(error.message)")
      }
    }
  }
}

// MARK: - Single checks

extension TreeAudit {
  private mutating func check(_ isRight: Bool, _ path: CommandPath, _ fault: @autoclosure () -> String) {
    if !isRight { faults.append("\(path.line): \(fault())") }
  }

  private mutating func checkSentence(_ text: String, of thing: String, _ path: CommandPath) {
    let isSentence =
      text.last == "." && text.first?.isUppercase == true && !text.contains(where: \.isNewline) && text.count > 1
    check(isSentence, path, "the summary of \(thing) is not one sentence with a full stop")
  }

  private mutating func checkNames(_ names: [String], _ kind: String, _ path: CommandPath) {
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      faults.append("\(path.line): there are two \(kind)s \(name)")
    }
  }

  private func isWord(_ name: some StringProtocol) -> Bool {
    guard let first = name.first, first.isLetter else { return false }
    return name.allSatisfy { $0 == "-" || ($0.isASCII && ($0.isLowercase || $0.isNumber)) }
  }
}
