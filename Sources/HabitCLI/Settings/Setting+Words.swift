import CommandKit
import HabitCore
import HabitRender
import HabitStore

// A setting as a person types it, on the command line, in a variable or in the configuration file.

extension Setting {
  /// The environment variable that sets it, such as `HABIT_DAY_START` for `day-start`.
  var variable: String {
    // Every run asks for all of them, so no characters are looked for, only bytes.
    "HABIT_"
      + String(
        decoding: name.rawValue.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 & 0b1101_1111 },
        as: UTF8.self)
  }

  /// The values that it takes, in words.
  var allowedValues: String {
    let values =
      switch kind {
      case .time: "a time such as 07:30"
      case .minutes(let bounds): "\(bounds.lowerBound) to \(bounds.upperBound) minutes"
      case .days(let bounds): "\(bounds.lowerBound) to \(bounds.upperBound) days"
      case .choice(let words): words.joined(separator: ", ")
      case .command: "a command for the shell"
      case .file(let endings): "a path that ends in \(endings.joined(separator: " or "))"
      }
    return mayBeOff ? "\(values), or \(Self.off)" : values
  }

  /// Reads a value, and writes it in the form of the store.
  ///
  /// - Parameters:
  ///   - text: What a person wrote.
  ///   - home: The home folder, for which `~` stands; `nil` if it is not known.
  /// - Returns: The value as the store keeps it.
  /// - Throws: ``InvalidValue`` if it is no value of the setting.
  func normalized(_ text: String, home: String?) throws(InvalidValue) -> String {
    if mayBeOff, text.lowercased() == Self.off { return Self.off }
    if case .choice(let words) = kind {
      if let word = choice(text, among: words) { return word }
      throw .notAmong(words, suggestion: Suggestion.nearest(to: text, among: words))
    }
    do throws(WordError) {
      switch kind {
      case .time: return String(describing: try TimeWord.time(text))
      case .minutes(let bounds): return try minutes(text, in: bounds)
      case .days(let bounds): return try days(text, in: bounds)
      case .choice: return text
      case .command: return try command(text)
      case .file(let endings): return try path(text, endings: endings, home: home)
      }
    } catch {
      guard mayBeOff else { throw .refused(error.wording) }
      throw .refused(Wording { $0.orOff($0(error.wording)) })
    }
  }

  private func minutes(_ text: String, in bounds: ClosedRange<Int>) throws(WordError) -> String {
    guard let number = Int(digits: text.utf8), bounds.contains(number) else {
      throw WordError(
        "write a whole number of minutes from \(bounds.lowerBound) to \(bounds.upperBound)",
        "\(bounds.lowerBound)부터 \(bounds.upperBound)까지의 분을 정수로 적으세요")
    }
    return String(number)
  }

  private func days(_ text: String, in bounds: ClosedRange<Int>) throws(WordError) -> String {
    guard let number = Int(digits: text.utf8), bounds.contains(number) else {
      throw WordError(
        "write a whole number of days from \(bounds.lowerBound) to \(bounds.upperBound)",
        "\(bounds.lowerBound)부터 \(bounds.upperBound)까지의 날수를 정수로 적으세요")
    }
    return String(number)
  }

  private func choice(_ text: String, among words: [String]) -> String? {
    let word = text.lowercased()
    if self == .weekStart, let weekday = WeekdayWord.weekday(word) {
      return WeekStart.allCases.first { $0.weekday == weekday }?.rawValue
    }
    return words.contains(word) ? word : nil
  }

  private func command(_ text: String) throws(WordError) -> String {
    guard !text.trimmed.isEmpty, !text.containsControlCharacter else {
      throw WordError("write a command on one line", "명령을 한 줄로 적으세요")
    }
    return text.trimmed
  }

  private func path(_ text: String, endings: [String], home: String?) throws(WordError) -> String {
    var path = text
    if path.hasPrefix("~/"), let home { path = home + path.dropFirst() }
    // A hook runs wherever a command was given, so a path must mean the same everywhere.
    guard path.hasPrefix("/"), !path.containsControlCharacter else {
      let example = "\(home ?? "/home/me")/day\(endings.first ?? "")"
      throw WordError("write the whole path, such as \(example)", "\(example)처럼 전체 경로를 적으세요")
    }
    let name = path.lowercased().split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard endings.contains(where: { name.hasSuffix($0) && name.count > $0.count }) else {
      throw WordError(
        "write a path that ends in \(endings.joined(separator: " or "))",
        "\(endings.joined(separator: " 또는 "))로 끝나는 경로를 적으세요")
    }
    return path
  }
}

extension ValueFormat where Value == Setting {
  /// The name of a setting.
  static var setting: Self { Self("key", choices: Setting.all.map { ($0.name.rawValue, $0) }) }
}
