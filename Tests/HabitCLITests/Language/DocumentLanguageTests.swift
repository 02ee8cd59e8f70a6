import CommandKit
import HabitCLI
import TestSupport
import Testing

@Suite("Documents") struct DocumentLanguageTests {
  @Test("are the same in every language, and so are errors")
  func neverTranslated() throws {
    let outputs = try ["ko_KR.UTF-8", "C"].map { locale in
      let home = try LanguageTests.home(locale)
      return try (LanguageTests.lines + home.exampleLines).map { line in
        let run = try home.attempt(line + " --json")
        // The home has another path in each run.
        return [line, run.output, run.errors].map { text in
          text.replacing(home.file(""), with: "")
            // The setting itself.
            .replacing(#""ko""#, with: #""en""#)
        }
          + [run.code.rawValue.description]
      }
    }
    #expect(outputs[0].count > 100)
    for (korean, english) in zip(outputs[0], outputs[1]) { #expect(korean == english) }
  }

  @Test("stand beside pictures in the language of their reader")
  func pictures() throws {
    let home = try LanguageTests.home()
    let document = try home.run("heatmap 독서 --json -o \(home.file("x.svg"))").json
    #expect(document["description"].string?.contains("kept") == true)
    #expect(try home.text(of: "x.svg").contains("월"))
  }
}
