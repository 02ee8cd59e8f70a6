/// One step from an older schema to a newer one.
///
/// The steps are a list that only grows: a step that has been released is never changed.
struct Migration: Sendable {
  /// What the step does, as a short imperative.
  let name: String

  /// The statements, which run in one transaction.
  let sql: String

  /// All steps, oldest first.
  ///
  /// A store that has made the first *n* of them has `user_version` *n*.
  static let all = [createTables, addTodosAndCategories, addMeetings]

  /// Marks a file as a store of habits: `Hbit` in ASCII.
  static let applicationID: Int32 = 0x4862_6974
}
