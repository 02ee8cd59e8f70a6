import CommandKit
import HabitCore
import HabitRender

/// One habit with all that can be said of it.
struct HabitDetails {
  let entry: HabitBook.Entry
  let history: History
  /// The days that are shown.
  let range: DayRange
  /// The check-ins of those days.
  let checkIns: [CheckIn]
  /// The names of the categories.
  let categories: CategoryNames
  let weekStart: WeekStart
  let language: Language

  private var habit: Habit { entry.habit }

  /// The document of `habit show`.
  var document: JSON {
    .document([
      "habit": JSON(habit, number: entry.number, on: history.today, categories),
      "schedules": JSON(habit.schedules, of: habit, fields: JSON.fields),
      "goals": JSON(habit.goals, of: habit, fields: JSON.fields),
      "streak": JSON(history.streak), "strength": JSON(history.strength),
      "completion": .object(
        Dictionary(uniqueKeysWithValues: completions.map { ($0.key, JSON($0.completion.rate)) })),
      "days": .array(range.map(json)),
    ])
  }

  /// The text of `habit show`, with the days in lines that fit into a width if one is given.
  func lines(style: Style, width: Int?) -> [String] {
    let title = habit.title.escapingControlCharacters
    var lines = [style.apply([.bold], to: title)]
    lines += facts.map { "  " + style.apply([.role(.muted)], to: Self.padded($0.name)) + $0.text }
    let shown = history.days(in: range)
    guard let first = shown.first?.day, let last = shown.last?.day else { return lines }
    lines += ["", "  " + language.dates(first...last)]
    lines += weeks(shown, style: style, width: width)
    return lines
  }

  // MARK: - Facts

  private var completions: [(key: String, completion: Completion)] {
    let today = history.today
    return [7, 30, 365].map { days in
      ("last\(days)", history.completion(in: (today - days + 1)...today))
    } + [("all", history.completion())]
  }

  private var facts: [Fact] {
    let day = max(history.today, habit.start)
    let streak = history.streak
    var facts = [
      Fact(language.dueFact, language.rule(of: habit, on: day, weekStart: weekStart)),
      Fact(language.timeFact, habit.targetTime.map(language.time) ?? ""),
      Fact(language.remindedFact, habit.reminderTimes.map(language.time).joined(separator: ", ")),
      Fact(language.categoryFact, categories[habit.category]?.text ?? ""),
      Fact(language.noteFact, habit.note.escapingControlCharacters),
      Fact(language.sinceFact, language.beginning(habit.start, end: habit.end)),
      Fact(language.archivedFact, habit.archived.map(language.since) ?? ""),
      Fact(language.streakFact, language.length(streak.current, streak.unit) + span(of: streak.currentRun)),
      Fact(language.bestFact, language.length(streak.best, streak.unit) + span(of: streak.bestRun)),
      Fact(language.strengthFact, Phrase.percent(history.strength)),
    ]
    for (name, entry) in zip(language.completionFacts, completions) {
      let completion = entry.completion
      let counts = completion.counted > 0 ? "  " + language.keptCount(completion) : ""
      facts.append(Fact(name, Phrase.percent(completion.rate) + counts))
    }
    if let period = history.runningPeriod {
      facts.append(Fact(language.this(period.unit), language.progress(of: period)))
    }
    return facts.filter { !$0.text.isEmpty }
  }

  /// One line of what is known of the habit.
  private struct Fact {
    let name: String
    let text: String

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  private func span(of run: Standing.Run?) -> String {
    run.map { "  " + language.span($0) } ?? ""
  }

  private static func padded(_ name: String) -> String {
    name + String(repeating: " ", count: max(1, 12 - name.terminalColumns))
  }

  // MARK: - Days

  private func weeks(_ days: ArraySlice<JudgedDay>, style: Style, width: Int?) -> [String] {
    let signs = days.map { judged -> String in
      let sign = StateSign(judged.state)
      return style.apply(sign.attributes, to: sign.character)
    }
    // Thirty days a line, or a part of that: a month can be read off without counting.
    let count = [30, 15, 10].first { 1 + 2 * $0 <= width ?? .max } ?? 5
    return stride(from: 0, to: signs.count, by: count).map { start in
      "  " + signs[start..<min(start + count, signs.count)].joined(separator: " ")
    }
  }

  private func json(_ day: Day) -> JSON {
    let judged = history[day]
    let notes = checkIns.filter { $0.day == day && !$0.note.isEmpty }.reversed().map(\.note)
    return [
      "date": JSON(day), "state": .string(judged.state.rawValue), "amount": JSON(judged.amount),
      "note": notes.isEmpty ? nil : .string(notes.joined(separator: "\n")),
    ]
  }
}
