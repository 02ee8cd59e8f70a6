extension Double {
  /// The number in decimal, without a point if it is whole.
  var plainText: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
