import Foundation
import HabitCLI
import TestSupport
import Testing

@testable import HabitSystem

@Suite("Processes") struct ProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("a run says how it ended and what it wrote")
  func result() throws {
    let result = try shell("cat; echo out; echo err >&2; exit 3", input: "in\n")
    #expect(result.end == .exited(3))
    #expect(String(decoding: result.output, as: UTF8.self) == "in\nout\n")
    #expect(String(decoding: result.errors, as: UTF8.self) == "err\n")
  }

  @Test("a run that a signal ends says so")
  func signal() throws {
    #expect(try shell("kill -TERM $$").end == .signalled(SIGTERM))
  }

  @Test("a program is found on the search path, and a missing one is missed")
  func search() throws {
    #expect(try run(["true"]).end == .exited(0))
    for name in ["no-such-program", "/no/such/program"] {
      let failure = #expect(throws: ProcessFailure.self) { try run([name]) }
      #expect(
        failure == ProcessFailure(program: name, reason: "No such file or directory", isMissing: true))
    }
    let failure = #expect(throws: ProcessFailure.self) { try run([folder.path]) }
    #expect(failure?.isMissing == false)
    #expect(failure?.reason == "Permission denied")
  }

  @Test(
    "a run that hangs is killed with all that it started, when its time is over", arguments: ["", "exec >&- 2>&-;"])
  func timeLimit(before: String) throws {
    let began = ContinuousClock.now
    let result = try shell("echo begun; \(before) sleep 60 & echo $! > \(file("pid")); wait", limit: .milliseconds(300))
    #expect(result.end == .timedOut)
    #expect(String(decoding: result.output, as: UTF8.self) == "begun\n")
    let time = ContinuousClock.now - began
    #expect(time >= .milliseconds(300) && time < .seconds(10), "\(time)")
    let child = try #require(pid_t(try text("pid").trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(isGone(child))
  }

  @Test("a run ends with its program, though what that left behind holds the streams")
  func background() throws {
    let began = ContinuousClock.now
    let result = try shell("sleep 30 & echo $!; exit 0", limit: .seconds(20))
    let pid = try #require(pid_t(String(decoding: result.output.dropLast(), as: UTF8.self)))
    #expect(result.end == .exited(0))
    #expect(kill(pid, 0) == 0, "what a program leaves behind is left alone")
    #expect(ContinuousClock.now - began < .seconds(10))
    kill(pid, SIGKILL)
  }

  @Test("much is written and read without a halt, and output beyond a mebibyte is dropped")
  func much() throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let result = try run(["cat"], input: bytes)
    #expect(result.end == .exited(0))
    #expect(result.output == Array(bytes.prefix(1 << 20)))
    #expect(try shell("wc -c", input: String(repeating: "x", count: 200_000)).output.starts(with: "200000".utf8))
  }

  @Test("a program need not read its input")
  func unreadInput() throws {
    let result = try shell("exec <&-; exit 0", input: String(repeating: "x", count: 2_000_000))
    #expect(result.end == .exited(0))
  }

  @Test("a program gets the variables of this one, and those that are ordered")
  func variables() throws {
    let order = ProcessOrder(["sh", "-c", "echo $ORDERED $PATH"], variables: ["ORDERED": "a b"])
    let result = try SystemProcesses.run(order, within: .seconds(20))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    #expect(String(decoding: result.output, as: UTF8.self) == "a b \(path)\n")
  }

  @Test("a program that is launched goes on by itself: a session of its own, no stream, no open file")
  func launch() throws {
    // A descriptor that would be inherited, as a shell leaves it open for its children.
    let pipe = Pipe()
    let inherited = dup2(pipe.fileHandleForWriting.fileDescriptor, 9)
    #expect(inherited == 9)
    let script = "ps -o sid= -p $$ > \(file("sid")); ls -l /proc/$$/fd > \(file("fds")); echo $$ > \(file("pid"))"
    try SystemProcesses.launch(ProcessOrder(["sh", "-c", script]))
    close(9)
    let pid = try waitForText("pid")
    // Nobody waits for it, but this process goes on, and the exit tests beside it look at all of its ended children.
    var status: Int32 = 0
    waitpid(try #require(pid_t(pid.filter(\.isNumber))), &status, 0)
    #expect(try text("sid").filter(\.isNumber) == pid.filter(\.isNumber), "it leads its session")
    let files = try text("fds").split(separator: "\n").filter { $0.contains("->") }
    #expect(files.filter { $0.contains("/dev/null") }.count >= 2)
    #expect(!files.contains { $0.contains("pipe:") }, "\(files)")
  }

  @Test("launching a missing program fails at once")
  func launchMissing() throws {
    let failure = #expect(throws: ProcessFailure.self) {
      try SystemProcesses.launch(ProcessOrder(["/no/such/program"]))
    }
    #expect(failure?.isMissing == true)
  }
}

// MARK: - What the tests share

extension ProcessTests {
  private func run(_ words: [String], input: [UInt8] = []) throws -> ProcessResult {
    try SystemProcesses.run(ProcessOrder(words, input: input), within: .seconds(20))
  }

  private func shell(_ script: String, input: String = "", limit: Duration = .seconds(20)) throws -> ProcessResult {
    try SystemProcesses.run(ProcessOrder(["sh", "-c", script], input: Array(input.utf8)), within: limit)
  }

  private func file(_ name: String) -> String { folder.path + "/" + name }

  private func text(_ name: String) throws -> String { try String(contentsOfFile: file(name), encoding: .utf8) }

  /// Waits until a file has a line.
  private func waitForText(_ name: String) throws -> String {
    let deadline = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < deadline {
      if let text = try? text(name), text.hasSuffix("\n") { return text }
      usleep(5000)
    }
    return try text(name)
  }

  /// Whether a process is gone, or at most waits to be noticed by its parent.
  private func isGone(_ process: pid_t) -> Bool {
    let deadline = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < deadline {
      guard kill(process, 0) == 0 else { return true }
      let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      if status.contains(") Z ") { return true }
      usleep(5000)
    }
    return false
  }
}
