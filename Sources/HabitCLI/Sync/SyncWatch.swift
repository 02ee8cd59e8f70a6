import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// A device that stays with the others: it meets them whenever something is new on either side.
struct SyncWatch {
  private let context: CommandContext
  private let meetings: Abilities.Meetings

  /// How long is waited for others before it is looked whether something was written here.
  private static let pause = Duration.milliseconds(200)
  /// How long is waited where the server cannot tell when something is new, or is away; at last the longest time.
  private static let patience = [Duration.seconds(1), .seconds(2), .seconds(5), .seconds(15), .seconds(30)]

  init(_ context: CommandContext, _ meetings: Abilities.Meetings) {
    self.context = context
    self.meetings = meetings
  }

  /// Goes on until the process is ended.
  ///
  /// - Throws: ``CommandFailure`` if this device meets nobody, else what no patience mends.
  func run() throws {
    var failures = 0
    while true {
      do {
        try stay { failures = 0 }
      } catch let failure as AbilityFailure where failure.mayPass {
        // Said once: a server that is away comes back, and what is new here waits for it.
        if failures == 0 { context.environment.tell("habit: \(failure.message)\n") }
        context.environment.wait(Self.patience[min(failures, Self.patience.count - 1)])
        failures += 1
      }
    }
  }

  /// Stays on one connection until it breaks.
  private func stay(_ met: () -> Void) throws -> Never {
    guard let known = try context.meetings() else { throw CommandFailure.meetsNobody }
    let listen = try meetings.listen(known.place)
    var written = try meet()
    met()
    while true {
      let isNewThere: Bool
      if let listen {
        isNewThere = try listen(Self.pause)
      } else {
        context.environment.wait(Self.patience[0])
        isNewThere = true
      }
      if try isNewThere || context.lastWrite() != written {
        written = try meet()
        met()
      }
    }
  }

  /// Meets the others once, and gives the time of the last write here.
  private func meet() throws -> Int64? {
    let receipt = try context.exchange(meetings, mayBeSetBack: false)
    if receipt.received + receipt.sent > 0 {
      for line in SyncView.lines(receipt, context.language) {
        context.environment.tell(line.escapingControlCharacters + "\n")
      }
      context.startHooks()
    }
    return try context.lastWrite()
  }
}

extension AbilityFailure {
  /// Whether the same may go well a little later.
  fileprivate var mayPass: Bool {
    exitCode == .unavailable && code == "server-unreachable" || exitCode == .temporaryFailure
  }
}
