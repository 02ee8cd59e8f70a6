/// What is wrong with a JSON document, and where.
struct JSONFault: Error, CustomStringConvertible {
  /// The path to the value, as `jq` writes it, such as `habits[3].records[12].day`; empty for the document itself.
  let place: String
  /// What is wrong, as half a sentence.
  let reason: String

  /// Creates a fault.
  ///
  /// - Parameters:
  ///   - place: The path to the value; empty for the value itself.
  ///   - reason: What is wrong, as half a sentence.
  init(place: String, reason: String) {
    self.place = place
    self.reason = reason
  }

  /// The fault as it is seen from further up.
  ///
  /// - Parameter place: The path to the value in which the fault was found.
  /// - Returns: The fault with the whole path.
  func below(_ place: String) -> JSONFault {
    JSONFault(place: self.place.isEmpty ? place : "\(place).\(self.place)", reason: reason)
  }

  /// Place and reason.
  var description: String { place.isEmpty ? reason : "\(place): \(reason)" }
}
