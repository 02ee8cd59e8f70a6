import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// A conversation about what is open: each answer is a command line of its own, saved at once and undone alone.
struct AskDialog {
  private let context: CommandContext
  private let questions: [AskQuestion]
  /// The answers that were saved, newest last, with the command line of each.
  private var saved: [(index: Int, line: String)] = []
  private var note = ""

  init(_ context: CommandContext, _ questions: [AskQuestion]) {
    self.context = context
    self.questions = questions
  }

  private var language: Language { context.language }

  /// Asks until all is asked, or the person has enough.
  ///
  /// - Returns: How many answers were saved.
  mutating func run() throws -> Int {
    var index = 0
    var day: Day?
    while index < questions.count {
      let question = questions[index]
      // Somebody may have answered elsewhere meanwhile.
      guard let current = try context.current(question) else {
        index += 1
        continue
      }
      if day != question.day { context.environment.tell("\n\(language.fullDate(question.day))\n") }
      day = question.day
      let text = "[\(index + 1)/\(questions.count)] " + language.question(current, note: note)
      guard let line = context.environment.ask(text.escapingControlCharacters) else {
        context.environment.tell("\n")
        break
      }
      guard let answer = AskAnswer(line) else {
        context.environment.tell(language.answersAre(question.takesAmount) + "\n")
        continue
      }
      switch answer {
      case .quit: return saved.count
      case .help: context.environment.tell(language.answersAre(question.takesAmount) + "\n")
      case .later:
        note = ""
        index += 1
      case .back:
        note = ""
        index = try goBack(from: index)
        day = nil
      case .note(let text):
        note = text ?? context.environment.ask(language.noteQuestion) ?? ""
      case .yes: if save(["check"], question, index) { index += 1 }
      case .no: if save(["check", "--no"], question, index) { index += 1 }
      case .skip: if save(["skip"], question, index) { index += 1 }
      case .amount(let amount):
        guard question.takesAmount else {
          context.environment.tell(language.answersAre(false) + "\n")
          continue
        }
        if save(["check", "--amount", amount.description], question, index) { index += 1 }
      }
    }
    return saved.count
  }

  /// Carries an answer out as the command line that says the same.
  ///
  /// - Returns: Whether it was saved.
  private mutating func save(_ words: [String], _ question: AskQuestion, _ index: Int) -> Bool {
    var words = words + ["--on", question.day.description]
    if !note.isEmpty { words += ["--note", note] }
    words += (question.name.text.hasPrefix("-") ? ["--"] : []) + [question.name.text]
    let line = words.map(\.quotedForShell).joined(separator: " ")
    guard case .finished(let code, let output, let errors) = context.runCommand(words) else { return false }
    context.environment.tell(errors + output)
    guard code == .success else { return false }
    note = ""
    saved.append((index, line))
    return true
  }

  /// Goes back to the question before, and takes its answer back if it had one.
  ///
  /// - Returns: The number of the question.
  private mutating func goBack(from index: Int) throws -> Int {
    guard let last = saved.last, last.index >= index - 1 else { return max(index - 1, 0) }
    // What others have changed since is theirs to undo.
    guard try context.lastCommand() == last.line else {
      context.environment.tell(language.otherChanged + "\n")
      return index
    }
    if case .finished(_, let output, let errors) = context.runCommand(["undo"]) {
      context.environment.tell(errors + output)
    }
    saved.removeLast()
    return last.index
  }
}

extension CommandContext {
  /// The question as it stands now; `nil` if it is answered.
  fileprivate func current(_ question: AskQuestion) throws -> AskQuestion? {
    try read { book in
      guard question.day <= book.today else { return nil }
      return try book.questions(on: question.day...question.day, in: self.language).first { $0 == question }
    }
  }

  /// The last command that is not undone.
  fileprivate func lastCommand() throws -> String? {
    try read { try $0.snapshot?.journal(limit: 1).first { !$0.isUndone }?.command }
  }

  /// Runs another command line on the store of this run.
  fileprivate func runCommand(_ words: [String]) -> ProgramResult {
    Program.run(words, in: environment.usingStore(at: knownStore))
  }
}

extension ProgramEnvironment {
  /// The environment with the store of a path, whatever the command line said.
  fileprivate func usingStore(at path: String?) -> ProgramEnvironment {
    var environment = self
    let folder = path.flatMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } }
    let variable = environment.variable
    environment.variable = { name in name == "HABIT_HOME" ? folder ?? variable(name) : variable(name) }
    return environment
  }
}
