public import HabitCore
internal import Postgres

extension SyncPlace {
  /// Leaves the password out of an address.
  ///
  /// - Parameter address: A URL or a connection string.
  /// - Returns: The address as it is, or written anew as a connection string where a password was in it.
  /// - Throws: ``SyncError`` if it is neither.
  public static func withoutPassword(_ address: String) throws -> String {
    var values = try SyncError.explaining { try Connection.parse(address) }
    guard values.removeValue(forKey: "password") != nil else { return address }
    return values.sorted { $0.key < $1.key }.map { keyword, value in
      let quoted = value.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
      return "\(keyword)='\(quoted)'"
    }.joined(separator: " ")
  }
}
