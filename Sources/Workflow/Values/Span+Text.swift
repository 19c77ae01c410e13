extension Span: CustomStringConvertible {
  /// The units in which durations are written, from the longest.
  private static let units: [(name: String, nanoseconds: Int64)] = [
    ("d", day), ("h", 3_600_000_000_000), ("m", 60_000_000_000), ("s", 1_000_000_000), ("ms", 1_000_000),
    ("us", 1000), ("ns", 1),
  ]

  /// The canonical form: whole units that are not 0, from the longest: `1h 30m`, `250ms`, `7d`; `0s` for none.
  public var description: String {
    if nanoseconds == 0 { return "0s" }
    var rest = nanoseconds.magnitude
    var parts: [String] = []
    for (name, size) in Span.units {
      let count = rest / UInt64(size)
      rest %= UInt64(size)
      if count > 0 { parts.append("\(count)\(name)") }
    }
    return (nanoseconds < 0 ? "-" : "") + parts.joined(separator: " ")
  }

  /// `1h 30m`, `1h30m`, `1.5h`, `-2d`, `20 minutes`, `PT1H30M`, and a plain number of seconds. Also weeks (`2w`), which are
  /// written as days. Months and years have no fixed length.
  public init?(text: String) {
    var scanner = TextScanner(text)
    let isNegative = scanner.take("-")
    if !isNegative { _ = scanner.take("+") }
    guard
      let magnitude = scanner.peek.map({ $0 | 0x20 }) == UInt8(ascii: "p")
        ? Span.scanISO(&scanner) : Span.scanUnits(&scanner)
    else { return nil }
    self.init(nanoseconds: isNegative ? -magnitude : magnitude)
  }

  private static func scanUnits(_ scanner: inout TextScanner) -> Int64? {
    var sum: Int64 = 0
    var smallest = Int64.max
    while !scanner.isAtEnd {
      guard let (whole, billionths) = scanAmount(&scanner) else { return nil }
      if !scanner.isAtEnd {
        scanner.skipSpaces()
        if scanner.isAtEnd { return nil }
      }
      let name = scanner.takeLetters()
      guard let size = name.isEmpty && smallest == .max && scanner.isAtEnd ? 1_000_000_000 : size(of: name),
        size < smallest, add(whole, billionths, of: size, to: &sum)
      else { return nil }
      smallest = size
      scanner.skipSpaces()
    }
    return smallest == .max ? nil : sum
  }

  private static func size(of name: String) -> Int64? {
    // A word is one in capitals, too; a letter may mean something else then.
    switch name.count > 2 ? name.lowercased() : name {
    case "w", "week", "weeks": 7 * day
    case "day", "days": day
    case "hr", "hrs", "hour", "hours": size(of: "h")
    case "min", "mins", "minute", "minutes": size(of: "m")
    case "sec", "secs", "second", "seconds": size(of: "s")
    case "millisecond", "milliseconds": size(of: "ms")
    case "µs", "μs": 1000
    default: units.first { $0.name == name }?.nanoseconds
    }
  }

  /// `P1W`, `P2DT1H`, `PT0.5S`.
  private static func scanISO(_ scanner: inout TextScanner) -> Int64? {
    guard scanner.take("P") || scanner.take("p") else { return nil }
    var sum: Int64 = 0
    var smallest = Int64.max
    var isTime = false
    while !scanner.isAtEnd {
      if scanner.take("T") || scanner.take("t") {
        if isTime || scanner.isAtEnd { return nil }
        isTime = true
      }
      guard let (whole, billionths) = scanAmount(&scanner) else { return nil }
      let name = scanner.takeLetters(atMost: 1).lowercased()
      guard (isTime ? ["h", "m", "s"] : ["w", "d"]).contains(name), let size = size(of: name), size < smallest,
        add(whole, billionths, of: size, to: &sum)
      else { return nil }
      smallest = size
    }
    return smallest == .max ? nil : sum
  }

  private static func scanAmount(_ scanner: inout TextScanner) -> (whole: Int64, billionths: Int)? {
    guard let whole = scanner.takeNumber() else { return nil }
    guard scanner.take(".") else { return (whole, 0) }
    return scanner.takeBillionths().map { (whole, $0) }
  }

  private static func add(_ whole: Int64, _ billionths: Int, of size: Int64, to sum: inout Int64) -> Bool {
    let (product, tooLong) = whole.multipliedReportingOverflow(by: size)
    // Up to seven days times a billion need more than 64 bits.
    let fraction = Int64((Double(billionths) / 1e9 * Double(size)).rounded())
    let (part, stillTooLong) = product.addingReportingOverflow(fraction)
    let (total, inTheEndTooLong) = sum.addingReportingOverflow(part)
    if tooLong || stillTooLong || inTheEndTooLong { return false }
    sum = total
    return true
  }
}
