import HabitCore
import HabitRender

/// What has changed about a todo, in words.
struct TodoDifference {
  let old: Todo
  let new: Todo
  let context: TodoContext
  let language: Language

  init(from old: Todo, to new: Todo, context: TodoContext, language: Language) {
    self.old = old
    self.new = new
    self.context = context
    self.language = language
  }

  /// One phrase for each change, or that there is none.
  var text: String {
    var phrases: [String] = []
    if old.title != new.title { phrases.append(language.todoTitle(new.title)) }
    if old.due != new.due { phrases.append(language.todoDue(new.due, at: context.clock)) }
    if old.priority != new.priority { phrases.append(language.todoPriority(new.priority)) }
    if old.category != new.category { phrases.append(language.todoCategory(context.category(of: new)?.name.text)) }
    if old.memo != new.memo { phrases.append(language.todoMemo(isEmpty: new.memo.isEmpty)) }
    return phrases.isEmpty ? language.nothingToChange : phrases.joined(separator: ", ")
  }
}
