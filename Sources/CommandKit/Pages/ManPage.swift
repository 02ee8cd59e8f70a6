/// The manual page of a program, in the language `mdoc` of `man`.
public struct ManPage: Sendable {
  private let root: CommandSpec
  private let date: String
  private let environment: [Glossary.Entry]
  private let files: [Glossary.Entry]

  /// Prepares the page of a program.
  ///
  /// - Parameters:
  ///   - root: The description of the program.
  ///   - date: The date of the page as `March 5, 2026`.
  ///   - environment: The variables of the environment that the program reads.
  ///   - files: The files that the program reads and writes.
  public init(_ root: CommandSpec, date: String, environment: [Glossary.Entry] = [], files: [Glossary.Entry] = []) {
    self.root = root
    self.date = date
    self.environment = environment
    self.files = files
  }

  /// The page, with a line break at its end.
  public var text: String {
    let lines = [
      heading, description, commands, globalOptions, topics, list("ENVIRONMENT", "Ev", environment),
      list("FILES", "Pa", files),
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

  private var topics: [String] {
    guard !root.topics.isEmpty else { return [] }
    return [".Sh TOPICS"]
      + root.topics.flatMap { topic in
        [".Ss \(Mdoc.text(topic.name.capitalizedFirst))", Mdoc.line(topic.summary)]
          + topic.paragraphs.flatMap(paragraph) + topic.sections.flatMap(glossary)
      }
  }

  private func list(_ heading: String, _ macro: String, _ entries: [Glossary.Entry]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return [".Sh \(heading)", ".Bl -tag -width Ds"]
      + entries.flatMap { [".It \(macro) \(Mdoc.argument($0.word))", Mdoc.line($0.meaning)] } + [".El"]
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
      + all.flatMap { [Mdoc.line($0.summary), ".Bd -literal -offset indent", Mdoc.literal($0.line), ".Ed", ".Pp"] }
      .dropLast()
  }

  private func paragraph(_ text: String) -> [String] {
    let lines = text.split(separator: "\n").map(String.init)
    return text.first == " "
      ? [".Bd -literal"] + lines.map(Mdoc.literal) + [".Ed"] : [".Pp"] + lines.map(Mdoc.line)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  fileprivate var droppingFullStop: String { last == "." ? String(dropLast()) : self }
}
