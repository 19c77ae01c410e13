/// How a plain scalar is read: YAML 1.2's core schema, narrowed to what a person can see. Only `true` and `false` are
/// booleans; only `null`, `~` and the empty scalar are nothing.
public enum ScalarRules {
  /// What a plain scalar is where no type is known.
  public enum Reading: Equatable, Sendable {
    case nothing
    case boolean(Bool)
    case integer(Int64)
    case number(Double)
    case text
  }

  /// What a text is where a number is wanted.
  public enum NumberReading: Equatable, Sendable {
    case integer(Int64)
    case number(Double)
    /// `.inf`, `-.inf` or `.nan`: forms of a number without a finite value.
    case notFinite(Double)
    /// A whole number beyond 64 bits, or a number beyond a double: it is refused rather than rounded.
    case tooLarge
    case notANumber
  }

  /// Reads a plain scalar where no type is known. It is a number only if that number is written with the same characters
  /// and no exponent, so that `01234`, `+49`, `1.10` and `1e3` stay texts.
  public static func reading(ofPlain text: String) -> Reading {
    switch text {
    case "", "~", "null": return .nothing
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: break
    }
    guard let first = text.utf8.first, first == UInt8(ascii: "-") || isDigit(first) else { return .text }
    if let whole = Int64(text) { return String(whole) == text ? .integer(whole) : .text }
    guard let decimal = Decimal(text), !decimal.hasExponent, case .number(let number) = decimal.value,
      number.description == text
    else { return .text }
    return .number(number)
  }

  /// Reads all forms of the core schema: `12`, `+12`, `0o17`, `0x1F`, `1e3`, `.5`, `1.`, `.inf`.
  public static func number(_ text: String) -> NumberReading {
    if text.hasPrefix("0x") { return whole(text.dropFirst(2), radix: 16) }
    if text.hasPrefix("0o") { return whole(text.dropFirst(2), radix: 8) }
    switch text {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .notFinite(.infinity)
    case "-.inf", "-.Inf", "-.INF": return .notFinite(-.infinity)
    case ".nan", ".NaN", ".NAN": return .notFinite(.nan)
    default: return Decimal(text)?.value ?? .notANumber
    }
  }

  private static func whole(_ digits: Substring, radix: Int) -> NumberReading {
    // The initialiser of Int64 would take a sign as well.
    guard let first = digits.first, first != "-", first != "+", digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      radix == 16 || digits.utf8.allSatisfy({ $0 < UInt8(ascii: "0") + UInt8(radix) })
    else { return .notANumber }
    return Int64(digits, radix: radix).map { .integer($0) } ?? .tooLarge
  }

  fileprivate static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}

/// A decimal number in its parts: `[-+]? ( . [0-9]+ | [0-9]+ ( . [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`
private struct Decimal {
  private let text: String
  private var isNegative = false
  private var wholeDigits: [UInt8] = []
  private var fractionDigits: [UInt8] = []
  private var hasPoint = false
  private(set) var hasExponent = false
  /// Kept within bounds that no 64-bit number or double comes near.
  private var exponent = 0

  init?(_ text: String) {
    self.text = text
    var rest = Substring(text).utf8[...]
    isNegative = Self.sign(&rest)
    wholeDigits = Self.digits(&rest)
    if rest.first == UInt8(ascii: ".") {
      hasPoint = true
      rest = rest.dropFirst()
      fractionDigits = Self.digits(&rest)
    }
    guard !wholeDigits.isEmpty || !fractionDigits.isEmpty else { return nil }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      hasExponent = true
      rest = rest.dropFirst()
      let isDown = Self.sign(&rest)
      let digits = Self.digits(&rest)
      guard !digits.isEmpty else { return nil }
      let size = digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 100_000_000) }
      exponent = isDown ? -size : size
    }
    guard rest.isEmpty else { return nil }
  }

  /// Whole numbers that fit are exact, whatever they are written like: `9007199254740993.0` keeps its last digit.
  var value: ScalarRules.NumberReading {
    var digits = wholeDigits + fractionDigits
    var power = exponent - fractionDigits.count
    while power < 0, digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      power += 1
    }
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    if significant.isEmpty { return .integer(0) }
    if power >= 0, significant.count + power <= 19 {
      let spelled =
        (isNegative ? "-" : "") + String(decoding: significant, as: UTF8.self)
        + String(repeating: "0", count: power)
      if let whole = Int64(spelled) { return .integer(whole) }
    }
    guard hasPoint || hasExponent, let number = Double(text), number.isFinite else { return .tooLarge }
    return .number(number)
  }

  private static func sign(_ rest: inout Substring.UTF8View) -> Bool {
    guard let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") else { return false }
    rest = rest.dropFirst()
    return first == UInt8(ascii: "-")
  }

  private static func digits(_ rest: inout Substring.UTF8View) -> [UInt8] {
    let digits = Array(rest.prefix(while: ScalarRules.isDigit))
    rest = rest.dropFirst(digits.count)
    return digits
  }
}
