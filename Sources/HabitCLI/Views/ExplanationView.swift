import HabitCore
import HabitRender

/// The explanation of a streak as text and as a document.
struct ExplanationView {
  let history: History
  let explanation: Explanation
  /// A day whose verdict is explained, too.
  let day: Day?
  /// The check-ins of that day and of the day that ended the last streak.
  let checkIns: [CheckIn]
  /// The time at which a new day starts.
  let dayStart: TimeOfDay
  /// Whether the date on the wall is that of tomorrow already.
  let isPastMidnight: Bool

  /// The language of the sentences.
  let language: Language

  /// The text of `habit explain`, with lines that fit into a width if one is given.
  func lines(style: Style, width: Int?) -> [String] {
    let (phrase, verdicts) = (phrase, verdicts)
    let sentences = [day.map(verdicts.sentence(for:)), phrase.standing, phrase.ending, phrase.keeping].compactMap(
      \.self)
    let lines = sentences.flatMap { sentence in
      width.map { sentence.wrapped(toTerminalColumns: max($0 - 2, 1)) } ?? [sentence]
    }
    return [style.apply([.bold], to: history.habit.name.text)] + lines.map { "  \($0)" }
  }

  /// The document of `habit explain`.
  var document: JSON {
    let (phrase, verdicts) = (phrase, verdicts)
    var fields = history.nameFields
    fields["streak"] = JSON(history.streak)
    fields["brokenOn"] = JSON(explanation.lastBreak?.day)
    fields["brokenRun"] =
      explanation.brokenRun.map { ["length": .int($0.length), "from": JSON($0.first), "to": JSON($0.last)] } ?? .null
    fields["reason"] = JSON(phrase.ending)
    fields["next"] = JSON(phrase.keeping)
    fields["deadline"] = JSON(deadline)
    fields["day"] =
      day.map {
        ["date": JSON($0), "state": .string(history[$0].state.rawValue), "reason": .string(verdicts.sentence(for: $0))]
      }
      ?? .null
    return .document(fields)
  }

  private var verdicts: VerdictPhrase { VerdictPhrase(history: history, checkIns: checkIns, language: language) }

  private var phrase: ExplanationPhrase {
    ExplanationPhrase(
      history: history, explanation: explanation, verdicts: verdicts, dayStart: dayStart,
      isPastMidnight: isPastMidnight)
  }

  /// The last day on which the next step can be done.
  private var deadline: Day? {
    switch explanation.nextStep {
    case .reachGoal(_, _, let day), .stayWithin(_, _, let day): day
    case .fillPeriod(let period): period.covered.upperBound
    case .awaitPeriod, .over, .nothingDue: nil
    }
  }
}
