import Foundation
import HabitCore
import HabitSync
import Postgres
import TestSupport
import Testing

/// A device of Mallory, who says whatever SQL he likes, against the rows of Anna.
@Suite(
  "What another person's device may not do",
  .enabled(if: PostgresCluster.isExpected, "PostgreSQL is not here; Tests/run.sh installs it"))
struct AttackTests {
  private let cluster: PostgresCluster
  private let anna: SyncedDevice
  private let mallory: Connection
  private let malloryPlace: String

  init() throws {
    cluster = try PostgresCluster()
    let administration = try Administration(at: SyncPlace(address: cluster.address())) {
      UUID().uuidString.lowercased().filter { $0 != "-" }
    }
    _ = try administration.setUp()
    anna = try SyncedDevice(1, at: try administration.invite("Anna", device: "laptop"))
    try anna.add("Secret habit")
    try anna.sync()
    malloryPlace = try administration.invite("Mallory", device: "phone")
    let device = try SyncedDevice(2, at: malloryPlace)
    try device.add("Mine")
    try device.sync()
    mallory = try Connection(to: malloryPlace) { _ in }
  }

  private func admin() throws -> Connection { try Connection(to: cluster.address()) { _ in } }

  private func count(_ sql: String, on connection: Connection) throws -> Int64? {
    try connection.query("SELECT count(*) FROM \(sql)").integer(0, 0)
  }

  /// Whether a statement changes or shows anything of Anna's.
  private func harms(_ sql: String) throws -> Bool {
    let admin = try admin()
    let before = try admin.query(
      "SELECT md5(string_agg(r::text, '|' ORDER BY r::text)) FROM habitflow.record AS r WHERE person = 1"
    ).text(0, 0)
    var isShown = false
    if let rows = try? mallory.query(sql) {
      for row in 0..<rows.count { isShown = isShown || rows.text(row, 0)?.contains("Secret") == true }
    }
    try? mallory.execute("ROLLBACK")
    let after = try admin.query(
      "SELECT md5(string_agg(r::text, '|' ORDER BY r::text)) FROM habitflow.record AS r WHERE person = 1"
    ).text(0, 0)
    return isShown || before != after
  }

  private static let attacks = [
    "SELECT body::text FROM habitflow.record WHERE person = 1",
    "SELECT body::text FROM ONLY habitflow.record_0", "TABLE habitflow.record",
    "SELECT string_agg(t::text, '') FROM (SELECT * FROM habitflow.record WHERE body::text LIKE '%Secret%') AS t",
    "UPDATE habitflow.record SET body = '{}' WHERE person = 1", "UPDATE habitflow.record SET body = '{}'",
    "DELETE FROM habitflow.record", "TRUNCATE habitflow.record",
    "INSERT INTO habitflow.record VALUES (1, 'habit/x', 'habit', '{}', 99)",
    """
    INSERT INTO habitflow.record SELECT 1, key, kind, '{}', 99 FROM habitflow.record
    ON CONFLICT (person, key) DO UPDATE SET body = '{}'
    """,
    "UPDATE habitflow.record SET person = 1", "UPDATE habitflow.membership SET person = 1",
    "INSERT INTO habitflow.membership VALUES (session_user, 1)", "UPDATE habitflow.device SET person = 1",
    "UPDATE habitflow.person SET meeting = 0 WHERE id = 1", "UPDATE habitflow.person SET name = 'Anna2' WHERE id = 1",
    "DELETE FROM habitflow.person", "SET ROLE postgres", "SET SESSION AUTHORIZATION postgres",
    "ALTER TABLE habitflow.record DISABLE ROW LEVEL SECURITY",
    "ALTER TABLE habitflow.record NO FORCE ROW LEVEL SECURITY",
    "CREATE POLICY mine ON habitflow.record USING (true)", "DROP POLICY own ON habitflow.record",
    "ALTER ROLE session_user SUPERUSER", "GRANT habitflow_device TO PUBLIC",
    "COPY (SELECT body::text FROM habitflow.record) TO STDOUT",
    "CREATE FUNCTION habitflow.combined(a jsonb, b jsonb) RETURNS jsonb LANGUAGE sql AS 'SELECT a'",
    "SELECT pg_read_file('/etc/passwd')", "SELECT most_common_vals::text FROM pg_stats WHERE schemaname = 'habitflow'",
  ]

  @Test("shows and changes nothing of another person, whatever SQL it says")
  func statements() throws {
    for attack in Self.attacks { #expect(try !harms(attack), "\(attack)") }
    #expect(try count("habitflow.record", on: mallory) == 4)
    #expect(try count("habitflow.person", on: mallory) == 1)
    #expect(try count("habitflow.device", on: mallory) == 1)
    // Anna goes on as if nothing had been.
    try anna.add("Another")
    #expect(try anna.sync().sent == 3)
  }

  @Test("would be seen to do harm, if a policy were taken away")
  func mutation() throws {
    try admin().execute("DROP POLICY own ON habitflow.record; CREATE POLICY own ON habitflow.record USING (true)")
    #expect(try harms("SELECT body::text FROM habitflow.record WHERE person = 1"))
    #expect(try harms("UPDATE habitflow.record SET body = '{}'"))
    try admin().execute("ALTER TABLE habitflow.record DISABLE ROW LEVEL SECURITY")
    let error = try #require(throws: SyncError.self) { try Meeting(at: anna.place) }
    #expect(error == .unprotectedRows)
  }

  @Test("is not helped by a function of its own that looks at what a condition is asked about")
  func leakyFunction() throws {
    try? mallory.execute(
      """
      CREATE FUNCTION pg_temp.peek(text) RETURNS boolean LANGUAGE plpgsql COST 0.0000001 AS
      $$ BEGIN RAISE NOTICE '%', $1; IF $1 LIKE '%Secret%' THEN RAISE EXCEPTION 'seen'; END IF; RETURN true; END $$
      """)
    #expect(throws: Never.self) { try mallory.query("SELECT 1 FROM habitflow.record WHERE pg_temp.peek(body::text)") }
  }

  @Test("learns no names from roles, and no channel of another person")
  func catalogue() throws {
    let roles = try mallory.query("SELECT string_agg(rolname, ' ') FROM pg_roles").text(0, 0) ?? ""
    #expect(!roles.contains("Anna") && !roles.contains("laptop"))
    #expect(try mallory.query("SELECT channel FROM habitflow.person").count == 1)
  }

  @Test("names are text, whatever they hold")
  func names() throws {
    let administration = try Administration(at: SyncPlace(address: cluster.address())) {
      UUID().uuidString.lowercased().filter { $0 != "-" }
    }
    for name in ["'; DROP SCHEMA habitflow CASCADE; --", "\"x\"", "%s %1$s", "물 💧", "a\\"] {
      let device = try SyncedDevice(9, at: try administration.invite(name, device: name))
      try device.add(name.filter { !$0.isNewline })
      try device.sync()
      let other = try SyncedDevice(10, at: try administration.invite(name, device: name + "2"))
      try other.sync()
      #expect(try other.habits().map(\.name.text) == [name])
      #expect(try administration.revoke(name, device: nil) == 2)
    }
    #expect(throws: SyncError.self) { try administration.invite(String(repeating: "x", count: 300), device: "a") }
    #expect(throws: SyncError.self) { try administration.invite("Anna", device: "laptop") }
  }
}
