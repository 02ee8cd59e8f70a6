/// The manual page of a program, in the language `mdoc` of `man`.
public struct ManPage: Sendable {
  /// Something that the page lists by its name, such as a variable of the environment.
  public struct Entry: Sendable, Hashable {
    /// The name.
    public let name: String
    /// What it is for: one sentence with a full stop.
    public let summary: String

    /// Describes a thing.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - summary: What it is for: one sentence with a full stop.
    public init(_ name: String, _ summary: String) {
      self.name = name
      self.summary = summary
    }
  }

  private let root: CommandSpec
  private let date: String
  private let environment: [Entry]
  private let files: [Entry]

  /// Prepares the page of a program.
  ///
  /// - Parameters:
  ///   - root: The description of the program.
  ///   - date: The date of the page as `March 5, 2026`.
  ///   - environment: The variables of the environment that the program reads.
  ///   - files: The files that the program reads and writes.
  public init(_ root: CommandSpec, date: String, environment: [Entry] = [], files: [Entry] = []) {
    self.root = root
    self.date = date
    self.environment = environment
    self.files = files
  }

  /// The page, with a line break at its end.
  public var text: String {
    let lines = [
      heading, description, commands, globalOptions, list("ENVIRONMENT", "Ev", environment), list("FILES", "Pa", files),
      exitStatus, examples,
    ]
    return lines.joined().map { "\($0)\n" }.joined()
  }
}

// MARK: - Sections

extension ManPage {
  private var heading: [String] {
    let name = Mdoc.text(root.name)
    return [
      ".Dd \(date)", ".Dt \(name.uppercased()) 1", ".Os", ".Sh NAME", ".Nm \(name)",
      ".Nd \(Mdoc.text(root.summary.droppingFullStop))", ".Sh SYNOPSIS", ".Nm", ".Op Ar command", ".Op Ar options",
    ]
  }

  private var description: [String] {
    [".Sh DESCRIPTION", Mdoc.line(root.summary)] + root.paragraphs.flatMap(paragraph)
  }

  private var commands: [String] {
    [".Sh COMMANDS"]
      + root.groups.flatMap { group in
        let paths = group.commands.flatMap { CommandPath(root: root).appending($0).runnablePaths }
        return [".Ss \(Mdoc.text(group.heading))", ".Bl -tag -width Ds"] + paths.flatMap(entry) + [".El"]
      }
  }

  private func entry(for path: CommandPath) -> [String] {
    let command = path.command
    let inherited = path.sharedOptions.prefix { !isGlobal($0) }
    let options = command.options + inherited
    let label =
      [".It Xo", ".Ic \(Mdoc.text(path.name))"] + options.map(Mdoc.usage) + command.arguments.map(Mdoc.usage) + [".Xc"]
    let parameters = command.arguments + options
    let list =
      parameters.isEmpty
      ? [] : [".Bl -tag -width Ds -compact"] + parameters.flatMap(Mdoc.entry) + [".El"]
    return label + [Mdoc.line(command.summary)] + command.paragraphs.flatMap(paragraph)
      + (command.glossary.map(glossary) ?? []) + list
  }

  private func glossary(_ glossary: Glossary) -> [String] {
    [".Pp", Mdoc.line("\(glossary.heading):"), ".Bl -tag -width Ds -compact"]
      + glossary.entries.flatMap { [".It Ic \(Mdoc.argument($0.word))", Mdoc.line($0.meaning)] } + [".El"]
  }

  private func isGlobal(_ option: ParameterSpec) -> Bool {
    CommandPath(root: root).options.contains { $0.name == option.name }
  }

  private var globalOptions: [String] {
    [".Sh OPTIONS", "These hold for every command.", ".Bl -tag -width Ds"]
      + CommandPath(root: root).options.flatMap(Mdoc.entry) + [".El"]
  }

  private func list(_ heading: String, _ macro: String, _ entries: [Entry]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return [".Sh \(heading)", ".Bl -tag -width Ds"]
      + entries.flatMap { [".It \(macro) \(Mdoc.argument($0.name))", Mdoc.line($0.summary)] } + [".El"]
  }

  private var exitStatus: [String] {
    [".Sh EXIT STATUS", ".Bl -tag -width Ds"]
      + ExitCode.allCases.flatMap { [".It \($0.rawValue)", Mdoc.line($0.summary)] } + [".El"]
  }

  private var examples: [String] {
    let paths = CommandPath(root: root).runnablePaths
    let all = root.examples + paths.flatMap(\.command.examples)
    guard !all.isEmpty else { return [] }
    return [".Sh EXAMPLES"]
      + all.flatMap { [".Pp", Mdoc.line($0.summary), ".Bd -literal -offset indent", Mdoc.line($0.line), ".Ed"] }
  }

  private func paragraph(_ text: String) -> [String] {
    let lines = text.split(separator: "\n").map { Mdoc.line(String($0)) }
    return text.first == " " ? [".Bd -literal"] + lines + [".Ed"] : [".Pp"] + lines
  }
}

extension String {
  fileprivate var droppingFullStop: String { last == "." ? String(dropLast()) : self }
}
