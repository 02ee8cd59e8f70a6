internal import CPostgres

/// The rows of a result, as texts.
public struct Rows: ~Copyable {
  private let result: OpaquePointer

  init(_ result: OpaquePointer) {
    self.result = result
  }

  deinit { PQclear(result) }

  /// The number of rows.
  public var count: Int { Int(PQntuples(result)) }

  /// The text in a column of a row.
  ///
  /// - Parameters:
  ///   - row: The number of the row, from 0.
  ///   - column: The number of the column, from 0.
  /// - Returns: The text; `nil` for null.
  /// - Precondition: The result has this row and column.
  public func text(_ row: Int, _ column: Int) -> String? {
    precondition(0 <= row && row < count, "No row \(row)")
    precondition(0 <= column && column < Int(PQnfields(result)), "No column \(column)")
    guard PQgetisnull(result, Int32(row), Int32(column)) == 0 else { return nil }
    return PQgetvalue(result, Int32(row), Int32(column)).map { String(cString: $0) }
  }

  /// The whole number in a column of a row.
  ///
  /// - Parameters:
  ///   - row: The number of the row, from 0.
  ///   - column: The number of the column, from 0.
  /// - Returns: The number; `nil` for null, and for what is no whole number.
  /// - Precondition: The result has this row and column.
  public func integer(_ row: Int, _ column: Int) -> Int64? { text(row, column).flatMap { Int64($0) } }
}
