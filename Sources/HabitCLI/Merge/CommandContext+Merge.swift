import HabitCore
import HabitStore

extension CommandContext {
  /// Merges another store into that of this run, which is made if it is not there.
  func merge(_ other: Store) throws -> MergeOutcome {
    try changing { store in try other.read { try store.merge($0, writeContext) } }
  }

  /// What merging another store would do, without doing it: it is done to a copy in memory.
  func rehearseMerge(of other: Store) throws -> MergeOutcome {
    let present = try Store.open(at: try storePath(), writeContext)
    let copy =
      try present?.copyInMemory() ?? Store.inMemory(weekStart: localWeekStart, writeContext)
    return try other.read { try copy.merge($0, writeContext) }
  }
}
