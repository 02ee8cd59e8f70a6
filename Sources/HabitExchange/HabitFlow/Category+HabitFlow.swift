internal import HabitCore

extension HabitCore.Category {
  /// Reads a category of our own JSON.
  ///
  /// - Parameter object: The object.
  /// - Throws: ``JSONFault`` for the first member that means nothing.
  init(habitFlow object: JSONObject) throws(JSONFault) {
    self.init(
      id: try object.id("id"), name: try object.name("name"),
      color: try object.color("color") ?? Self.standardColor,
      icon: try object.lineOfText("icon") ?? Self.standardIcon)
  }
}
