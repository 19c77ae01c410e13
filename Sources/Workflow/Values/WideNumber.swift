/// A number with so many bits that a whole number and a double can be computed with before anything is rounded: each of
/// them alone would lose digits of the other.
struct WideNumber {
  /// The value is the magnitude times 2 to the power of the exponent. Operands have up to 64 bits, results up to 128.
  private let isNegative: Bool
  private let magnitude: UInt128
  private let exponent: Int

  private init(isNegative: Bool, _ magnitude: UInt128, exponent: Int) {
    self.isNegative = isNegative
    self.magnitude = magnitude
    self.exponent = exponent
  }

  init(_ whole: Int64) { self.init(isNegative: whole < 0, UInt128(whole.magnitude), exponent: 0) }

  /// Nothing for what is not finite.
  init?(_ number: Double) {
    guard number.isFinite else { return nil }
    if number == 0 {
      self.init(0 as Int64)
    } else {
      let digits = UInt128(number.magnitude.significand * 0x1p52)
      self.init(isNegative: number < 0, digits, exponent: Int(number.exponent) - 52)
    }
  }

  /// Nothing for what is no finite number.
  init?(_ value: Value) {
    switch value {
    case .integer(let whole): self.init(whole)
    case .number(let number): self.init(number)
    default: return nil
    }
  }
}

// MARK: - Rounded

extension WideNumber {
  /// A whole number of 64 bits where it is one, else the nearest double, which may be infinite.
  var value: Value { whole.map { .integer($0) } ?? Value(number: double) }

  /// Nothing for what has a fraction or more than 64 bits.
  var whole: Int64? {
    guard magnitude != 0 else { return 0 }
    guard exponent <= magnitude.leadingZeroBitCount, -exponent <= magnitude.trailingZeroBitCount else { return nil }
    let whole = exponent < 0 ? magnitude >> UInt128(-exponent) : magnitude << UInt128(exponent)
    if isNegative, whole == UInt128(Int64.min.magnitude) { return .min }
    return Int64(exactly: whole).map { isNegative ? -$0 : $0 }
  }

  /// The nearest whole number, half away from zero; nothing for what has more than 64 bits.
  var rounded: Int64? {
    guard exponent < 0 else { return whole }
    if exponent < -128 { return 0 }
    let (rounded, rest) = (magnitude >> UInt128(-exponent - 1)).quotientAndRemainder(dividingBy: 2)
    return WideNumber(isNegative: isNegative, rounded + rest, exponent: 0).whole
  }

  /// The nearest double; of two, the even one.
  var double: Double {
    // Digits behind the 53rd go, and those that are too small for any double.
    let dropped = max(0, 75 - magnitude.leadingZeroBitCount, -1074 - exponent)
    guard dropped < 128 else { return 0 }
    var kept = UInt64(truncatingIfNeeded: magnitude >> UInt128(dropped))
    if dropped > 0 {
      let half = UInt128(1) << UInt128(dropped - 1)
      let rest = magnitude & (half << 1 &- 1)
      if rest > half || rest == half && kept % 2 == 1 { kept += 1 }
    }
    return Double(sign: isNegative ? .minus : .plus, exponent: exponent + dropped, significand: Double(kept))
  }
}

// MARK: - Computed

extension WideNumber {
  static func + (left: WideNumber, right: WideNumber) -> WideNumber {
    if left.magnitude == 0 { return right }
    if right.magnitude == 0 { return left }
    let (high, low) = left.exponent >= right.exponent ? (left, right) : (right, left)
    // One bit stays free for what is carried.
    let shift = min(high.exponent - low.exponent, high.magnitude.leadingZeroBitCount - 1)
    let exponent = high.exponent - shift
    let (a, b) = (high.magnitude << UInt128(shift), low.magnitude.shifted(rightBy: exponent - low.exponent))
    if high.isNegative == low.isNegative { return WideNumber(isNegative: high.isNegative, a + b, exponent: exponent) }
    return a >= b
      ? WideNumber(isNegative: high.isNegative, a - b, exponent: exponent)
      : WideNumber(isNegative: low.isNegative, b - a, exponent: exponent)
  }

  static prefix func - (number: WideNumber) -> WideNumber {
    WideNumber(isNegative: !number.isNegative, number.magnitude, exponent: number.exponent)
  }

  static func - (left: WideNumber, right: WideNumber) -> WideNumber { left + -right }

  static func * (left: WideNumber, right: WideNumber) -> WideNumber {
    WideNumber(
      isNegative: left.isNegative != right.isNegative, left.magnitude * right.magnitude,
      exponent: left.exponent + right.exponent)
  }

  /// - Precondition: the divisor is not 0.
  static func / (left: WideNumber, right: WideNumber) -> WideNumber {
    if left.magnitude == 0 { return left }
    // The quotient gets 64 bits at least.
    let shift = left.magnitude.leadingZeroBitCount
    let (quotient, rest) = (left.magnitude << UInt128(shift)).quotientAndRemainder(dividingBy: right.magnitude)
    return WideNumber(
      isNegative: left.isNegative != right.isNegative, rest == 0 ? quotient : quotient | 1,
      exponent: left.exponent - right.exponent - shift)
  }

  /// What is left over, which no rounding ever changes; it has the sign of the dividend.
  ///
  /// - Precondition: the divisor is not 0.
  static func % (left: WideNumber, right: WideNumber) -> WideNumber {
    let shift = left.exponent - right.exponent
    if shift >= 0 {
      let rest = (0..<shift).reduce(left.magnitude % right.magnitude) { rest, _ in rest * 2 % right.magnitude }
      return WideNumber(isNegative: left.isNegative, rest, exponent: right.exponent)
    }
    guard -shift < right.magnitude.leadingZeroBitCount else { return left }
    let rest = left.magnitude % (right.magnitude << UInt128(-shift))
    return WideNumber(isNegative: left.isNegative, rest, exponent: left.exponent)
  }
}

extension UInt128 {
  /// Where bits get lost, the last one is set, so that what is rounded later is never taken for a half.
  fileprivate func shifted(rightBy places: Int) -> UInt128 {
    if places >= 128 { return self == 0 ? 0 : 1 }
    let kept = self >> UInt128(places)
    return kept << UInt128(places) == self ? kept : kept | 1
  }
}
