extension Array {
  /// The first index whose element, and so every later one, satisfies a condition; the end if none does.
  ///
  /// - Parameter belongs: A condition that holds for no element before the first for which it holds.
  /// - Returns: The index, found by halving.
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  package func partitioningIndex(where belongs: (Element) -> Bool) -> Index {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
