extension CommandSpec {
  /// Finds out what a command line asks for, with this command as the program.
  ///
  /// `--help`, `-h`, `--version` and the command `help` win over every mistake on the line. Values are read later, by
  /// ``ParsedCommand``.
  ///
  /// - Parameter words: The words of the command line, without the name of the program.
  /// - Returns: The command with its words, or the help or version that is asked for.
  /// - Throws: ``UsageError`` for an unknown command or option, a missing or surplus value or argument, or an option
  ///   that is given twice.
  /// - Complexity: O(*w* · *n*), where *w* is the number of words and *n* that of the options and subcommands of the
  ///   commands on the path; an option that stands before its command is looked for in the whole tree.
  public func parse(_ words: [String]) throws(UsageError) -> Invocation {
    let line = WordReading(words, root: self)
    switch line.request {
    case .help: return line.subject.map(Invocation.topic) ?? .help(line.topic ?? line.path)
    case .version: return .version
    case nil: break
    }
    if let unknown = line.unknownCommand {
      throw unknown.path.error(.unknownCommand(unknown.name, suggestion: unknown.path.suggestion(for: unknown.name)))
    }
    if let subject = line.subject { return .topic(subject) }
    if let topic = line.topic { return .help(topic) }
    return .run(try ParsedCommand(line))
  }
}
