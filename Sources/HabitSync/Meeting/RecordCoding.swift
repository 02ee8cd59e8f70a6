internal import FoundationEssentials
internal import HabitCore

// How a record is written in JSON. Values of a type that JSON lacks are objects, so that each comes back as it was.

/// A record as it stands at the place of meeting: its key as text, and the rest.
struct CodedRecord: Codable {
  /// The key as text, such as `check_in/<habit>/20000/<id>`.
  let key: String
  /// The kind.
  let kind: String
  /// When it was made, and its parts.
  let body: Body

  struct Body: Codable {
    let created: CodedStamp
    let parts: [String: CodedPart]
  }
}

/// A part of a record.
struct CodedPart: Codable {
  let at: CodedStamp
  let values: [String: CodedValue]
}

/// A stamp: its time and its device.
struct CodedStamp: Codable {
  let time: Int64
  let device: UUID
}

/// A value: null, a number, a text, or bytes as an object with hexadecimal digits.
enum CodedValue: Codable {
  case null
  case integer(Int64)
  case text(String)
  case bytes(String)
  /// What only a newer version writes.
  case unknown

  private enum Keys: String, CodingKey { case bytes }

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Keys.self) {
      self = try object.decodeIfPresent(String.self, forKey: .bytes).map(CodedValue.bytes) ?? .unknown
      return
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let number = try? value.decode(Int64.self) {
      self = .integer(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else {
      self = .unknown
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .bytes(let digits):
      var object = encoder.container(keyedBy: Keys.self)
      try object.encode(digits, forKey: .bytes)
    case .null, .unknown:
      var value = encoder.singleValueContainer()
      try value.encodeNil()
    case .integer(let number):
      var value = encoder.singleValueContainer()
      try value.encode(number)
    case .text(let text):
      var value = encoder.singleValueContainer()
      try value.encode(text)
    }
  }
}

// MARK: - From and to records

extension CodedRecord {
  init(_ record: MergeRecord) {
    self.init(
      key: record.key.text, kind: record.key.kind,
      body: Body(
        created: CodedStamp(record.created),
        parts: record.parts.mapValues { part in
          CodedPart(at: CodedStamp(part.stamp), values: part.values.mapValues(CodedValue.init))
        }))
  }
}

extension MergeRecord {
  /// Reads a record.
  ///
  /// It is `nil` for one that only a newer version understands.
  init?(_ coded: CodedRecord) {
    guard let key = Key(text: coded.key), key.kind == coded.kind else { return nil }
    var parts: [String: MergePart] = [:]
    for (name, part) in coded.body.parts {
      var values: [String: MergeValue] = [:]
      for (field, value) in part.values {
        guard let value = MergeValue(value) else { return nil }
        values[field] = value
      }
      parts[name] = MergePart(values, stamp: MergeStamp(part.at))
    }
    self.init(key, created: MergeStamp(coded.body.created), parts: parts)
  }
}

extension MergeRecord.Key {
  /// The key as one text that sorts and compares alike everywhere.
  var text: String {
    ([kind] + [habit?.uuidString, day.map(String.init)].compactMap { $0 } + [id.keyText]).joined(separator: "/")
  }

  /// Reads a key.
  ///
  /// It is `nil` for a text that is none.
  init?(text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let kind = parts.first, let last = parts.last, let id = MergeValue(keyText: last) else { return nil }
    switch parts.count {
    case 2: self.init(kind: kind, id: id)
    case 3:
      guard let habit = UUID(uuidString: parts[1]) else { return nil }
      self.init(kind: kind, habit: habit, id: id)
    case 4:
      guard let habit = UUID(uuidString: parts[1]), let day = Int(parts[2]) else { return nil }
      self.init(kind: kind, habit: habit, day: day, id: id)
    default: return nil
    }
  }
}

extension CodedStamp {
  init(_ stamp: MergeStamp) {
    self.init(time: stamp.time, device: stamp.device)
  }
}

extension MergeStamp {
  init(_ stamp: CodedStamp) {
    self.init(time: stamp.time, device: stamp.device)
  }
}

extension CodedValue {
  init(_ value: MergeValue) {
    switch value {
    case .null: self = .null
    case .integer(let number): self = .integer(number)
    case .text(let text): self = .text(text)
    case .bytes(let bytes): self = .bytes(bytes.hexadecimal)
    }
  }
}

extension MergeValue {
  /// Reads a value.
  ///
  /// It is `nil` for one that only a newer version writes.
  init?(_ value: CodedValue) {
    switch value {
    case .null: self = .null
    case .integer(let number): self = .integer(number)
    case .text(let text): self = .text(text)
    case .bytes(let digits):
      guard let bytes = [UInt8](hexadecimal: digits) else { return nil }
      self = .bytes(bytes)
    case .unknown: return nil
    }
  }

  /// The identifier or name of a record within its key.
  fileprivate var keyText: String {
    switch self {
    case .bytes(let bytes): bytes.hexadecimal
    // The name of a setting that a newer version has may hold what divides the parts of a key.
    case .text(let name):
      "="
        + name.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%25")
        .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "%2F")
    case .integer(let number): "#\(number)"
    case .null: ""
    }
  }

  fileprivate init?(keyText text: String) {
    if text.hasPrefix("=") {
      self = .text(
        text.dropFirst().split(separator: "%2F", omittingEmptySubsequences: false).joined(separator: "/")
          .split(separator: "%25", omittingEmptySubsequences: false).joined(separator: "%"))
    } else {
      guard let bytes = [UInt8](hexadecimal: text), !bytes.isEmpty else { return nil }
      self = .bytes(bytes)
    }
  }
}

extension [UInt8] {
  /// The bytes as hexadecimal digits, two for each.
  fileprivate var hexadecimal: String {
    var text = ""
    for byte in self {
      if byte < 16 { text += "0" }
      text += String(byte, radix: 16)
    }
    return text
  }

  /// Reads hexadecimal digits.
  ///
  /// It is `nil` if the text holds anything else, or an odd number of them.
  fileprivate init?(hexadecimal text: String) {
    guard text.utf8.count.isMultiple(of: 2) else { return nil }
    self = []
    var high: UInt8?
    for character in text.utf8 {
      guard let digit = Character(UnicodeScalar(character)).hexDigitValue else { return nil }
      if let first = high {
        append(first << 4 | UInt8(digit))
        high = nil
      } else {
        high = UInt8(digit)
      }
    }
  }
}
