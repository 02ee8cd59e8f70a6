import Testing

@testable import HabitRender

@Suite("Number text")
struct NumberTextTests {
  @Test(
    "groups the digits of great numbers, and rounds to thousandths",
    arguments: zip(
      [0, -0.0001, 7, 999, 1000, -12_345.678_9, 1_000_950, 0.5, 1.25, 999_999.999_9, 1e16, 1e300],
      ["0", "0", "7", "999", "1,000", "-12,345.679", "1,000,950", "0.5", "1.25", "1,000,000", "1e+16", "1e+300"]))
  func grouped(_ number: Double, _ text: String) {
    #expect(number.groupedText == text)
  }

  @Test("writes whole numbers without a point")
  func plain() {
    #expect([3, -2, 0.5, 1e20].map(\.plainText) == ["3", "-2", "0.5", "1e+20"])
  }
}
