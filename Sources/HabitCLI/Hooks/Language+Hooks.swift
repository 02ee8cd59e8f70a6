import HabitRender
import HabitStore

// What people read of the hooks after a change.

extension Language {
  /// Tells what went wrong with a hook.
  func sentence(_ failure: HookFailure) -> String {
    let name = failure.setting.rawValue
    let what =
      switch failure.end {
      case .exited(let code):
        self("'\(name)' failed with exit code \(code)", "'\(name)' 실행이 종료 코드 \(String(code).with(.toward)) 실패했습니다")
      case .signalled(let number):
        self("'\(name)' was ended by signal \(number)", "'\(name)' 실행이 신호 \(number)번으로 중단되었습니다")
      case .timedOut:
        self(
          "'\(name)' took more than \(HookWatch.limit.components.seconds) seconds and was stopped",
          "'\(name)' 실행이 \(HookWatch.limit.components.seconds)초를 넘어 중단되었습니다")
      case .notStarted:
        self("'\(name)' could not be started", "'\(name)' 실행을 시작하지 못했습니다")
      }
    let advice = self(
      "; the change stands; see 'habit config get \(name)'",
      ". 변경은 그대로입니다. 'habit config get \(name)'에서 설정을 볼 수 있습니다")
    return (failure.message.isEmpty ? what : "\(what): \(failure.message)") + advice
  }
}
