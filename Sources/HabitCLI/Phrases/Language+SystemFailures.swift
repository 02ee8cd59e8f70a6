import HabitRender
import HabitStore

// What the store and the files refuse. The English words of the store are its own; what the system says stays as it is.

extension Language {
  /// Why the store could not be opened, read or written, in one line.
  func text(of error: StoreError) -> String {
    let (path, detail) = (error.path, error.detail)
    let korean =
      switch error.cause {
      case .newer: "\(path) 저장소는 더 새로운 버전의 habit에서 쓰였습니다(\(detail)). 그 버전을 설치하세요"
      case .foreign: "\(path) 파일은 habit 저장소가 아닙니다(\(detail)). 파일을 옮기거나 --home으로 다른 폴더를 정하세요"
      case .damaged: "\(path) 저장소가 손상되었습니다(\(detail)). 파일은 그대로 두었으니 백업으로 바꾸세요"
      case .busy: "\(path) 저장소를 다른 프로그램이 쓰고 있습니다(\(detail)). 다시 시도하세요"
      case .permission: "\(path) 저장소에 대한 권한이 없습니다(\(detail)). 파일과 폴더의 소유자를 확인하세요"
      case .missing: "\(path) 파일이 없습니다"
      case .taken: "\(path) 파일이 이미 있습니다. 다른 이름을 쓰거나 그 파일을 옮기세요"
      case .cannotCreate: "\(path)에 저장소를 만들 수 없습니다(\(detail)). --home으로 다른 폴더를 정하세요"
      case .diskFull: "디스크가 가득 찼습니다: \(path)(\(detail)). 아무것도 쓰지 않았으니 공간을 비우고 다시 시도하세요"
      case .inputOutput: "\(path) 저장소를 읽거나 쓸 수 없습니다(\(detail)). 디스크를 확인하세요"
      }
    return self(error.description, korean)
  }

  /// Why a file could not be read or written, in one line.
  func text(of error: FileFailure) -> String {
    switch error.action {
    case .read:
      self(
        "could not read \(error.path): \(error.reason); name another file",
        "\(error.path) 파일을 읽을 수 없습니다: \(error.reason). 다른 파일을 정하세요")
    case .write:
      self(
        "could not write \(error.path): \(error.reason); choose another place",
        "\(error.path) 파일을 쓸 수 없습니다: \(error.reason). 다른 위치를 정하세요")
    }
  }

  /// A fault of the program itself.
  func internalFault(_ fault: String) -> String {
    self(
      "habit \(Program.version) met a fault of its own: \(fault); please report it with the command that you typed",
      "habit \(Program.version) 내부 오류: \(fault). 입력한 명령과 함께 알려 주세요")
  }
}
