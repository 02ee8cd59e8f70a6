import HabitCore
import Testing

@Suite("Amount")
struct AmountTests {
  @Test(
    "is read exactly to a thousandth",
    arguments: [("8", 8000), ("1.2", 1200), ("0.125", 125), ("0", 0), ("007", 7000), ("1000000000", 1_000_000_000_000)])
  func reads(text: String, thousandths: Int64) {
    #expect(Amount(text)?.thousandths == thousandths)
  }

  @Test(
    "is refused where it could be misread",
    arguments: [
      "", "1,5", "1e3", "1_000", " 5", "5 km", "-1", "+1", ".5", "5.", "1.2345", "NaN", "inf", "1000000001", "٣",
    ])
  func refuses(text: String) {
    #expect(Amount(text) == nil)
  }

  @Test("is written without zeros at the end", arguments: [(1500, "1.5"), (12_000, "12"), (5, "0.005"), (0, "0")])
  func writes(thousandths: Int64, text: String) {
    #expect(Amount(thousandths: thousandths).description == text)
  }

  @Test("adds up without overflow")
  func saturates() {
    #expect(Amount(thousandths: .max) + Amount.one == Amount(thousandths: .max))
  }
}
