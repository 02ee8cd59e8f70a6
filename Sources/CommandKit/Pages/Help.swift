/// The help page of a command or of the whole program.
public enum Help {
  /// Writes the help page of a command.
  ///
  /// Sections without content are left out: the summary and discussion, the usage, examples, the glossary, arguments,
  /// options, options that hold for other commands too, and subcommands under their headings.
  ///
  /// - Parameters:
  ///   - path: The command.
  ///   - width: The number of columns to wrap to; columns of fewer than 20 characters are not made narrower.
  /// - Returns: The page, with a line break at its end.
  public static func page(for path: CommandPath, width: Int) -> String {
    let command = path.command
    var sections = [WrappedText.lines(command.summary, width: width)]
    for paragraph in command.paragraphs {
      sections.append(WrappedText.lines(paragraph, width: width))
    }
    sections.append(usage(of: path, width: width))
    sections.append(
      section("Examples", command.examples.map { ($0.line, $0.summary) }, width: width))
    if let glossary = command.glossary {
      sections.append(section(glossary.heading, glossary.entries.map { ($0.word, $0.meaning) }, width: width))
    }
    sections.append(section("Arguments", command.arguments.map { ($0.fullLabel, $0.fullSummary) }, width: width))
    sections.append(section("Options", path.ownOptions.map { ($0.fullLabel, $0.fullSummary) }, width: width))
    sections.append(section("Global options", path.sharedOptions.map { ($0.fullLabel, $0.fullSummary) }, width: width))
    for group in command.groups {
      let entries = group.commands.map { subcommand in
        (subcommand.name, subcommand.summary + (subcommand.name == command.defaultSubcommand ? " (default)" : ""))
      }
      sections.append(section(group.heading, entries, width: width))
    }
    sections.append(section("Topics", command.topics.map { ("help \($0.name)", $0.summary) }, width: width))
    if command.isGroup {
      sections.append(
        WrappedText.lines("Run '\(path.line) <command> --help' for more about a command.", width: width))
    }
    return text(sections)
  }

  /// Writes the page of a topic.
  ///
  /// - Parameters:
  ///   - topic: The topic.
  ///   - width: The number of columns to wrap to; columns of fewer than 20 characters are not made narrower.
  /// - Returns: The page, with a line break at its end.
  public static func page(for topic: HelpTopic, width: Int) -> String {
    let sections =
      ([topic.summary] + topic.paragraphs).map { WrappedText.lines($0, width: width) }
      + topic.sections.map { section($0.heading, $0.entries.map { ($0.word, $0.meaning) }, width: width) }
    return text(sections)
  }

  private static func text(_ sections: [[String]]) -> String {
    sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static func usage(of path: CommandPath, width: Int) -> [String] {
    let beginning = "USAGE: \(path.line)"
    let words = path.command.usageWords
    let lines = WrappedText.lines(words, width: max(width - beginning.count - 1, minimumTextWidth))
    guard let first = lines.first else { return [beginning] }
    let margin = String(repeating: " ", count: beginning.count)
    return ["\(beginning) \(first)"] + lines.dropFirst().map { "\(margin) \($0)" }
  }

  private static func section(_ heading: String, _ entries: [(label: String, text: String)], width: Int) -> [String] {
    guard !entries.isEmpty else { return [] }
    return ["\(heading.uppercased()):"] + entries.flatMap { entry($0.label, $0.text, width: width) }
  }

  private static func entry(_ label: String, _ text: String, width: Int) -> [String] {
    let margin = String(repeating: " ", count: textColumn)
    var lines = WrappedText.lines(text, width: max(width - textColumn, minimumTextWidth)).map { margin + $0 }
    let start = "  \(label)"
    // A label that leaves no room for two blanks before its text has a line of its own.
    if start.count + 2 <= textColumn, let first = lines.first {
      lines[0] = start + first.dropFirst(start.count)
    } else {
      lines.insert(start, at: 0)
    }
    return lines
  }

  private static let textColumn = 26
  private static let minimumTextWidth = 20
}

extension CommandSpec {
  /// What follows the command in its usage line, in pieces that are not broken.
  var usageWords: [String] {
    if isGroup { return [defaultSubcommand == nil ? "<command>" : "[<command>]", "[<options>]"] }
    return options.map(\.usageLabel) + arguments.map(\.usageLabel)
  }

  /// The paragraphs of the discussion.
  var paragraphs: [String] {
    discussion.split(separator: "\n\n").map(String.init)
  }
}
