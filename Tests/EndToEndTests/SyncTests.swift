import Foundation
import TestSupport
import Testing

/// Two homes on one machine that meet on a real server.
@Suite("habit sync", .enabled(if: PostgresCluster.isExpected, "PostgreSQL is not here; Tests/run.sh installs it"))
struct SyncTests {
  private let cluster: PostgresCluster

  init() throws { cluster = try PostgresCluster() }

  private func admin(_ words: String...) throws -> Ended {
    let home = try BuiltHome()
    return try withExtendedLifetime(home) {
      try home.start(["sync", "admin"] + words + ["--server", cluster.address()]).end()
    }
  }

  /// A home that has taken an invitation.
  private func home(_ device: String, of person: String = "Anna") throws -> BuiltHome {
    let home = try BuiltHome()
    let invitation = try admin("invite", person, device).output
    #expect(try home.shell("echo '\(invitation)' | habit sync join -").code == 0)
    return home
  }

  @Test("both ways: both devices add a glass of water offline, and both end at two")
  func bothWays() throws {
    #expect(try admin("init").code == 0)
    let (laptop, phone) = (try home("laptop"), try home("phone"))
    #expect(try laptop.run("add", "Water", "--goal", "8 glasses").code == 0)
    #expect(try laptop.run("sync").code == 0)
    #expect(try phone.run("sync").output.contains("came: 1 habit"))
    for home in [laptop, phone] { #expect(try home.run("check", "Water", "--amount", "1").code == 0) }
    for home in [laptop, phone, laptop] { #expect(try home.run("sync").code == 0) }
    for home in [laptop, phone] {
      #expect(try home.run("today", "--json").json["items"].items[0]["amount"].number == 2)
      #expect(try home.run("doctor").code == 0)
    }
    let status = try phone.run("sync", "status", "--json").json
    #expect(status["waiting"].number == 0)
    #expect(status["devices"].items.compactMap { $0["name"].string } == ["laptop", "phone"])
    #expect(try phone.run("sync").output == "nothing is new on either side\n")
  }

  @Test("stays with the others: what is checked in on one device appears on the other, also after the server was away")
  func watch() throws {
    #expect(try admin("init").code == 0)
    let (laptop, phone) = (try home("laptop"), try home("phone"))
    #expect(try laptop.run("add", "Read").code == 0)
    let watches = try [laptop, phone].map { try $0.start(["sync", "--watch"]) }
    defer { for watch in watches { kill(watch.process.processIdentifier, SIGKILL) } }
    func appears(_ count: Int, in home: BuiltHome) throws -> Bool {
      for _ in 0..<300 {
        if try home.run("log", "--json").json["checkIns"].items.count == count { return true }
        usleep(50_000)
      }
      return false
    }
    for _ in 0..<300 where try phone.run("list", "--json").json["habits"].items.isEmpty { usleep(50_000) }
    #expect(try laptop.run("check", "Read").code == 0)
    #expect(try appears(1, in: phone))
    #expect(try phone.run("check", "Read", "--on", "yesterday").code == 0)
    #expect(try appears(2, in: laptop))
    cluster.stop()
    #expect(try laptop.run("check", "Read", "--on", "-2").code == 0)
    try cluster.start()
    #expect(try appears(3, in: phone))
  }

  @Test("keeps the credential where nobody else can read it, and no password anywhere else")
  func credential() throws {
    #expect(try admin("init").code == 0)
    let home = try home("laptop")
    let file = home.store + "-credential"
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    let password = try String(contentsOfFile: file, encoding: .utf8).split(separator: ":").last.map(String.init) ?? ""
    #expect(password.count > 30)
    let bytes = try Data(contentsOf: URL(filePath: home.store))
    #expect(bytes.range(of: Data(password.trimmingCharacters(in: .whitespacesAndNewlines).utf8)) == nil)
    #expect(try !home.run("sync", "status").output.contains(password))
    #expect(try home.run("sync", "forget").code == 0)
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test("an invitation works once, and a device that was revoked is let in no more")
  func revoked() throws {
    #expect(try admin("init").code == 0)
    let invitation = try admin("invite", "Anna", "laptop").output
    let (first, second) = (try BuiltHome(), try BuiltHome())
    #expect(try first.shell("echo '\(invitation)' | habit sync join -").code == 0)
    #expect(try second.shell("echo '\(invitation)' | habit sync join -").code == 77)
    #expect(try first.run("add", "Read").code == 0)
    #expect(try first.run("sync").code == 0)
    #expect(try admin("revoke", "Anna", "laptop").code == 0)
    #expect(try first.run("check", "Read").code == 0)
    #expect(try first.run("sync").code == 77)
    #expect(try first.run("doctor").code == 0)
    #expect(try admin("revoke", "Anna", "laptop").code == 66)
  }

  @Test("works on without the server, and goes on when it is back")
  func serverAway() throws {
    #expect(try admin("init").code == 0)
    let home = try home("laptop")
    cluster.stop()
    #expect(try home.run("add", "Read").code == 0)
    #expect(try home.run("check", "Read").code == 0)
    let refused = try home.run("sync")
    #expect(refused.code == 69 && refused.errors.split(separator: "\n").count == 1, "\(refused.errors)")
    #expect(try home.run("sync", "status").output.contains("wait to be sent"))
    try cluster.start()
    #expect(try home.run("sync").code == 0)
  }

  @Test("a store that was put back to an earlier state is told, and asks before it takes over what it had told")
  func setBack() throws {
    #expect(try admin("init").code == 0)
    let home = try home("laptop")
    try home.run("add", "Read")
    #expect(try home.run("sync").code == 0)
    let copy = home.file("copy.db")
    #expect(try home.run("backup", copy).code == 0)
    try home.run("check", "Read")
    #expect(try home.run("sync").code == 0)
    #expect(try home.run("restore", copy, "--yes").code == 0)
    let refused = try home.run("sync")
    #expect(refused.code == 64 && refused.errors.contains("--yes"))
    #expect(try home.run("log", "--json").json["checkIns"].items.isEmpty)
    #expect(try home.run("sync", "--yes").code == 0)
    #expect(try home.run("log", "--json").json["checkIns"].items.count == 1)
  }

  @Test("a server elsewhere that need not prove who it is hears nothing")
  func unprotected() throws {
    let home = try BuiltHome()
    let ended = try home.run("sync", "setup", "postgresql://anna@192.0.2.1/habits?connect_timeout=2")
    #expect(ended.code == 77 && ended.errors.contains("sslmode=verify-full"), "\(ended.errors)")
    #expect(try home.run("sync").code == 64)
    #expect(try home.run("sync", "setup", "no address at all = x").code != 0)
  }
}
