import HabitCore

/// What a cell says when it is pointed at.
struct HeatmapTooltip {
  private let language: Language
  private let subject: HeatmapBlock.Subject
  // Many days came to the same.
  private var verdicts: [Verdict: String] = [:]

  private struct Verdict: Hashable {
    let state: DayState
    let value: HeatmapValue?
  }

  init(language: Language, subject: HeatmapBlock.Subject) {
    self.language = language
    self.subject = subject
  }

  /// The date, what the day came to, and the note.
  ///
  /// - Returns: `nil` for a day that is still to come.
  mutating func text(of cell: HeatmapCell) -> String? {
    cell.mark == .future ? nil : "\(cell.day): \(words(of: cell.entry))"
  }

  /// What a day came to, and the note.
  mutating func words(of entry: HeatmapDay) -> String {
    let verdict = verdict(of: entry)
    if entry.note.isEmpty { return verdict }
    let note = entry.note.onOneLine
    if note.isEmpty { return verdict }
    return verdict + (entry.state == .skipped ? ": " : " – ") + note
  }

  private mutating func verdict(of entry: HeatmapDay) -> String {
    let verdict = Verdict(state: entry.state, value: entry.value)
    if let text = verdicts[verdict] { return text }
    let text = self.text(of: verdict)
    verdicts[verdict] = text
    return text
  }

  private func text(of entry: Verdict) -> String {
    let numbers = entry.value.map(numbers) ?? ""
    switch entry.state {
    case .none: return ""
    case .rest: return subject == .numbers ? language.noNumber : language.rest
    case .skipped: return language.skipped
    case .missed where subject == .numbers: return numbers
    case .missed: return join(subject == .limit ? language.overLimit : language.missed, numbers)
    case .pending: return join(language.pending, numbers)
    case .partial: return numbers.isEmpty ? language.partial : numbers
    case .done:
      if case .number = entry.value { return numbers }
      return join(subject == .limit ? language.withinLimit : language.done, numbers)
    case .extra: return join(language.extra, numbers)
    }
  }

  private func join(_ verdict: String, _ numbers: String) -> String {
    numbers.isEmpty ? verdict : verdict + ", " + numbers
  }

  private func numbers(_ value: HeatmapValue) -> String {
    switch value {
    case .amount(let amount, let goal):
      let unit = goal.unit.onOneLine
      switch goal {
      case .check: return amount > .one ? amount.description : ""
      case .atLeast(let wanted, _):
        return "\(language.part("\(amount)", of: language.amount(wanted, in: unit))), \(value.percent)%"
      case .atMost(let limit, _):
        return amount == .zero ? "" : language.part("\(amount)", of: language.amount(limit, in: unit))
      }
    case .kept(let kept, let due):
      return due == 0 ? String(kept) : "\(language.part("\(kept)", of: "\(due)")), \(value.percent)%"
    case .number(let number):
      return number.plainText
    }
  }
}
