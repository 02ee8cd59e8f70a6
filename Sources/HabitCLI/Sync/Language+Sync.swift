import HabitCore
import HabitRender

// What is said of meetings with other devices.

extension Language {
  var passwordIsNotKept: String {
    self(
      "the password is not kept; put it into ~/.pgpass", "비밀번호는 저장하지 않습니다. ~/.pgpass에 적어 두세요")
  }
  func willMeet(_ devices: Int) -> String {
    self(
      "this device meets \(devices == 2 ? "1 other" : "\(max(devices - 1, 0)) others") from now on; 'habit sync' does it",
      "이제 다른 기기 \(max(devices - 1, 0))대와 만납니다. 'habit sync'로 동기화하세요")
  }
  var hasJoined: String {
    self(
      "joined; this device has a credential of its own now, and 'habit sync' meets the others",
      "참여했습니다. 이 기기만의 인증 정보가 생겼습니다. 'habit sync'로 동기화하세요")
  }
  var meetsNoMore: String { self("this device meets the others no more", "이제 다른 기기와 동기화하지 않습니다") }
  var mayTakeOver: String {
    self(
      "this store was put back to an earlier state; take over again what it has told the others since?",
      "이 저장소는 이전 상태로 되돌려졌습니다. 그 뒤 다른 기기에 알린 내용을 다시 가져올까요?")
  }
  var wasSetBack: String {
    self(
      "this store was put back to an earlier state since it last met the others; 'habit sync --yes' takes over again what it has told them",
      "이 저장소는 마지막 동기화 뒤 이전 상태로 되돌려졌습니다. 'habit sync --yes'로 다시 가져올 수 있습니다")
  }
  var nothingWasDone: String { self("nothing was done", "아무것도 하지 않았습니다") }
  var serverIsSetUp: String { self("the server is set up", "서버를 준비했습니다") }
  var serverWasSetUp: String { self("the server is up to date already", "서버는 이미 최신 상태입니다") }
  var handOver: String {
    self(
      "shown once; on the device: habit sync join INVITATION", "한 번만 표시됩니다. 기기에서: habit sync join 초대장")
  }
  func revoked(_ count: Int, of person: String) -> String {
    self(
      "\(person): \(count == 1 ? "1 device is" : "\(count) devices are") let in no more",
      "\(person): 기기 \(count)대의 접근을 막았습니다")
  }
}

// MARK: - What came of it

extension Language {
  func exchanged(received: Int, sent: Int) -> String {
    guard received + sent > 0 else { return self("nothing is new on either side", "양쪽 모두 새로운 내용이 없습니다") }
    let came = received == 1 ? self("1 change came", "1건을 받고") : self("\(received) changes came", "\(received)건을 받고")
    return came + self(", ", " ") + self("\(sent) went", "\(sent)건을 보냈습니다")
  }
  func stayThere(_ count: Int) -> String {
    self(
      "\(count) of them only a newer version understands; they stay on the server until this one is updated",
      "그중 \(count)건은 더 새로운 버전만 읽을 수 있어 서버에 남겨 둡니다")
  }
  func lastMet(_ moment: String?) -> String {
    guard let moment else { return self("met nobody yet", "아직 동기화한 적이 없습니다") }
    return self("met the others last \(moment)", "마지막 동기화: \(moment)")
  }
  func waits(_ count: Int) -> String {
    count == 0
      ? self("nothing waits to be sent", "보낼 내용이 없습니다")
      : self("\(count) \(count == 1 ? "change waits" : "changes wait") to be sent", "보낼 내용 \(count)건")
  }
  var never: String { self("never", "없음") }
  var thisDevice: String { self("this device", "이 기기") }
}
