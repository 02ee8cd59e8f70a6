import HabitRender
import HabitStore

extension Settings {
  /// The language of what people read; `nil` where the locale decides.
  var language: Language? { values[.language].flatMap(Language.init) }
}
