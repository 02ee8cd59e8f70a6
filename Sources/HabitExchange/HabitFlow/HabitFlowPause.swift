internal import HabitCore

/// A pause of our own JSON.
struct HabitFlowPause: Decodable {
  /// The pause.
  let pause: Pause

  private enum CodingKeys: String, CodingKey {
    case first, habit, id, last
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    pause = Pause(
      id: try members.id(.id), habit: try members.optionalID(.habit), first: try members.day(.first),
      last: try members.optionalDay(.last))
    guard pause.days != nil else { throw members.fault(.last, "it ends before it begins") }
  }
}
