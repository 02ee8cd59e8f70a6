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

  /// Explains an error of decoding.
  ///
  /// - Parameter error: The error that a decoder threw.
  init(_ error: any Error) {
    guard let error = error as? DecodingError else {
      (place, reason) = ("", "it is no JSON")
      return
    }
    switch error {
    case .keyNotFound(let key, let context):
      (place, reason) = (Self.place(context.codingPath), "it has no '\(key.stringValue)'")
    case .valueNotFound(_, let context):
      (place, reason) = (Self.place(context.codingPath), "it is null")
    case .typeMismatch(let type, let context):
      (place, reason) = (Self.place(context.codingPath), "it is no \(Self.words(for: type))")
    case .dataCorrupted(let context):
      let cause = context.codingPath.isEmpty ? "it is no JSON, or it is cut short" : context.debugDescription
      (place, reason) = (Self.place(context.codingPath), cause)
    @unknown default:
      (place, reason) = ("", "it cannot be read")
    }
  }

  /// Place and reason.
  var description: String { place.isEmpty ? reason : "\(place): \(reason)" }

  /// A path as `jq` writes it.
  ///
  /// - Parameter path: The keys and indices.
  /// - Returns: The path, such as `habits[3].name`.
  static func place(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { place, key in
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += (place.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }

  private static func words(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Bool.Type: "true or false"
    case is Int.Type, is Int64.Type: "whole number that can be held"
    case is Double.Type: "number"
    case is [Any].Type: "list"
    default: "such value"
    }
  }
}

/// A value of a JSON document, or what is wrong with it: one row at fault leaves the others readable.
struct Attempt<Value: Decodable>: Decodable {
  /// The value or the fault.
  let result: Result<Value, any Error>

  init(from decoder: any Decoder) {
    do {
      result = .success(try Value(from: decoder))
    } catch let error as DecodingError {
      result = .failure(error)
    } catch {
      // Foundation says of a number beyond 64 bits neither what it is nor where it stands.
      result = .failure(
        DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a number in it is too great to be held")))
    }
  }

  /// The value.
  ///
  /// - Parameter report: Called with the fault if there is no value.
  /// - Returns: The value; `nil` if there is a fault.
  func value(orReport report: (JSONFault) -> Void) -> Value? {
    switch result {
    case .success(let value): return value
    case .failure(let error):
      report(JSONFault(error))
      return nil
    }
  }
}
