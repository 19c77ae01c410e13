/// Functions on numbers.
enum NumberFunctions {
  static let all: [Function] = [
    Function(
      "round", on: [.number], [.option("places", .number)], gives: .kind(.number),
      "Rounded to the nearest whole number, or to so many decimal places; half goes away from zero.",
      example: ("2.5.round() + 1.005.round(places=2)", "4.01")
    ) { call in
      { value, frame in
        let places = try call.whole(0, &frame) ?? 0
        if case .integer(let whole) = value {
          guard let rounded = DecimalRounding.round(whole, places: places) else {
            throw Failure.roundedTooLarge(whole, call)
          }
          return .integer(rounded)
        }
        return Value(number: DecimalRounding.round(try call.double(of: value), places: places))
      }
    },
    Function(
      "floor", on: [.number], gives: .kind(.number), "The next lower whole number.", example: ("(-1.5).floor()", "-2")
    ) { call in { value, _ in try whole(value, call) { $0.rounded(.down) } } },
    Function(
      "ceiling", on: [.number], gives: .kind(.number), "The next higher whole number.",
      example: ("1.2.ceiling()", "2")
    ) { call in { value, _ in try whole(value, call) { $0.rounded(.up) } } },
    Function(
      "abs", on: [.number], gives: .kind(.number), "Without its sign.", example: ("(-3).abs()", "3")
    ) { call in
      { value, _ in
        guard try call.double(of: value) < 0 else { return value }
        return try Arithmetic.negate(value)
      }
    },
  ]

  private static func whole(_ value: Value, _ call: Arguments, _ round: (Double) -> Double) throws -> Value {
    if case .integer = value { return value }
    return Value(number: round(try call.double(of: value)))
  }
}

/// Rounding at a decimal place, half away from zero.
enum DecimalRounding {
  /// A whole number rounded to tens, hundreds and so on by negative places; nothing where the result has more than 64
  /// bits.
  static func round(_ whole: Int64, places: Int) -> Int64? {
    if places >= 0 { return whole }
    // The largest whole number has 19 digits, and rounds to none of 20.
    if places < -19 { return 0 }
    let scale = (0..<(-places)).reduce(UInt64(1)) { power, _ in power * 10 }
    let rest = whole.magnitude % scale
    let rounded = whole.magnitude - rest + (rest >= scale - rest ? scale : 0)
    if whole >= 0 { return Int64(exactly: rounded) }
    return rounded <= Int64.min.magnitude ? Int64(truncatingIfNeeded: 0 &- rounded) : nil
  }

  static func round(_ number: Double, places: Int) -> Double {
    if places == 0 { return number.rounded(.toNearestOrAwayFromZero) }
    // Beyond these a double has no digits left to round.
    if places > 17 { return number }
    if places < -308 { return 0 }
    let scale = power(of: abs(places))
    let scaled = places > 0 ? number * scale : number / scale
    guard scaled.isFinite, scaled.magnitude < 0x1p52 else { return number }
    // 1.005 is a little less than it looks, and so is its hundredfold: what looks like a half counts as one.
    let nudged = scaled + (scaled < 0 ? -scaled.ulp : scaled.ulp)
    let rounded = nudged.rounded(.toNearestOrAwayFromZero)
    return places > 0 ? rounded / scale : rounded * scale
  }

  private static func power(of exponent: Int) -> Double { (0..<exponent).reduce(1.0) { power, _ in power * 10 } }

  /// A number with so many digits behind the point, and with commas between thousands if asked for.
  static func text(_ value: Value, places: Int?, isGrouped: Bool) -> String {
    let printed: String
    if let places, case .number(let number) = value {
      printed = NumberText.print(round(number, places: places))
    } else {
      printed = value.text ?? ""
    }
    // What is written with an exponent is too large to have places.
    if printed.contains("e") { return printed }
    let parts = printed.split(separator: ".", maxSplits: 1)
    let sign = printed.hasPrefix("-") ? "-" : ""
    var whole = String(parts[0].drop { $0 == "-" })
    if isGrouped { whole = grouped(whole) }
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    let length = max(places ?? 0, fraction.count)
    guard length > 0 else { return sign + whole }
    return sign + whole + "." + fraction + String(repeating: "0", count: length - fraction.count)
  }

  private static func grouped(_ digits: String) -> String {
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped.append(",") }
      grouped.append(digit)
    }
    return grouped
  }
}

extension Failure {
  fileprivate static func roundedTooLarge(_ whole: Int64, _ call: Arguments) -> Failure {
    Failure(
      .limit, "\(whole) rounded to so few digits is too large for a number.", at: call.range,
      hint: "whole numbers have 64 bits")
  }
}
