/// How a program ended, as its caller sees it.
///
/// The numbers from 64 are those of `sysexits.h`.
public enum ExitCode: Int32, Sendable, Hashable, CaseIterable {
  /// It did what was asked, or there was nothing to do.
  case success = 0
  /// There was nothing to undo or redo, or a check found something.
  case finding = 1
  /// The command line is wrong: the corresponding C constant is `EX_USAGE`.
  case usage = 64
  /// A file has malformed content: the corresponding C constant is `EX_DATAERR`.
  case malformedData = 65
  /// A file or a named thing does not exist: the corresponding C constant is `EX_NOINPUT`.
  case missingInput = 66
  /// A service cannot be reached: the corresponding C constant is `EX_UNAVAILABLE`.
  case unavailable = 69
  /// The program has a fault of its own: the corresponding C constant is `EX_SOFTWARE`.
  case internalFault = 70
  /// A file cannot be created: the corresponding C constant is `EX_CANTCREAT`.
  case cannotCreate = 73
  /// Reading or writing failed: the corresponding C constant is `EX_IOERR`.
  case inputOutput = 74
  /// Something is busy, and another attempt may succeed: the corresponding C constant is `EX_TEMPFAIL`.
  case temporaryFailure = 75
  /// The system refuses permission: the corresponding C constant is `EX_NOPERM`.
  case noPermission = 77
  /// The configuration is wrong: the corresponding C constant is `EX_CONFIG`.
  case configuration = 78

  /// When a program ends with this code: one sentence with a full stop.
  public var summary: String {
    switch self {
    case .success: "Done, or there was nothing to do."
    case .finding: "There was nothing to undo or redo, or a check found something."
    case .usage: "The command line is wrong, or a question could not be asked."
    case .malformedData: "A file or the database is malformed, damaged or of a newer kind."
    case .missingInput: "There is no such file, or nothing of that name."
    case .unavailable: "A service cannot be reached."
    case .internalFault: "The program has a fault of its own."
    case .cannotCreate: "An output file cannot be created."
    case .inputOutput: "Reading or writing failed."
    case .temporaryFailure: "The database is busy; try again."
    case .noPermission: "Permission is denied."
    case .configuration: "The configuration is wrong."
    }
  }
}
