extension Double {
  /// Powers of ten that a double holds exactly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// The double nearest to `digits * 10^scale`; nil where that takes more than one operation to find.
  init?(digits: UInt64, scale: Int) {
    // Both are exact as doubles, so that their product or quotient is rounded once, as it must be.
    guard digits < 1 << 53, scale.magnitude < Double.powers.count else { return nil }
    let power = Double.powers[Int(scale.magnitude)]
    self = scale < 0 ? Double(digits) / power : Double(digits) * power
  }
}
