internal import FoundationEssentials
internal import SQLite

// The manual order of habits, todos and categories: each row has a position, and moving one touches no other.
extension Transaction {
  /// An end of an order.
  enum End {
    case first, last
  }

  /// A position before or behind all others of a table, those of removed rows too.
  func endPosition(_ end: End, of table: Table) throws -> FractionalKey {
    let extreme = end == .first ? "min" : "max"
    let statement = try connection.prepare("SELECT \(extreme)(position) FROM \(table.rawValue)")
    let position = try statement.step() ? FractionalKey(statement.text(0)) : nil
    return end == .first ? .between(nil, position) : .between(position, nil)
  }

  /// Moves a row to another place in the order of its table.
  ///
  /// - Parameters:
  ///   - id: The identifier of the row.
  ///   - table: The table.
  ///   - place: Where it is to stand.
  /// - Returns: Whether it stands elsewhere than before.
  /// - Throws: `SQLiteError` if the store cannot be written.
  /// - Precondition: The table has the row, and the one that the place names.
  func move(_ id: UUID, in table: Table, to place: Place) throws -> Bool {
    let order = try positions(in: table)
    let others = order.filter { $0.id != id }
    func index(of id: UUID, in order: [(id: UUID, position: FractionalKey)]) -> Int {
      guard let index = order.firstIndex(where: { $0.id == id }) else {
        preconditionFailure("No \(table.rawValue) \(id)")
      }
      return index
    }
    let present = index(of: id, in: order)
    let target: Int
    switch place {
    case .first: target = 0
    case .last: target = others.count
    case .before(id), .after(id): return false
    case .before(let other): target = index(of: other, in: others)
    case .after(let other): target = index(of: other, in: others) + 1
    }
    guard present != target else { return false }
    let low = target > 0 ? others[target - 1].position : nil
    let high = target < others.count ? others[target].position : nil
    if let low, let high, low >= high {
      // Two devices chose the same position. Give all a new one.
      var ids = others.map(\.id)
      ids.insert(id, at: target)
      try renumber(ids, in: table)
    } else {
      try setPosition(.between(low, high), of: id, in: table)
    }
    return true
  }

  /// Gives all rows of an order new positions.
  func renumber(_ ids: [UUID], in table: Table) throws {
    var position: FractionalKey?
    for id in ids {
      let next = FractionalKey.between(position, nil)
      try setPosition(next, of: id, in: table)
      position = next
    }
  }

  private func setPosition(_ position: FractionalKey, of id: UUID, in table: Table) throws {
    let habit = table == .habit ? try known(id) : nil
    try write(RowKey(table, habit: habit, id: id), Fields([("position", .text(position.text))]))
  }
}
