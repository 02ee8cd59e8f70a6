import CommandKit
import FoundationEssentials
public import HabitCLI

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program on this machine: the only place that reads the clock and the environment, writes streams and exits.
public enum SystemProgram {
  /// Runs the program with the words of this process, and ends the process.
  ///
  /// - Parameter abilities: What this executable can do beyond the daily commands.
  public static func main(abilities: Abilities = Abilities()) -> Never {
    let environment = ProgramEnvironment(
      variable: { name in getenv(name).map { String(cString: $0) } },
      readClock: SystemClock.read, localMoment: SystemClock.moment,
      secondsFromUTC: SystemClock.secondsFromUTC, makeIdentifier: { UUID() },
      terminal: SystemStreams.facts, ask: SystemStreams.ask, wait: SystemClock.wait, tell: SystemStreams.tell,
      showProgress: SystemStreams.showProgress, readFile: SystemFiles.read,
      writeFiles: SystemFiles.write, writePrivateFile: SystemFiles.writePrivate,
      isSameFile: SystemFiles.isSame, makeFolder: SystemFiles.makeFolder,
      removeFile: SystemFiles.remove,
      readMachine: { SystemMachine.facts }, takeTurn: SystemTurns.take,
      ownCommands: Executables.ownCommands,
      processes: Processes(run: SystemProcesses.run, launch: SystemProcesses.launch), abilities: abilities)
    let words = Array(CommandLine.arguments.dropFirst())
    end(Program.run(words, in: environment))
  }

  private static func end(_ result: ProgramResult) -> Never {
    switch result {
    case .finished(let code, let output, let errors):
      let isWritten = SystemStreams.write(output.utf8, to: STDOUT_FILENO)
      let reason = String(cString: strerror(errno))
      _ = SystemStreams.write(errors.utf8, to: STDERR_FILENO)
      guard isWritten else {
        let message = "habit: could not write to the standard output: \(reason)\n"
        _ = SystemStreams.write(message.utf8, to: STDERR_FILENO)
        _exit(ExitCode.inputOutput.rawValue)
      }
      // All is written and closed: what libraries would still tidy up ends with the process.
      _exit(code.rawValue)
    case .handOver(let name, let words, let otherwise):
      Executables.become(name, words: words)
      end(otherwise)
    }
  }
}
