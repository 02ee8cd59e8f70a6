import CommandKit
import FoundationEssentials
import HabitStore

/// The options that name a place in a manual order: before all others, behind them, or beside another.
struct PlaceOptions: Sendable {
  private let first = Flag("--first", "Before all others.")
  private let last = Flag("--last", "Behind all others.")
  private let before: Option<String?>
  private let after: Option<String?>

  /// Describes the options.
  ///
  /// - Parameters:
  ///   - format: How another is named.
  ///   - thing: What is ordered, such as `habit`.
  init(_ format: ValueFormat<String>, beside thing: String) {
    before = Option("--before", format, "Before this \(thing).")
    after = Option("--after", format, "Behind this \(thing).")
  }

  /// The options, for a description.
  var specs: [ParameterSpec] { [first.spec, last.spec, before.spec, after.spec] }

  /// The place that a command line asks for.
  ///
  /// - Parameters:
  ///   - command: The words.
  ///   - find: Finds the other that a word names.
  /// - Returns: The place.
  /// - Throws: ``UsageError`` if it asks for none or for two, or what finding the other throws.
  func place(_ command: ParsedCommand, find: (String) throws -> UUID) throws -> Place {
    let before = try command.value(before)
    let after = try command.value(after)
    let asked = [
      (command.isSet(first), first.spec.name), (command.isSet(last), last.spec.name),
      (before != nil, self.before.spec.name), (after != nil, self.after.spec.name),
    ].filter(\.0)
    guard asked.count <= 1 else { throw command.error(.conflict(asked[0].1, asked[1].1)) }
    if let before { return .before(try find(before)) }
    if let after { return .after(try find(after)) }
    guard asked.count == 1 else {
      throw command.error(
        .missingParameter(
          Wording("one of --first, --last, --before and --after", "--first, --last, --before, --after 가운데 하나")))
    }
    return command.isSet(first) ? .first : .last
  }
}
