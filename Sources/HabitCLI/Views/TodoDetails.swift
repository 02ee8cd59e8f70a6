import CommandKit
import HabitCore
import HabitRender

/// One todo with all that is known of it.
struct TodoDetails {
  let numbered: NumberedTodo
  let context: TodoContext
  let language: Language

  /// The lines.
  func lines(style: Style) -> [String] {
    let todo = numbered.todo
    let box = todo.isDone ? "✓" : "☐"
    let title = style.apply([.bold], to: todo.title.text.escapingControlCharacters)
    var lines = ["\(box) \(title)"]
    for fact in facts where !fact.text.isEmpty {
      let name = fact.name + String(repeating: " ", count: max(1, Self.nameColumns - fact.name.terminalColumns))
      lines.append("  " + style.apply([.role(.muted)], to: name) + style.apply(fact.look, to: fact.text))
    }
    guard !todo.memo.isEmpty else { return lines }
    let memo = todo.memo.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines + [""] + memo.map { ("  " + String($0).escapingControlCharacters).trimmingEnd }
  }

  private static let nameColumns = 12

  private var facts: [(name: String, text: String, look: [TextAttribute])] {
    let todo = numbered.todo
    return [
      (language.numberHeading, String(numbered.number), []),
      (language.dueHeading, language.due(of: todo, at: context.clock), todo.urgency(at: context.clock).look),
      (language.priorityHeading, language.name(of: todo.priority), []),
      (language.categoryHeading, context.category(of: todo)?.title.escapingControlCharacters ?? "", []),
      (language.createdHeading, moment(todo.created), []),
      (language.doneHeading, todo.done.map(moment) ?? "", []),
    ]
  }

  private func moment(_ moment: Moment) -> String {
    "\(language.name(of: moment.clock.date, seenOn: context.clock.today)) \(language.time(moment.clock.time))"
  }
}
