import HabitCLI

#if canImport(Darwin)
  import Darwin
#else
  // Only this module starts programs, before any other thread changes the environment that `environ` holds.
  @preconcurrency import Glibc
#endif

/// The other programs of this machine.
enum SystemProcesses {
  /// Runs a program to its end; what still runs when the time is over is killed with its process group.
  static func run(_ order: ProcessOrder, within limit: Duration) throws(ProcessFailure) -> ProcessResult {
    let deadline = now() + limit
    // A child that closes its input early must not end this process.
    let pipeHandler = signal(SIGPIPE, SIG_IGN)
    // Who started this process may ignore the ends of children, and then the system would not tell of this one.
    let childHandler = signal(SIGCHLD, SIG_DFL)
    defer {
      signal(SIGPIPE, pipeHandler)
      signal(SIGCHLD, childHandler)
    }
    do throws(SystemCode) {
      var streams = try ChildStreams(input: order.input)
      let child = try Spawn(order).start(.group, streams: streams.ends)
      streams.releaseEnds()
      let end = wait(for: child, until: deadline, &streams)
      return ProcessResult(end, output: streams.received.output, errors: streams.received.errors)
    } catch {
      throw failure(order, error)
    }
  }

  /// Starts a program that goes on by itself, with nothing of this process but its environment and its folder.
  static func launch(_ order: ProcessOrder) throws(ProcessFailure) {
    do throws(SystemCode) {
      _ = try Spawn(order).start(.session, streams: [])
    } catch {
      throw failure(order, error)
    }
  }

  /// Waits for the end of a child, which need not be the end of its streams: what it has started may keep them.
  private static func wait(
    for child: pid_t, until deadline: Duration, _ streams: inout ChildStreams
  ) -> ProcessResult.End {
    var pause: Int32 = 1
    while true {
      var status: Int32 = 0
      let isOver = waitpid(child, &status, WNOHANG) == child
      // Most children end together with their streams, which wakes this up; the others are asked more and more rarely.
      streams.exchange(waiting: isOver ? 0 : min(pause, milliseconds(until: deadline)))
      if isOver { return end(status) }
      if now() >= deadline {
        kill(-child, SIGKILL)
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return .timedOut
      }
      pause = min(pause * 2, 32)
    }
  }

  /// How a process ended, as `waitpid` tells it.
  private static func end(_ status: Int32) -> ProcessResult.End {
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
  }

  private static func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }

  private static func milliseconds(until deadline: Duration) -> Int32 {
    let rest = (deadline - now()) / .milliseconds(1)
    return Int32(max(0, min(rest.rounded(.up), 1000)))
  }

  private static func failure(_ order: ProcessOrder, _ error: SystemCode) -> ProcessFailure {
    ProcessFailure(
      program: order.words[0], reason: String(cString: strerror(error.code)), isMissing: error.code == ENOENT)
  }
}
