import HabitCore
import HabitRender
import HabitStore
import TestSupport
import Testing

@testable import HabitCLI

@Suite("Which value of a setting holds") struct SettingLayerTests {
  /// A place where a setting may be set, and the time that it is set to there.
  private enum Layer: String, CaseIterable {
    case option, environment, file, store

    var time: String { "0\(Self.allCases.firstIndex(of: self) ?? 0 + 1):30" }
  }

  @Test("the first of option, environment, file and store that sets it, else the default", arguments: 0..<16)
  func precedence(set: Int) throws {
    let layers = Layer.allCases.enumerated().filter { set >> $0.offset & 1 == 1 }.map(\.element)
    let held = SettingLayerTests.held(by: layers)
    let placed = try held.layers.value(of: .dayStart, over: held.store)
    let winner = layers.first
    #expect(placed.source.code == winner?.rawValue ?? "default")
    #expect(placed.value == winner?.time ?? "00:00")
    #expect(try held.layers.settings(over: held.store).dayStart.description == placed.value)
  }

  private static func held(by set: [Layer]) -> (layers: LazyLayers, store: Settings) {
    (
      LazyLayers(
        options: set.contains(.option)
          ? [.dayStart: PlacedSetting(value: Layer.option.time, source: .option("--x"))] : [:],
        variables: set.contains(.environment) ? ["HABIT_DAY_START": Layer.environment.time] : [:],
        file: set.contains(.file) ? "day-start = \(Layer.file.time)" : ""),
      Settings(values: set.contains(.store) ? [.dayStart: Layer.store.time] : [:])
    )
  }

  @Test("what nobody sets is as the locale says, where it says anything")
  func locale() throws {
    let korean = LazyLayers(variables: ["LANG": "ko_KR.UTF-8"])
    #expect(try korean.settings(over: Settings()).language == .korean)
    #expect(try korean.settings(over: Settings()).weekStart == .sunday)
    #expect(try korean.value(of: .language, over: Settings()) == PlacedSetting(value: "ko", source: .locale))
    let stored = Settings(values: [.language: "en", .weekStart: "sat"])
    #expect(try korean.settings(over: stored).language == .english)
    #expect(try korean.value(of: .weekStart, over: stored) == PlacedSetting(value: "sat", source: .store))
  }

  @Test(
    "each setting has a variable, and is read as people write it",
    arguments: [
      ("HABIT_DAY_START", "4am", "04:00"), ("HABIT_WEEK_START", "Sunday", "sun"), ("HABIT_WEEK_START", "토", "sat"),
      ("HABIT_LANGUAGE", "KO", "ko"), ("HABIT_REMINDERS", "off", "off"), ("HABIT_REMIND_BEFORE", "0", "0"),
      ("HABIT_REMIND_BEFORE", "Off", "off"), ("HABIT_REMIND_AFTER", "0090", "90"),
      ("HABIT_REMIND_AFTER", "1439", "1439"), ("HABIT_REMIND_SUMMARY", "오후 9시 05분", "21:05"),
      ("HABIT_REMIND_SUMMARY", "off", "off"), ("HABIT_ON_CHANGE", " echo 'a = b' # c ", "echo 'a = b' # c"),
      ("HABIT_WIDGET_FILE", "~/day.PNG", "/home/me/day.PNG"), ("HABIT_WIDGET_FILE", "/a b/day.svg", "/a b/day.svg"),
      ("HABIT_WIDGET_SIZE", "large", "large"),
    ])
  func variables(variable: String, text: String, value: String) throws {
    let setting = try #require(Setting.all.first { $0.variable == variable })
    let layers = LazyLayers(variables: [variable: text, "HOME": "/home/me"])
    #expect(
      try layers.value(of: setting, over: Settings())
        == PlacedSetting(value: value, source: .environment(variable: variable)))
    // A value that was read is read again as itself.
    #expect(try setting.normalized(value, home: nil) == value)
  }

  @Test("a default is a value of its setting")
  func defaults() throws {
    for setting in Setting.all {
      guard let standard = setting.standard else { continue }
      #expect(try setting.normalized(standard, home: nil) == standard)
    }
  }
}

/// Layers that are put together when they are asked.
private struct LazyLayers {
  var options: [SettingName: PlacedSetting] = [:]
  var variables: [String: String] = [:]
  var file = ""

  func settings(over store: Settings) throws -> Settings { try layers.settings(over: store) }

  func value(of setting: Setting, over store: Settings) throws -> PlacedSetting {
    try layers.value(of: setting, over: store)
  }

  private var layers: SettingLayers {
    get throws {
      try SettingLayers(
        options: options, variable: { variables[$0] }, file: SettingFile(Array(file.utf8), path: "/c", home: nil))
    }
  }
}
