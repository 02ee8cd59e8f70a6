/// What a shell can offer for the last word of a line that is being typed.
public struct ShellCompletion: Sendable, Hashable {
  /// A word that can stand in the place of the one that is being typed.
  public struct Candidate: Sendable, Hashable {
    /// The whole word.
    public let word: String
    /// What the word means; may be empty.
    public let summary: String

    /// Creates a candidate.
    ///
    /// - Parameters:
    ///   - word: The whole word.
    ///   - summary: What the word means; may be empty.
    public init(_ word: String, _ summary: String = "") {
      self.word = word
      self.summary = summary
    }
  }

  /// The words that begin like the one that is being typed, in the order of the help page.
  public private(set) var candidates: [Candidate] = []
  /// Whether the shell is to offer the names of files.
  public private(set) var offersFiles = false

  /// Finds out what can stand in the place of the last word.
  ///
  /// It never fails; a line with mistakes gets fewer offers.
  ///
  /// - Parameters:
  ///   - words: The words so far, without the name of the program; the last one is being typed and may be empty.
  ///   - root: The description of the program.
  ///   - lookUp: What the program knows under a topic of ``CompletionKind/lookup(topic:)``; called at most once.
  public init(_ words: [String], in root: CommandSpec, lookUp: (_ topic: String) -> [Candidate] = { _ in [] }) {
    let typed = words.last ?? ""
    let line = WordReading(Array(words.dropLast()), root: root)
    guard line.unknownCommand == nil else { return }
    if let option = line.optionWithoutValue {
      offerValues(of: option, typed: typed, lookUp)
    } else if !line.hasEndedOptions, typed == "-" || typed.isOption {
      offerOptions(after: line, typed: typed, lookUp)
    } else if line.subject != nil {
      return
    } else if let group = line.topic?.command ?? (line.path.command.isGroup ? line.path.command : nil) {
      let topics = line.topic?.verbs.isEmpty == true ? root.topics : []
      offer(
        group.subcommands.map { Candidate($0.name, $0.summary) } + topics.map { Candidate($0.name, $0.summary) },
        typed: typed)
    } else if let argument = line.nextArgument {
      // What was named already is not named again, and what looks like an option would be taken for one.
      let given = Set(line.arguments)
      offerValues(of: argument, typed: typed, lookUp) { word in
        !given.contains(word) && (line.hasEndedOptions || !word.isOption)
      }
    }
  }

  /// The candidates as lines of `word TAB summary`, each with a line break at its end.
  public var text: String {
    candidates.map { $0.summary.isEmpty ? "\($0.word)\n" : "\($0.word)\t\($0.summary)\n" }.joined()
  }
}

// MARK: - Offers

extension ShellCompletion {
  private mutating func offer(_ offers: [Candidate], typed: String) {
    // A word or summary with a line break or a tab would be torn apart on its way to the shell.
    candidates = offers.filter { offer in
      offer.word.hasPrefix(typed) && !offer.word.isEmpty && offer.word.escapingControlCharacters == offer.word
    }.map { Candidate($0.word, $0.summary.escapingControlCharacters) }
  }

  private mutating func offerOptions(
    after line: WordReading, typed: String, _ lookUp: (_ topic: String) -> [Candidate]
  ) {
    let options = line.path.options
    if let sign = typed.firstIndex(of: "=") {
      guard let option = options.first(where: { $0.kind == .option && $0.name == typed[..<sign] }) else { return }
      offerValues(of: option, typed: String(typed[typed.index(after: sign)...]), lookUp)
      candidates = candidates.map { Candidate("\(option.name)=\($0.word)", $0.summary) }
      return
    }
    let given = line.options.map(\.spec?.name)
    let open = options.filter { !$0.occurrence.isOnceAtMost || !given.contains($0.name) }
    offer(open.map { Candidate($0.name, $0.summary) }, typed: typed)
  }

  private mutating func offerValues(
    of parameter: ParameterSpec, typed: String, _ lookUp: (_ topic: String) -> [Candidate],
    where isWanted: (_ word: String) -> Bool = { !$0.isOption }
  ) {
    switch parameter.completion {
    case .none: offer(parameter.choices.map { Candidate($0) }, typed: typed)
    case .file: offersFiles = true
    case .lookup(let topic):
      // People name their things without regard to case, and so may what they have typed of a name.
      let key = typed.lowercased()
      offer(lookUp(topic).filter { isWanted($0.word) && $0.word.lowercased().hasPrefix(key) }, typed: "")
    }
  }
}

extension WordReading {
  /// The argument that the next word is for; `nil` if the command takes no more.
  fileprivate var nextArgument: ParameterSpec? {
    let specs = path.command.arguments
    if arguments.count < specs.count { return specs[arguments.count] }
    guard let last = specs.last, last.occurrence.isRepeated else { return nil }
    return last
  }
}
