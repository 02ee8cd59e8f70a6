import HabitCore
import HabitStore

extension CommandContext {
  /// Copies the store.
  ///
  /// - Returns: How much the copy holds; `nil` without a store.
  func backUp(to path: String) throws -> StoreSize? {
    try Store.open(at: try storePath(), writeContext)?.backUp(to: path, writeContext)
  }

  /// What the store holds, by names; one that is damaged holds nothing that could be named.
  func namesOfStore() throws -> StoreNames {
    do {
      return try Store.open(at: try storePath(), writeContext)?.read(StoreNames.init) ?? .none
    } catch let error as StoreError where error.cause == .damaged {
      return .none
    }
  }

  /// Puts another store in the place of that of this run.
  ///
  /// - Returns: The path of the file that keeps what was there; `nil` if nothing was.
  func restore(_ other: Store) throws -> String? {
    let path = try storePath()
    let store: Store?
    do {
      store = try Store.open(at: path, writeContext)
    } catch let error as StoreError where error.cause == .damaged {
      // It is left as it is under another name: somebody may still get something out of it.
      let aside = try Store.moveAside(path, writeContext)
      try Store.create(from: other, at: path, writeContext)
      return aside
    }
    guard let store else {
      try Store.create(from: other, at: path, writeContext)
      return nil
    }
    return try changing(store) { store in try store.restore(other, writeContext) }
  }

  /// The copy of today that is still to be made; `nil` if there is one, or none is wanted.
  func dueBackup(of store: String) -> ChangeHooks.Backup? {
    guard let count = settings.backupDays else { return nil }
    let today = clock.today(dayStart: settings.dayStart)
    return DailyBackups(of: store).hasCopy(of: today) ? nil : ChangeHooks.Backup(day: today, count: count)
  }
}
