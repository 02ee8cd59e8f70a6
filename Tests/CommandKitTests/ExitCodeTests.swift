import CommandKit
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("Exit codes") struct ExitCodeTests {
  @Test("are the numbers of sysexits.h")
  func numbers() {
    let expected: [ExitCode: Int32] = [
      .success: EX_OK, .finding: 1, .usage: EX_USAGE, .malformedData: EX_DATAERR, .missingInput: EX_NOINPUT,
      .unavailable: EX_UNAVAILABLE, .internalFault: EX_SOFTWARE, .cannotCreate: EX_CANTCREAT, .inputOutput: EX_IOERR,
      .temporaryFailure: EX_TEMPFAIL, .noPermission: EX_NOPERM, .configuration: EX_CONFIG,
    ]
    #expect(Set(expected.keys) == Set(ExitCode.allCases))
    for (code, number) in expected { #expect(code.rawValue == number) }
  }

  @Test("say when they are used in one sentence", arguments: ExitCode.allCases)
  func summaries(code: ExitCode) {
    #expect(code.summary.last == ".")
  }
}
