/// A command of a tree together with the commands above it.
public struct CommandPath: Sendable {
  /// The description of the program.
  public let root: CommandSpec
  /// The commands that lead from the root to the command; empty for the root itself.
  public private(set) var verbs: [CommandSpec]

  /// Creates the path to the root of a tree.
  ///
  /// - Parameter root: The description of the program.
  public init(root: CommandSpec) {
    self.root = root
    verbs = []
  }

  /// The command that the path leads to.
  public var command: CommandSpec { verbs.last ?? root }

  /// The names of the commands below the root, such as `config get`; empty for the root itself.
  public var name: String {
    // Every run asks for it; the first `joined` of a process takes 20 µs.
    guard var name = verbs.first?.name else { return "" }
    for verb in verbs.dropFirst() { name += " \(verb.name)" }
    return name
  }

  /// The words that start the command, such as `habit config get`.
  public var line: String { verbs.isEmpty ? root.name : "\(root.name) \(name)" }
}

// MARK: - Steps

extension CommandPath {
  /// The path to a command directly below.
  ///
  /// - Parameter subcommand: A subcommand of ``command``.
  /// - Returns: The longer path.
  public func appending(_ subcommand: CommandSpec) -> CommandPath {
    var path = self
    path.verbs.append(subcommand)
    return path
  }

  /// The path to the command that runs when no further one is named: this one, or the default below it.
  ///
  /// It is `nil` if a further command must be named.
  var runnable: CommandPath? {
    guard command.isGroup else { return self }
    guard let name = command.defaultSubcommand, let subcommand = command.subcommand(named: name) else { return nil }
    return appending(subcommand).runnable
  }

  /// The paths to all commands that run, this one or below it, in the order of the help pages.
  public var runnablePaths: [CommandPath] {
    command.isGroup ? command.subcommands.flatMap { appending($0).runnablePaths } : [self]
  }
}

// MARK: - Options

extension CommandPath {
  /// The options that belong to the command alone.
  var ownOptions: [ParameterSpec] { command.isGroup ? [] : command.options }

  /// The options that hold for this command and for others, the most general last.
  var sharedOptions: [ParameterSpec] {
    var options: [ParameterSpec] = []
    for verb in verbs.reversed() where verb.isGroup { options += verb.options }
    return options + root.options + [Flag.help.spec, Flag.version.spec]
  }

  /// All options that the command takes.
  var options: [ParameterSpec] { ownOptions + sharedOptions }

  /// Whether the command is the one that shows the pages of others.
  var isHelp: Bool { verbs.count == 1 && command.name == CommandSpec.helpName }
}
