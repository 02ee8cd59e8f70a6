import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Manages the categories that habits and todos are sorted into.
enum CategoryCommand: ProgramCommand {
  static let name = Argument(.name, "The name, of up to 200 characters.")
  static let category = Argument(.categoryName, "The category: its name, the beginning of it, or its number.")
  static let categories = Argument(oneOrMore: .categoryName, "The categories.")
  static let newName = Option("--name", .name, "A new name.")
  static let place = PlaceOptions(.categoryName, beside: "category")

  static let list = CommandSpec(
    "list", "List the categories in their order.",
    examples: [Example("habit category", "List the categories.")])
  static let add = CommandSpec(
    "add", "Add a category.",
    examples: [Example("habit category add Health --icon 💪 --color green", "Add a category.")],
    parameters: [name.spec] + HabitOptions.looks)
  static let edit = CommandSpec(
    "edit", "Change a category.",
    examples: [Example("habit category edit health --name Fitness", "Give it another name.")],
    parameters: [category.spec, newName.spec] + HabitOptions.looks)
  static let delete = CommandSpec(
    "delete", "Delete categories; what is in them stays, in no category.",
    examples: [Example("habit category delete health", "Delete a category, after a question.")],
    parameters: [categories.spec, SharedParameters.yes.spec])
  static let move = CommandSpec(
    "move", "Move a category within the order of the list.",
    examples: [Example("habit category move health --first", "Put a category first.")],
    parameters: [category.spec] + place.specs)

  static let spec = CommandSpec(
    "category", "Sort habits and todos into categories.",
    discussion: """
      A habit gets into a category with 'habit edit HABIT --category NAME'. Lists, summaries and pictures take \
      --category, where none stands for what is in no category.
      """,
    examples: [
      Example("habit category add Health --icon 💪", "Add a category."),
      Example("habit edit run --category health", "Put a habit there."),
      Example("habit today --group category", "Show the day category by category."),
    ],
    defaultSubcommand: "list", subcommands: [list, add, edit, delete, move])

  static func run(_ context: CommandContext) throws {
    switch context.command.path.command.name {
    case add.name: try runAdd(context)
    case edit.name: try runEdit(context)
    case delete.name: try CategoryDeletion.run(context)
    case move.name: try runMove(context)
    default: try runList(context)
    }
  }

  private static func runList(_ context: CommandContext) throws {
    let contents = try context.read { book in
      try CategoryContent.count(try book.categories(), in: book)
    }
    if context.isJSON {
      return try context.print(.document(["categories": .array(contents.map(\.json))]))
    }
    guard !contents.isEmpty else { return context.print(lines: context.language.noCategories) }
    var table = Table([
      Table.Column(alignment: .right), Table.Column(), Table.Column(canShrink: true), Table.Column(leavingTurn: 1),
      Table.Column(),
    ])
    for content in contents {
      let category = content.entry.category
      table.append([
        Table.Cell(String(content.entry.number), [.role(.muted)]), Table.Cell(category.icon),
        Table.Cell(category.name.text), Table.Cell(category.color.description, [.role(.muted)]),
        Table.Cell(context.language.items(habits: content.habits, todos: content.todos), [.role(.muted)]),
      ])
    }
    context.print(lines: table.lines(width: context.width, style: context.style))
  }

  private static func runAdd(_ context: CommandContext) throws {
    let command = context.command
    let name = try command.value(name)
    let icon = try command.value(HabitOptions.icon)?.value ?? HabitCore.Category.standardIcon
    let color = try HabitOptions.color(command)?.value ?? HabitCore.Category.standardColor
    let entry = try context.write { book, transaction in
      try book.requireFreeCategory(name)
      let category = HabitCore.Category(
        id: context.environment.makeIdentifier(), name: name, color: color, icon: icon)
      try transaction.insert(category)
      return HabitBook.CategoryEntry(number: try book.categories().count, category: category)
    }
    try conclude(entry, context.language.added(as: entry.number), context)
  }

  private static func runEdit(_ context: CommandContext) throws {
    let command = context.command
    let word = try command.value(category)
    let (old, entry) = try context.write { book, transaction in
      let old = try book.findCategory(word)
      var category = old.category
      if let name = try command.value(newName) {
        try book.requireFreeCategory(name, except: category)
        category.name = name
      }
      if let icon = try command.value(HabitOptions.icon) {
        category.icon = icon.value ?? HabitCore.Category.standardIcon
      }
      if let color = try HabitOptions.color(command) {
        category.color = color.value ?? HabitCore.Category.standardColor
      }
      if category != old.category { try transaction.update(category) }
      return (old.category, HabitBook.CategoryEntry(number: old.number, category: category))
    }
    let (new, language) = (entry.category, context.language)
    let changes: [String?] = [
      old.name == new.name ? nil : language.named(new.name), old.icon == new.icon ? nil : language.icon(new.icon),
      old.color == new.color ? nil : language.color(new.color),
    ]
    let phrases = changes.compactMap(\.self)
    try conclude(
      entry, phrases.isEmpty ? language.nothingToChange : phrases.joined(separator: ", "), name: old.name, context)
  }

  private static func runMove(_ context: CommandContext) throws {
    let word = try context.command.value(category)
    let (entry, hasMoved) = try context.write { book, transaction in
      let place = try place.place(context.command) { try book.findCategory($0).id }
      let category = try book.findCategory(word).category
      let hasMoved = try transaction.move(category, to: place)
      let number = (try transaction.categories().firstIndex { $0.id == category.id } ?? 0) + 1
      return (HabitBook.CategoryEntry(number: number, category: category), hasMoved)
    }
    let language = context.language
    try conclude(entry, hasMoved ? language.moved(to: entry.number) : language.nothingToChange, context)
  }

  private static func conclude(
    _ entry: HabitBook.CategoryEntry, _ outcome: String, name: Name? = nil, _ context: CommandContext
  ) throws {
    if context.isJSON { return try context.print(.document(["category": .object(entry.fields)])) }
    context.report("\(name ?? entry.name): \(outcome)")
  }
}

extension ValueFormat where Value == String {
  /// The name, number or id of a category.
  static var categoryName: Self {
    Self("category", completion: .names(of: .category)) { text throws(WordError) in text }
  }
}

extension HabitBook {
  /// Makes sure that a category may have a name: no other has it, and it is not the word for no category.
  fileprivate func requireFreeCategory(_ name: Name, except category: HabitCore.Category? = nil) throws {
    guard name.key != "none" else {
      throw CommandFailure.invalid(
        "reserved-name", "'none' stands for no category; choose another name",
        "'none'은 카테고리가 없다는 뜻입니다. 다른 이름을 쓰세요")
    }
    if let taken = try categories().first(where: { $0.name.key == name.key && $0.id != category?.id }) {
      throw CommandFailure.invalid("name-taken") { $0.categoryIsTaken(taken.name) }
    }
  }
}
