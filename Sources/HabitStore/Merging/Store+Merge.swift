public import HabitCore
internal import SQLite

extension Store {
  /// Merges what another store holds into this one.
  ///
  /// Of each field the later value holds, of two removals and check-ins all, and what then makes no sense together is
  /// put right. It is no step to undo: each device undoes what was done on it. Merging the same again does nothing.
  ///
  /// - Parameters:
  ///   - other: The other store as it is now; it is only read.
  ///   - context: The instant of the write and fresh identifiers.
  /// - Returns: What was done.
  /// - Throws: ``StoreError`` if one of the two cannot be read, or this one not be written; nothing is changed then.
  /// - Complexity: O(*n* log *m*), where *n* is the number of rows of the other store and *m* that of this one.
  public func merge(_ other: Snapshot, _ context: WriteContext) throws -> MergeOutcome {
    try merge(context) { take in
      try other.forEachRecord(take)
      try forgetSent(on: connection)
    }
  }

  /// Merges records that came from elsewhere into this store, in the same way.
  ///
  /// - Parameters:
  ///   - records: The records, in any order.
  ///   - context: The instant of the write and fresh identifiers.
  /// - Returns: What was done.
  /// - Throws: ``StoreError`` if the store cannot be written; nothing is changed then.
  /// - Complexity: O(*n* log *m*), where *n* is the number of records and *m* that of the rows of this store.
  public func merge(_ records: [MergeRecord], _ context: WriteContext) throws -> MergeOutcome {
    let groups = Dictionary(grouping: records, by: \.key.kind)
    return try merge(context) { take in
      for table in Table.merging { try groups[table.rawValue]?.forEach(take) }
    }
  }

  func merge(
    _ context: WriteContext, _ records: ((MergeRecord) throws -> Void) throws -> Void
  ) throws -> MergeOutcome {
    let outcome = try writeBeside { connection in
      let transaction = try Transaction(connection: connection, path: path, context: context)
      var merging = Merging(transaction)
      try records { try merging.take($0) }
      var outcome = merging.outcome
      outcome.sharedDays = try merging.sharedDays()
      // What is put right must carry a later stamp than all that came.
      try transaction.keepTime(seen: merging.latestTime)
      let settling = try Transaction(connection: connection, path: path, context: context)
      outcome.settlements = try settling.settle(merging.touched)
      if settling.changeCount > 0 { try settling.keepTime() }
      return outcome
    }
    hasChanged = hasChanged || !outcome.isEmpty
    return outcome
  }
}
