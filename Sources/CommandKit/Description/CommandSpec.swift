/// The description of one command: what it is called, what it does and what words it takes.
///
/// The root of a tree of commands describes the program. Parsing, help, completion and the manual page all read this
/// one description; it holds no code that runs the command.
///
/// Building a description of a whole program costs little, since the examples and parameters of a command are built
/// when they are asked for: a run of one command never builds those of the others.
public struct CommandSpec: Sendable {
  /// The word that names the command, such as `check`; the root has the name of the program.
  public let name: String
  /// What the command does: one imperative sentence with a full stop.
  public let summary: String
  /// What else there is to know, as paragraphs with an empty line between them; may be empty.
  public let discussion: String
  /// The commands below this one, under the headings of the help page.
  public let groups: [CommandGroup]
  /// The name of the subcommand that is meant when none is named.
  public let defaultSubcommand: String?
  /// What `help` knows beside the commands; only the root has any.
  public let topics: [HelpTopic]
  private let makeGlossary: @Sendable () -> Glossary?
  private let makeExamples: @Sendable () -> [Example]
  private let makeParameters: @Sendable () -> [ParameterSpec]

  /// Describes a command that runs.
  ///
  /// - Parameters:
  ///   - name: The word that names the command.
  ///   - summary: What it does: one imperative sentence with a full stop.
  ///   - discussion: What else there is to know, as paragraphs with an empty line between them.
  ///   - glossary: Words that it takes, with their meanings; `nil` for none.
  ///   - examples: Command lines that show it at work.
  ///   - parameters: Its options, and its arguments in the order in which they are given.
  public init(
    _ name: String, _ summary: String, discussion: String = "",
    glossary: @autoclosure @escaping @Sendable () -> Glossary? = nil,
    examples: @autoclosure @escaping @Sendable () -> [Example],
    parameters: @autoclosure @escaping @Sendable () -> [ParameterSpec] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    makeGlossary = glossary
    makeExamples = examples
    makeParameters = parameters
    groups = []
    defaultSubcommand = nil
    topics = []
  }

  /// Describes a command that only holds others, or a whole program.
  ///
  /// - Parameters:
  ///   - name: The word that names the command, or the name of the program.
  ///   - summary: What it is for: one imperative sentence with a full stop.
  ///   - discussion: What else there is to know, as paragraphs with an empty line between them.
  ///   - examples: Command lines that show it at work.
  ///   - options: The options that hold for every command below.
  ///   - defaultSubcommand: The name of the subcommand that is meant when none is named; without it one must be named.
  ///   - topics: What `help` knows beside the commands.
  ///   - groups: The commands below, under their headings.
  public init(
    _ name: String, _ summary: String, discussion: String = "",
    examples: @autoclosure @escaping @Sendable () -> [Example] = [],
    options: @autoclosure @escaping @Sendable () -> [ParameterSpec] = [], defaultSubcommand: String? = nil,
    topics: [HelpTopic] = [], groups: [CommandGroup]
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    makeGlossary = { nil }
    makeExamples = examples
    makeParameters = options
    self.groups = groups
    self.topics = topics
    self.defaultSubcommand = defaultSubcommand
  }

  /// Describes a command that only holds others, which stand under one heading.
  ///
  /// - Parameters:
  ///   - name: The word that names the command.
  ///   - summary: What it is for: one imperative sentence with a full stop.
  ///   - discussion: What else there is to know, as paragraphs with an empty line between them.
  ///   - examples: Command lines that show it at work.
  ///   - options: The options that hold for every command below.
  ///   - defaultSubcommand: The name of the subcommand that is meant when none is named; without it one must be named.
  ///   - subcommands: The commands below.
  public init(
    _ name: String, _ summary: String, discussion: String = "",
    examples: @autoclosure @escaping @Sendable () -> [Example] = [],
    options: @autoclosure @escaping @Sendable () -> [ParameterSpec] = [], defaultSubcommand: String? = nil,
    subcommands: [CommandSpec]
  ) {
    self.init(
      name, summary, discussion: discussion, examples: examples(), options: options(),
      defaultSubcommand: defaultSubcommand, groups: [CommandGroup("Commands", subcommands)])
  }
}

// MARK: - Subcommands

extension CommandSpec {
  /// Whether the command only holds others and never runs itself.
  public var isGroup: Bool { !groups.isEmpty }

  /// The commands directly below this one, in the order of the help page.
  public var subcommands: [CommandSpec] { groups.flatMap(\.commands) }

  /// Finds a command directly below this one.
  ///
  /// - Parameter name: The whole name; a beginning of it is not enough.
  /// - Returns: The command, or `nil` if there is none of that name.
  /// - Complexity: O(*n*), where *n* is the number of subcommands.
  public func subcommand(named name: String) -> CommandSpec? {
    for group in groups {
      for command in group.commands where command.name == name { return command }
    }
    return nil
  }
}

// MARK: - Examples and parameters

extension CommandSpec {
  /// Words that the command takes, with their meanings; `nil` for none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words; they are built anew at each call.
  public var glossary: Glossary? { makeGlossary() }

  /// Command lines that show the command at work.
  ///
  /// - Complexity: O(*n*), where *n* is the number of examples; they are built anew at each call.
  public var examples: [Example] { makeExamples() }

  /// The options and arguments, in the order of the help page; arguments also in the order in which they are given.
  ///
  /// The options of a command that has subcommands hold for every command below it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of parameters; they are built anew at each call.
  public var parameters: [ParameterSpec] { makeParameters() }

  /// The options and flags among the parameters.
  var options: [ParameterSpec] { parameters.filter { $0.kind != .argument } }

  /// The arguments among the parameters, in the order in which they are given.
  var arguments: [ParameterSpec] { parameters.filter { $0.kind == .argument } }
}

// MARK: - Built-in

extension CommandSpec {
  /// The command `help [<command>...]`, which shows the same page as `--help`.
  ///
  /// A program lists it among the commands of its root; the parser answers it with ``Invocation/help(_:)``.
  ///
  /// - Parameter examples: Command lines of that program, such as `habit help check`.
  /// - Returns: The description of the command.
  public static func help(examples: [Example]) -> CommandSpec {
    CommandSpec(helpName, "Show how a command is used.", examples: examples, parameters: [helpTopic.spec])
  }

  static let helpName = "help"
  static let helpTopic = Argument<[String]>(zeroOrMore: .text("command"), "The command to show.")
}
