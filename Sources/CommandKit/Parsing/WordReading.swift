/// The words of a command line sorted into commands, options and arguments, before anything is refused.
///
/// Nothing here fails, so that help can be shown whatever else is on the line, and completion can look at a line that is
/// not finished.
struct WordReading {
  /// What `--help` and `--version` ask for.
  enum Request {
    case help, version
  }

  /// The command that is named, as far as it is known.
  private(set) var path: CommandPath {
    didSet { known = path.options }
  }
  /// The options of that command.
  private(set) var known: [ParameterSpec]
  /// The first word in the place of a command that names none, and the path that it was looked for in.
  private(set) var unknownCommand: (name: String, path: CommandPath)?
  /// The options, as they were written.
  private(set) var options: [GivenOption] = []
  /// The arguments of the command.
  private(set) var arguments: [String] = []
  /// What the first of `--help` and `--version` asks for.
  private(set) var request: Request?
  /// The command whose page `help <command>...` shows; `nil` if the line is not about `help`.
  private(set) var topic: CommandPath?
  /// The topic whose page `help <topic>` shows.
  private(set) var subject: HelpTopic?
  /// Whether `--` has ended the options.
  private(set) var hasEndedOptions = false
  /// The option at the end of the words that lacks its value.
  private(set) var optionWithoutValue: ParameterSpec?

  private let words: [String]
  private var next = 0

  /// Sorts words.
  ///
  /// - Parameters:
  ///   - words: The words, without the name of the program.
  ///   - root: The description of the program.
  init(_ words: [String], root: CommandSpec) {
    self.words = words
    path = CommandPath(root: root)
    known = path.options
    while next < words.count {
      let word = words[next]
      next += 1
      if hasEndedOptions || !word.isOption {
        take(word)
      } else if word == "--" {
        hasEndedOptions = true
      } else if word.hasPrefix("--") {
        takeLong(word)
      } else {
        takeShort(word)
      }
    }
  }
}

// MARK: - Commands and arguments

extension WordReading {
  private mutating func take(_ word: String) {
    guard unknownCommand == nil else { return }
    let place = topic ?? path
    guard place.command.isGroup || topic != nil else {
      arguments.append(word)
      return
    }
    guard let command = place.command.subcommand(named: word) else {
      if topic == nil, path.asksForHelp(with: word) {
        topic = path
      } else if let topic, topic.verbs.isEmpty, subject == nil,
        let subject = path.root.topics.first(where: { $0.name == word })
      {
        self.subject = subject
      } else {
        unknownCommand = (word, place)
      }
      return
    }
    if topic != nil {
      topic = place.appending(command)
    } else {
      path = place.appending(command)
      if path.isHelp { topic = CommandPath(root: path.root) }
    }
  }
}

// MARK: - Options

extension WordReading {
  private mutating func takeLong(_ word: String) {
    let sign = word.firstIndex(of: "=")
    let name = sign.map { String(word[..<$0]) } ?? word
    let spec = findOption { $0.name == name }
    var value = sign.map { String(word[word.index(after: $0)...]) }
    if value == nil, let spec, spec.kind == .option { value = takeValue(of: spec) }
    record(GivenOption(written: name, word: word, spec: spec, value: value))
  }

  /// Takes `-abc`: flags one after the other, the last of which may be an option with the rest as its value.
  private mutating func takeShort(_ word: String) {
    var letters = word.dropFirst()
    while let letter = letters.first {
      letters = letters.dropFirst()
      let spec = findOption { $0.short == letter }
      var option = GivenOption(written: "-\(letter)", word: word, spec: spec, value: nil)
      defer { record(option) }
      guard let spec else { return }
      guard spec.kind == .option else { continue }
      if letters.isEmpty {
        option.value = takeValue(of: spec)
      } else {
        option.value = String(letters.first == "=" ? letters.dropFirst() : letters)
      }
      return
    }
  }

  private mutating func takeValue(of spec: ParameterSpec) -> String? {
    guard next < words.count else {
      optionWithoutValue = spec
      return nil
    }
    guard !words[next].isOption else { return nil }
    next += 1
    return words[next - 1]
  }

  private mutating func record(_ option: GivenOption) {
    options.append(option)
    guard request == nil, option.value == nil else { return }
    switch option.spec?.name {
    case Flag.help.spec.name: request = .help
    case Flag.version.spec.name: request = .version
    default: break
    }
  }

  /// Finds an option of the command, or of any command of the program if this one has none that fits.
  ///
  /// The second look lets an option stand before the command that it belongs to; whether that command takes it is
  /// decided when the command is known.
  private func findOption(where fits: (ParameterSpec) -> Bool) -> ParameterSpec? {
    for option in known where fits(option) { return option }
    return path.root.firstOptionBelow(where: fits)
  }
}

extension CommandPath {
  /// Whether a word behind the command asks for its page: `todo help` is as good as `help todo`.
  fileprivate func asksForHelp(with word: String) -> Bool {
    word == CommandSpec.helpName && root.subcommand(named: word) != nil
  }
}

extension CommandSpec {
  fileprivate func firstOptionBelow(where fits: (ParameterSpec) -> Bool) -> ParameterSpec? {
    for group in groups {
      for command in group.commands {
        for parameter in command.parameters where parameter.kind != .argument && fits(parameter) { return parameter }
        if let option = command.firstOptionBelow(where: fits) { return option }
      }
    }
    return nil
  }
}

extension String {
  /// Whether the word is an option if it stands before `--`.
  ///
  /// A lone `-`, a number such as `-3`, and a dash before a blank are values.
  var isOption: Bool {
    var bytes = utf8.makeIterator()
    guard bytes.next() == UInt8(ascii: "-"), let second = bytes.next() else { return false }
    return second != UInt8(ascii: " ") && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
  }
}
