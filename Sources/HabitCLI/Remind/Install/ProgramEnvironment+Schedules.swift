import CommandKit
import HabitRender

extension ProgramEnvironment {
  /// How long a program that turns a schedule on or off may take.
  private static let limit = Duration.seconds(30)

  /// Runs a program that must succeed.
  ///
  /// - Throws: ``CommandFailure`` if it does not.
  func run(_ words: [String], input: [UInt8] = []) throws {
    let result = try result(of: ProcessOrder(words, input: input))
    guard result.end == .exited(0) else { throw CommandFailure.refused(words, result) }
  }

  /// Runs a program that must be there.
  ///
  /// - Throws: ``CommandFailure`` if it is not.
  func result(of order: ProcessOrder) throws -> ProcessResult {
    do throws(ProcessFailure) {
      return try processes.run(order, Self.limit)
    } catch {
      throw CommandFailure(
        exitCode: .unavailable, code: "no-schedule",
        message: Wording { $0.couldNotRun(error.program, error.isMissing ? $0.isNotInstalled : $0.says(error.reason)) })
    }
  }
}

extension CommandFailure {
  /// A program that turns a schedule on or off did not do so.
  static func refused(_ words: [String], _ result: ProcessResult) -> CommandFailure {
    let said = String(decoding: result.errors, as: UTF8.self).split(separator: "\n").first.map(String.init)
    return CommandFailure(
      exitCode: .unavailable, code: "no-schedule",
      message: Wording { language in
        language.couldNotRun(words.joined(separator: " "), language.says(said ?? "\(result.end)"))
      })
  }
}
