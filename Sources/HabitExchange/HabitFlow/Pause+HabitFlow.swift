internal import HabitCore

extension Pause {
  /// Reads a pause of our own JSON.
  ///
  /// - Parameter object: The object.
  /// - Throws: ``JSONFault`` for the first member that means nothing.
  init(habitFlow object: JSONObject) throws(JSONFault) {
    self.init(
      id: try object.id("id"), habit: try object.optionalID("habit"), first: try object.day("first"),
      last: try object.optionalDay("last"))
    guard days != nil else { throw object.fault("last", "it ends before it begins") }
  }
}
