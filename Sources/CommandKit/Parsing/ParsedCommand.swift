/// A command that is to run, with the words that were given for it.
///
/// ```swift
/// let day = try command.value(on) ?? today
/// let isQuiet = command.isSet(quiet)
/// ```
public struct ParsedCommand: Sendable {
  /// The command, and the commands above it.
  public let path: CommandPath
  private let options: [GivenOption]
  private let arguments: [String]
  private let knownOptions: [ParameterSpec]
  private let knownArguments: [ParameterSpec]

  /// Checks sorted words against the description of their command.
  ///
  /// - Parameter line: The sorted words.
  /// - Throws: ``UsageError`` for the first mistake on the line.
  init(_ line: WordReading) throws(UsageError) {
    guard let path = line.path.runnable else {
      throw line.path.error(.missingCommand(choices: line.path.command.subcommands.map(\.name)))
    }
    self.path = path
    options = line.options
    arguments = line.arguments
    knownOptions = path.verbs.count == line.path.verbs.count ? line.known : path.options
    knownArguments = path.command.arguments
    try checkOptions()
    try checkArguments()
  }

  /// The names of the commands below the root, such as `config get`, by which a program decides what to run.
  public var name: String { path.name }
}

// MARK: - Values

extension ParsedCommand {
  /// Whether a flag was given.
  ///
  /// - Parameter flag: A flag of the command or of one above it.
  /// - Returns: Whether the flag was given, once or more often.
  /// - Precondition: The description of the command holds the flag.
  public func isSet(_ flag: Flag) -> Bool {
    isGiven(flag.spec)
  }

  /// Whether an option was given, whatever its value.
  ///
  /// - Parameter option: An option of the command or of one above it.
  /// - Returns: Whether the option was given.
  /// - Precondition: The description of the command holds the option.
  public func isGiven<Value>(_ option: Option<Value>) -> Bool {
    isGiven(option.spec)
  }

  /// Whether the command takes an option, given or not.
  ///
  /// - Parameter option: Any option.
  /// - Returns: Whether the description of the command, or of one above it, holds the option.
  public func takes<Value>(_ option: Option<Value>) -> Bool {
    knownOptions.contains { $0.name == option.spec.name }
  }

  /// Reads the value of an option.
  ///
  /// - Parameter option: An option of the command or of one above it.
  /// - Returns: The value, or what the option stands for when it is absent.
  /// - Throws: ``UsageError`` if the text is no such value.
  /// - Precondition: The description of the command holds the option.
  public func value<Value>(_ option: Option<Value>) throws(UsageError) -> Value {
    let words = given(option.spec).compactMap { $0.value ?? option.spec.impliedValue }
    return try read(option.spec) { () throws(InvalidWord) in try option.read(words) }
  }

  /// Reads the value of an argument.
  ///
  /// - Parameter argument: An argument of the command.
  /// - Returns: The value, or what the argument stands for when it is absent.
  /// - Throws: ``UsageError`` if the text is no such value.
  /// - Precondition: The description of the command holds the argument.
  public func value<Value>(_ argument: Argument<Value>) throws(UsageError) -> Value {
    guard let place = knownArguments.firstIndex(where: { $0.name == argument.spec.name }) else {
      preconditionFailure("'\(path.line)' has no argument \(argument.spec.label)")
    }
    let rest = arguments.dropFirst(place)
    let words = Array(argument.spec.occurrence.isRepeated ? rest : rest.prefix(1))
    return try read(argument.spec) { () throws(InvalidWord) in try argument.read(words) }
  }

  /// A mistake on the line of this command, for a rule that only the program knows.
  ///
  /// - Parameter fault: What is wrong.
  /// - Returns: The error to throw.
  public func error(_ fault: UsageFault) -> UsageError {
    path.error(fault)
  }

  private func isGiven(_ spec: ParameterSpec) -> Bool {
    !given(spec).isEmpty
  }

  private func given(_ spec: ParameterSpec) -> [GivenOption] {
    precondition(knownOptions.contains { $0.name == spec.name }, "'\(path.line)' has no option \(spec.name)")
    return options.filter { $0.spec?.name == spec.name }
  }

  private func read<Value>(
    _ spec: ParameterSpec, _ body: () throws(InvalidWord) -> Value
  ) throws(UsageError) -> Value {
    do throws(InvalidWord) {
      return try body()
    } catch {
      throw path.error(.invalidValue(error.text, parameter: spec.label, reason: error.reason))
    }
  }

  /// Reads every word with the format of its parameter, for the check of examples.
  func validateValues() throws(UsageError) {
    for option in options {
      guard let spec = option.spec, let value = option.value else { continue }
      try read(spec) { () throws(InvalidWord) in try spec.validate(value) }
    }
    guard let last = knownArguments.last else { return }
    for (place, word) in arguments.enumerated() {
      let spec = place < knownArguments.count ? knownArguments[place] : last
      try read(spec) { () throws(InvalidWord) in try spec.validate(word) }
    }
  }
}

// MARK: - Checks

extension ParsedCommand {
  private func checkOptions() throws(UsageError) {
    var seen: [String] = []
    for option in options {
      guard let spec = knownOptions.first(where: { $0.name == option.spec?.name }) else {
        throw path.error(unknown(option))
      }
      if spec.kind == .flag, let value = option.value {
        throw path.error(.unexpectedValue(value, flag: spec.name))
      }
      if spec.kind == .option, option.value == nil, spec.impliedValue == nil {
        throw path.error(.missingValue(option: spec.label))
      }
      if spec.kind == .option, spec.occurrence.isOnceAtMost, seen.contains(spec.name) {
        throw path.error(.repeatedOption(spec.name))
      }
      seen.append(spec.name)
    }
    for spec in knownOptions where spec.occurrence.isRequired && !seen.contains(spec.name) {
      throw path.error(.missingParameter(Wording(verbatim: spec.label)))
    }
  }

  /// The fault of an unknown option; `-json` is shown whole if it resembles a long name, else by its letter alone.
  private func unknown(_ option: GivenOption) -> UsageFault {
    let isLong = option.written.hasPrefix("--")
    let mistyped = isLong ? option.written : option.word
    let suggestion = mistyped.count > 2 ? Suggestion.nearest(to: mistyped, among: knownOptions.map(\.name)) : nil
    return .unknownOption(suggestion == nil ? option.written : mistyped, suggestion: suggestion)
  }

  private func checkArguments() throws(UsageError) {
    for spec in knownArguments.dropFirst(arguments.count) where spec.occurrence.isRequired {
      throw path.error(.missingParameter(Wording(verbatim: spec.label)))
    }
    if arguments.count > knownArguments.count, knownArguments.last?.occurrence.isRepeated != true {
      throw path.error(.surplusArgument(arguments[knownArguments.count]))
    }
  }
}
