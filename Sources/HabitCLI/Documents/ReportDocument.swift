import HabitCore
import HabitRender

extension Report {
  /// The document of `habit report`.
  func document(file: String) -> JSON {
    .document([
      "title": .string(title), "period": .string(period), "file": .string(file),
      "habits": .array(habitNames.map(JSON.string)),
    ])
  }
}
