import HabitRender
import HabitStore
import Testing

@testable import HabitCLI

@Suite("What is told of failed hooks") struct HookFailureTests {
  @Test(
    "is a sentence in both languages, with particles that fit",
    arguments: [
      (.exited(3), "no bar", "failed with exit code 3: no bar", "실행이 종료 코드 3으로 실패했습니다: no bar"),
      (.exited(127), "", "failed with exit code 127", "실행이 종료 코드 127로 실패했습니다"),
      (.signalled(9), "", "was ended by signal 9", "실행이 신호 9번으로 중단되었습니다"),
      (.timedOut, "", "took more than 10 seconds and was stopped", "실행이 10초를 넘어 중단되었습니다"),
      (.notStarted, "x", "could not be started: x", "실행을 시작하지 못했습니다: x"),
    ] as [(HookFailure.End, String, String, String)])
  func sentences(end: HookFailure.End, message: String, english: String, korean: String) {
    let failure = HookFailure(setting: .onChange, end: end, message: message)
    #expect(
      Language.english.sentence(failure)
        == "'on-change' \(english); the change stands; see 'habit config get on-change'")
    #expect(
      Language.korean.sentence(failure)
        == "'on-change' \(korean). 변경은 그대로입니다. 'habit config get on-change'에서 설정을 볼 수 있습니다")
  }
}
