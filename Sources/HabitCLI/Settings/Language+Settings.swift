import HabitRender

// What is wrong with the settings, and which of them holds.

extension Language {
  var isNoUTF8: String {
    self("this is not UTF-8; save the file as UTF-8 text", "UTF-8이 아닙니다. 파일을 UTF-8로 저장하세요")
  }

  /// A way to write a value, where `off` is another.
  func orOff(_ advice: String) -> String {
    self("\(advice); or write off", "\(advice). 또는 off라고 적으세요")
  }

  func isNoSettingLine(_ line: String) -> String {
    self(
      "there is no '=' in '\(line)'; write a line such as day-start = 04:00",
      "'\(line)' 줄에 '='가 없습니다. day-start = 04:00처럼 적으세요")
  }

  func noSuchSetting(_ key: String, suggestion: String?) -> String {
    let advice =
      suggestion == nil
      ? self("; 'habit config --help' names them", ". 'habit config --help'에서 이름을 볼 수 있습니다") : question(suggestion)
    return self("there is no setting '\(key)'", "'\(key)' 설정이 없습니다") + advice
  }

  func isSetTwice(_ key: String, line: Int) -> String {
    self(
      "'\(key)' stands on line \(line) already; remove one of the two", "'\(key)' 설정이 \(line)번째 줄에도 있습니다. 하나를 지우세요")
  }

  /// What to do about a value that seems to have a comment behind it; nothing for others.
  func commentAdvice(for value: String) -> String {
    guard value.contains(" #") else { return "" }
    return self("; a comment needs a line of its own", ". 설명은 따로 한 줄에 적으세요")
  }

  func couldNotReadSettings(at path: String, because reason: String) -> String {
    self(
      "\(path): could not be read: \(reason); make it a file that you may read",
      "\(path): 읽지 못했습니다: \(reason). 읽을 수 있는 파일로 두세요")
  }

  /// Tells that a value in the store does not hold, and what to do about it.
  func stays(_ key: String, _ placed: PlacedSetting) -> String {
    let place = placed.source.place ?? ""
    let advice =
      switch placed.source {
      case .option: self("leave out \(place)", "\(place) 옵션을 빼세요")
      case .environment: self("unset \(place)", "\(place) 변수를 없애세요")
      case .file, .store, .locale, .standard: self("change it there", "그 파일에서 바꾸세요")
      }
    return self(
      "\(key) stays \(placed.value) as long as \(place) says so; \(advice)",
      "\(place)에 있는 동안 \(key) 값은 그대로 \(placed.value)입니다. \(advice)")
  }
}
