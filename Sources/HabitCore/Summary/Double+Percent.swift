extension Double {
  /// A share in percent, rounded down, so that only what is whole shows as 100.
  package var wholePercent: Int {
    // The least that keeps 0.29 × 100 from coming out as 28.
    Int(self * 100 + 1e-9)
  }
}
