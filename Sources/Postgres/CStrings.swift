/// Lends texts to C as a list that ends with a null pointer.
func withCStrings<Result>(_ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Result) -> Result {
  withOptionalCStrings(texts) { body($0 + [nil]) }
}

/// Lends texts to C, of which some may be missing.
func withOptionalCStrings<Result>(_ texts: [String?], _ body: ([UnsafePointer<CChar>?]) -> Result) -> Result {
  // One block for all, so that however many there are no call is nested in another.
  var bytes: [CChar] = []
  var starts: [Int?] = []
  for text in texts {
    starts.append(text.map { _ in bytes.count })
    if let text { bytes += text.utf8CString }
  }
  return bytes.withUnsafeBufferPointer { buffer in
    body(starts.map { start in start.flatMap { buffer.baseAddress?.advanced(by: $0) } })
  }
}
