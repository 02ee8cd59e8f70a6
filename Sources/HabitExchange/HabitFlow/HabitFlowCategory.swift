internal import HabitCore

/// A category of our own JSON.
struct HabitFlowCategory: Decodable {
  /// The category.
  let category: HabitCore.Category

  private enum CodingKeys: String, CodingKey {
    case color, icon, id, name
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    category = Category(
      id: try members.id(.id), name: try members.name(.name),
      color: try members.color(.color) ?? HabitCore.Category.standardColor,
      icon: try members.lineOfText(.icon) ?? HabitCore.Category.standardIcon)
  }
}
