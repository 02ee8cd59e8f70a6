import HabitCore
import HabitRender

/// Todos as rows of text.
///
/// What a colour says, a word or a sign says too.
struct TodoTable {
  let todos: [NumberedTodo]
  /// The day whose list they stand in, which then need not be named; `nil` for none.
  var day: Day?
  let context: TodoContext
  /// The categories to group by, in their order; `nil` for one list.
  var grouping: [HabitCore.Category]?
  let language: Language
  let style: Style

  /// The lines; texts are cut to a width if one is given.
  func lines(width: Int?) -> [String] {
    var table = Table([
      Table.Column(), Table.Column(alignment: .right), Table.Column(), Table.Column(canShrink: true),
      Table.Column(canShrink: true, leastWidth: 24), Table.Column(canShrink: true, leavingTurn: 1),
    ])
    guard let grouping else {
      for todo in todos { table.append(row(todo)) }
      return table.lines(width: width, style: style)
    }
    let groups = CategoryGroups(of: todos, in: grouping) { $0.todo.category }
    for todo in groups.items { table.append(row(todo)) }
    return table.lines(width: width, style: style, under: groups.headings(language))
  }

  private func row(_ numbered: NumberedTodo) -> [Table.Cell] {
    let todo = numbered.todo
    let urgency = todo.urgency(at: context.clock)
    return [
      todo.isDone ? Table.Cell("✓", [.role(.success)]) : Table.Cell("☐", [.bold]),
      Table.Cell(String(numbered.number), [.role(.muted)]),
      priority(of: todo),
      Table.Cell(todo.title.text, titleLook(of: todo)),
      Table.Cell(language.due(of: todo, at: context.clock, listedOn: day), urgency.look),
      // What stands above a group need not stand in each of its rows.
      Table.Cell(grouping == nil ? context.category(of: todo)?.title ?? "" : "", [.role(.muted)]),
    ]
  }

  private func priority(of todo: Todo) -> Table.Cell {
    switch todo.priority {
    case .high: Table.Cell("!", [.role(todo.isDone ? .muted : .warning)])
    case .normal: ""
    case .low: Table.Cell("↓", [.role(.muted)])
    }
  }

  private func titleLook(of todo: Todo) -> [TextAttribute] {
    if todo.isDone { return [.struck, .role(.muted)] }
    return todo.priority == .high ? [.bold] : []
  }
}

extension TodoUrgency {
  /// How the words about a due time look.
  var look: [TextAttribute] {
    switch self {
    case .overdue: [.role(.failure)]
    case .soon: [.role(.warning)]
    case .today: []
    case .later, .whenever, .done: [.role(.muted)]
    }
  }
}
