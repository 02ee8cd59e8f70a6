import Foundation
import Testing

/// A stand-in for a desktop: a real session bus with a notification service that notes what it is sent.
///
/// `Tests/run.sh` installs what it takes.
enum Desktop {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
    .standardized
  private static let program = root.appending(path: "Tests/EndToEndTests/Support/Desktop/desktop.py").path

  /// Whether there can be a desktop here, or must be because this is CI.
  static let isExpected =
    ProcessInfo.processInfo.environment["CI"] == "true"
    || ["/usr/bin/notify-send", "/usr/bin/dbus-daemon", "/usr/lib/python3/dist-packages/dbusmock"]
      .allSatisfy(FileManager.default.fileExists)

  /// What a skipped test says.
  static let advice: Comment = "there is no bus or service to send reminders to; Tests/run.sh installs them"

  /// A notification as the service got it.
  struct Notification: Decodable, Equatable {
    let application: String
    let icon: String
    let title: String
    let body: String
    /// 0 is low, 1 normal, 2 critical.
    let urgency: Int
  }

  /// What became of some runs.
  struct Session: Decodable {
    struct Run: Decodable {
      let code: Int32
      let output: String
      let errors: String
    }

    let runs: [Run]
    let notifications: [Notification]
  }

  /// How a run gets to know the bus.
  enum BusAddress {
    /// By the variable for it.
    case variable
    /// By its usual place in the folder of the session, as under cron.
    case place
  }

  /// Runs `habit` on a desktop, one command line after the other.
  static func run(
    _ lines: [[String]], in home: BuiltHome, hasService: Bool = true, bus: BusAddress = .variable
  ) throws -> Session {
    // The path of a socket must be short.
    let folder = "/tmp/habit-bus-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var variables = home.variables
    switch bus {
    case .variable: variables["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(folder)/bus"
    case .place: variables["XDG_RUNTIME_DIR"] = folder
    }
    let runs = lines.map { Request.Run(words: [home.programs + "/habit"] + $0, variables: variables) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = [program]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let request = Request(folder: folder, hasService: hasService, runs: runs)
    try input.fileHandleForWriting.write(contentsOf: JSONEncoder().encode(request))
    try input.fileHandleForWriting.close()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "the desktop said why on the standard error")
    return try JSONDecoder().decode(Session.self, from: answer)
  }

  private struct Request: Encodable {
    struct Run: Encodable {
      let words: [String]
      let variables: [String: String]
    }

    let folder: String
    let hasService: Bool
    let runs: [Run]
  }
}
