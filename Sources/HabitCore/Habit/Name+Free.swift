extension Name {
  /// The name itself, or with the first number from 2 on that makes it free, such as `Vegan (2)`.
  ///
  /// A name that would grow too long is cut to make room for the number.
  ///
  /// - Parameter taken: The keys of the names that are taken.
  /// - Returns: A name whose key is none of these.
  /// - Complexity: O(*n*), where *n* is the number of names that are taken.
  public func free(among taken: Set<String>) -> Name {
    var name = self
    var number = 2
    while taken.contains(name.key) {
      let ending = " (\(number))"
      name = Name(valid: String(text.prefix(Self.maximumLength - ending.count)) + ending)
      number += 1
    }
    return name
  }

  private init(valid text: String) {
    self.text = text
  }
}
