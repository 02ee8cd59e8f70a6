/// The description of one option, flag or argument, without the type of its value.
public struct ParameterSpec: Sendable {
  /// What a parameter looks like on the command line.
  public enum Kind: Sendable, Hashable {
    /// A name alone, such as `--json`.
    case flag
    /// A name and a value, such as `--on <date>`.
    case option
    /// A value alone, such as `<habit>`.
    case argument
  }

  /// What the parameter looks like on the command line.
  public let kind: Kind
  /// The long name with its dashes, such as `--on`; for an argument the placeholder.
  public let name: String
  /// The short name without its dash.
  public let short: Character?
  /// The word that stands for the value, without angle brackets; empty for a flag.
  public let placeholder: String
  /// What the parameter is for: one sentence with a full stop.
  public let summary: String
  /// How often it may stand in a command line.
  public let occurrence: Occurrence
  /// What holds if it is absent, as the help shows it.
  public let shownDefault: String?
  /// The value that an option stands for where it is given without one; `nil` if it needs one.
  public let impliedValue: String?
  /// What a shell offers for the value.
  public let completion: CompletionKind
  private let listChoices: @Sendable () -> [String]
  /// Finds out whether a text is a value, without keeping it.
  let validate: @Sendable (_ text: String) throws(InvalidWord) -> Void

  init(flag name: String, short: Character?, summary: String) {
    kind = .flag
    self.name = name
    self.short = short
    placeholder = ""
    self.summary = summary
    occurrence = .optional
    shownDefault = nil
    impliedValue = nil
    listChoices = { [] }
    completion = .none
    validate = { _ in }
  }

  init<Value>(
    option name: String, short: Character?, _ format: ValueFormat<Value>, summary: String, occurrence: Occurrence,
    shownDefault: String? = nil, impliedValue: String? = nil
  ) {
    self.init(.option, name, short, format, summary, occurrence, shownDefault, impliedValue)
  }

  init<Value>(
    argument format: ValueFormat<Value>, summary: String, occurrence: Occurrence, shownDefault: String? = nil
  ) {
    self.init(.argument, format.placeholder, nil, format, summary, occurrence, shownDefault)
  }

  private init<Value>(
    _ kind: Kind, _ name: String, _ short: Character?, _ format: ValueFormat<Value>, _ summary: String,
    _ occurrence: Occurrence, _ shownDefault: String?, _ impliedValue: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.short = short
    placeholder = format.placeholder
    self.summary = summary
    self.occurrence = occurrence
    self.shownDefault = shownDefault
    self.impliedValue = impliedValue
    listChoices = format.listChoices
    completion = format.completion
    validate = { text throws(InvalidWord) in _ = try format.read(text) }
  }
}

// MARK: - Values

extension ParameterSpec {
  /// The words that are allowed as a value; empty if they cannot be listed.
  public var choices: [String] { listChoices() }
}

// MARK: - Labels

extension ParameterSpec {
  /// The parameter as messages name it: `--on <date>`, `--json` or `<habit>`.
  public var label: String {
    switch kind {
    case .flag: name
    case .option: "\(name) <\(placeholder)>"
    case .argument: "<\(placeholder)>"
    }
  }

  /// The parameter with both of its names, as the help lists it: `-o, --output <file>`.
  var fullLabel: String { short.map { "-\($0), \(wholeLabel)" } ?? wholeLabel }

  /// The parameter as a usage line shows it: `[--on <date>]`, `<habit>...`.
  var usageLabel: String {
    (occurrence.isRequired ? wholeLabel : "[\(wholeLabel)]") + (occurrence.isRepeated ? "..." : "")
  }

  /// The label, which shows whether the value may be left out: `--week [<week>]`.
  private var wholeLabel: String { impliedValue == nil ? label : "\(name) [<\(placeholder)>]" }

  /// The summary, with the allowed values and the default behind it.
  var fullSummary: String {
    var notes: [String] = []
    let choices = choices
    if !choices.isEmpty { notes.append("values: \(choices.joined(separator: ", "))") }
    if let shownDefault { notes.append("default: \(shownDefault)") }
    return notes.isEmpty ? summary : "\(summary) (\(notes.joined(separator: "; ")))"
  }
}
