import Foundation
import HabitCore
import HabitSync
import Postgres
import TestSupport
import Testing

@Suite("Meetings", .enabled(if: PostgresCluster.isExpected, "PostgreSQL is not here; Tests/run.sh installs it"))
struct MeetingTests {
  private let cluster: PostgresCluster
  private let administration: Administration

  init() throws {
    cluster = try PostgresCluster()
    administration = try Administration(at: SyncPlace(address: cluster.address())) {
      UUID().uuidString.lowercased().filter { $0 != "-" }
    }
    _ = try administration.setUp()
  }

  private func device(_ number: Int, of person: String) throws -> SyncedDevice {
    try SyncedDevice(number, at: try administration.invite(person, device: "device \(number)"))
  }

  @Test("bring two devices to the same, and send only what is new")
  func twoDevices() throws {
    let (laptop, desktop) = (try device(1, of: "Anna"), try device(2, of: "Anna"))
    let water = try laptop.add("Water")
    let first = try laptop.sync()
    #expect(first.received == 0 && first.sent == 4)  // The habit, its schedule, its goal, a setting.
    #expect(try laptop.sync().sent == 0)
    let second = try desktop.sync()
    #expect(second.received == 4)
    #expect(try desktop.habits() == [water])
    try laptop.check(water, amount: 1)
    try desktop.check(water, amount: 1)
    #expect(try laptop.sync().sent == 1)
    let third = try desktop.sync()
    #expect(third.sent == 1 && third.received == 1)
    #expect(try laptop.sync().received == 1)
    #expect(try laptop.checkIns().compactMap(\.amount).reduce(Amount.zero, +) == Amount(2))
    #expect(try laptop.allRecords() == desktop.allRecords())
  }

  @Test("tell a server all once more that has forgotten what it was told")
  func serverSetBack() throws {
    let (laptop, desktop) = (try device(1, of: "Anna"), try device(2, of: "Anna"))
    let water = try laptop.add("Water")
    try laptop.sync()
    try desktop.sync()
    let admin = try Connection(to: cluster.address()) { _ in }
    try admin.execute(
      "CREATE TABLE public.old AS TABLE habitflow.record; CREATE TABLE public.devices AS TABLE habitflow.device")
    try laptop.check(water, note: "lost with the server")
    try laptop.sync()
    // A replica that lagged behind takes over, and another device is there first.
    try admin.execute(
      """
      DELETE FROM habitflow.record; INSERT INTO habitflow.record SELECT * FROM public.old;
      UPDATE habitflow.device SET meeting = old.meeting FROM public.devices AS old WHERE old.role = device.role;
      UPDATE habitflow.person SET meeting = 1
      """)
    try desktop.check(water, note: "first")
    try desktop.sync()
    try laptop.sync()
    try desktop.sync()
    #expect(try desktop.checkIns().map(\.note).sorted() == ["first", "lost with the server"])
    #expect(try laptop.allRecords() == desktop.allRecords())
  }

  @Test("keep people apart")
  func twoPeople() throws {
    let (anna, ben) = (try device(1, of: "Anna"), try device(2, of: "Ben"))
    try anna.add("Read")
    try ben.add("Run")
    try anna.sync()
    try ben.sync()
    #expect(try anna.sync().received == 0)
    #expect(try ben.habits().map(\.name.text) == ["Run"])
    #expect(try Meeting(at: ben.place).devices().map(\.name) == ["device 2"])
  }
}
