/// The byte sequences that give secrets away, and the search for them.
struct SecretForms: Sendable {
  /// What is shorter would be found in every other word.
  static let least = 4

  private struct Form: Sendable {
    /// In small letters: programs write in capitals what they were given otherwise.
    let bytes: [UInt8]
    /// Whether it is the middle of an encoding in Base64: what stands beside it has bits of the secret too, and lines may
    /// be broken in it.
    let isCore: Bool
  }

  /// Longer ones first, so that a secret that holds another is taken whole.
  private var all: [Form] = []
  /// The same by their first bytes.
  private var beginning: [UInt8: [Form]] = [:]
  /// Whether a form begins with the byte: nearly all bytes are passed with one look.
  private var begins = [Bool](repeating: false, count: 256)
  private var known: Set<String> = []

  var isEmpty: Bool { all.isEmpty }

  mutating func add(_ secret: String) {
    // A definition that is called in a loop brings the same one in each turn.
    guard known.insert(secret).inserted else { return }
    // A message may quote one line of a key of many.
    let parts = Set([secret] + secret.split(whereSeparator: \.isNewline).map { String($0) })
    var isCore: [[UInt8]: Bool] = [:]
    for form in parts.flatMap({ SecretForms.writings(of: $0) }) { isCore[SecretForms.folded(form)] = false }
    for core in parts.flatMap({ SecretForms.base64(Array($0.utf8)) }) { isCore[SecretForms.folded(core)] = true }
    for form in all { isCore[form.bytes] = form.isCore || isCore[form.bytes] == true }
    all = isCore.filter { $0.key.count >= SecretForms.least }.map { Form(bytes: $0.key, isCore: $0.value) }
    all.sort { $0.bytes.count > $1.bytes.count }
    beginning = Dictionary(grouping: all) { $0.bytes[0] }
    for byte in UInt8.min...UInt8.max { begins[Int(byte)] = beginning[SecretForms.folded(byte)] != nil }
  }

  func masked(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if begins[Int(byte)], let (form, count) = form(in: bytes, at: index) {
        index += count
        if form.isCore {
          dropDigits(atEndOf: &result)
          index += bytes[index...].prefix(SecretForms.edge).prefix { SecretForms.isDigit($0) }.count
          index += bytes[index...].prefix(2).prefix { $0 == UInt8(ascii: "=") }.count
        }
        result += SecretForms.stars
        continue
      }
      if byte == SecretForms.ellipsis[0], bytes[index...].starts(with: SecretForms.ellipsis) {
        dropBeginning(atEndOf: &result)
      }
      result.append(byte)
      index += 1
    }
    return result
  }

  /// A sentence. What it quotes may be cut out of a secret: where a reader of JSON stops, the word it has found is told.
  func masked(message: [UInt8]) -> [UInt8] {
    let tick = UInt8(ascii: "`")
    let parts = masked(message).split(separator: tick, omittingEmptySubsequences: false)
    let told = parts.indices.map { index in
      // What is quoted may have backticks itself, so that any stretch between two of them may be a quotation.
      index == 0 || index == parts.count - 1 ? Array(parts[index]) : masked(quotation: Array(parts[index]))
    }
    return Array(told.joined(separator: [tick]))
  }

  private func masked(quotation: [UInt8]) -> [UInt8] {
    let folded = SecretForms.folded(quotation)
    guard folded.count >= SecretForms.least else { return quotation }
    if all.contains(where: { $0.bytes.holds(folded) }) { return SecretForms.stars }
    var (start, end) = (0, 0)
    for form in all.lazy.map(\.bytes) {
      start = max(start, form.countOfEnd(beginning: folded, least: SecretForms.least))
      end = max(end, folded.countOfEnd(beginning: form, least: SecretForms.least))
    }
    guard start + end > 0 else { return quotation }
    let middle = quotation.dropFirst(start).dropLast(end)
    return (start > 0 ? SecretForms.stars : []) + middle + (end > 0 ? SecretForms.stars : [])
  }

  /// The form that stands at a place, and how many bytes it has there.
  private func form(in bytes: [UInt8], at start: Int) -> (Form, count: Int)? {
    for form in beginning[SecretForms.folded(bytes[start])] ?? [] {
      if let count = SecretForms.length(of: form, in: bytes, at: start) { return (form, count) }
    }
    return nil
  }

  private static func length(of form: Form, in bytes: [UInt8], at start: Int) -> Int? {
    var index = start
    for (position, wanted) in form.bytes.enumerated() {
      if form.isCore, position > 0 { index += lengthOfBreak(in: bytes, at: index) }
      guard index < bytes.count, folded(bytes[index]) == wanted else { return nil }
      index += 1
    }
    return index - start
  }

  /// Base64 is mostly broken into lines of 64 or 76 digits. In a text within a text, and in a message, a line break is
  /// written in other ways.
  private static func lengthOfBreak(in bytes: [UInt8], at start: Int) -> Int {
    var index = start
    while index < bytes.count, let mark = breaks.first(where: { bytes[index...].starts(with: $0) }) {
      index += mark.count
      while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    }
    return index - start
  }

  private static let breaks = ["\n", "\r", #"\n"#, #"\r"#, "⏎", " / "].map { Array($0.utf8) }

  private func dropDigits(atEndOf result: inout [UInt8]) {
    for _ in 0..<SecretForms.edge where result.last.map({ SecretForms.isDigit($0) }) == true { result.removeLast() }
  }

  /// A message is often cut, and the cut may go through a secret.
  private func dropBeginning(atEndOf result: inout [UInt8]) {
    let end = SecretForms.folded(Array(result.suffix(all.first?.bytes.count ?? 0)))
    let count = all.map { end.countOfEnd(beginning: $0.bytes, least: SecretForms.least) }.max() ?? 0
    guard count > 0 else { return }
    result.removeLast(count)
    result += SecretForms.stars
  }

  private static let stars = Array("***".utf8)
  private static let ellipsis = Array("…".utf8)
  /// How many digits of a group of four may have bits of the secret beside those of something else.
  private static let edge = 3

  private static func folded(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
  private static func folded(_ bytes: [UInt8]) -> [UInt8] { bytes.map { folded($0) } }
}

extension [UInt8] {
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    return (0...(count - part.count)).contains { self[$0...].starts(with: part) }
  }

  /// How many bytes at the end of this are the beginning of another; 0 where that is less than is wanted.
  fileprivate func countOfEnd(beginning other: [UInt8], least: Int) -> Int {
    let longest = Swift.min(count, other.count)
    guard longest >= least else { return 0 }
    return (least...longest).reversed().first { suffix($0).elementsEqual(other.prefix($0)) } ?? 0
  }
}
