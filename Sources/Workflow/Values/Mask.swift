import Synchronization

/// The secrets that a run has come to know, and how a text is rid of them.
///
/// Types keep a secret from being shown, but not a copy of it that comes back from outside: the URL in the message of a
/// server, the standard error of a program, a reply that echoes a header. All that is shown, printed, logged, traced or
/// stored passes through the mask of its run.
public final class Mask: Sendable {
  private let forms = Mutex<Forms>(Forms())

  public init() {}

  /// Nothing is known, so that nothing changes.
  public var isEmpty: Bool { forms.withLock { $0.isEmpty } }

  public func add(_ secret: Secret) { forms.withLock { $0.add(secret.reveal()) } }

  /// The secrets in a value, however deep they are.
  public func add(secretsIn value: Value) {
    switch value {
    case .secret(let secret): add(secret)
    case .list(let items): for item in items { add(secretsIn: item) }
    case .dictionary(let dictionary): for value in dictionary.values { add(secretsIn: value) }
    case .record(let record): for value in record.values { add(secretsIn: value) }
    default: return
    }
  }

  public func masked(_ bytes: [UInt8]) -> [UInt8] {
    let forms = forms.withLock { $0 }
    return forms.isEmpty ? bytes : forms.masked(bytes)
  }

  public func masked(_ text: String) -> String {
    let forms = forms.withLock { $0 }
    return forms.isEmpty ? text : String(decoding: forms.masked(Array(text.utf8)), as: UTF8.self)
  }

  /// The value with its texts masked. What is no text stays as it is.
  public func masked(_ value: Value) -> Value {
    guard !isEmpty else { return value }
    switch value {
    case .text(let text): return .text(masked(text))
    case .url(let address):
      // What is no URL any more without its secret is a text.
      let text = masked(address.text)
      return Address(text).map(Value.url) ?? .text(text)
    case .list(let items): return .list(items.map { masked($0) })
    case .dictionary(let dictionary):
      return .dictionary(OrderedDictionary(dictionary.pairs.map { (masked($0.key), masked($0.value)) }))
    case .record(let record): return .record(Record(record.kind, record.values.map { masked($0) }))
    default: return value
    }
  }

  public func masked(_ failure: Failure) -> Failure {
    guard !isEmpty else { return failure }
    return Failure(
      failure.reason, masked(failure.message), code: failure.code, data: masked(failure.data), at: failure.range,
      hint: failure.hint.map { masked($0) }, notes: failure.notes.map { masked($0) })
  }
}

/// The byte sequences that give secrets away, and the search for them.
private struct Forms: Sendable {
  /// What is shorter would be found in every other word.
  static let least = 4

  /// Longer ones first, so that a secret that holds another is taken whole.
  private var all: [[UInt8]] = []
  /// Those that are the middle of an encoding in Base64: what stands beside one has bits of the secret too.
  private var cores: Set<[UInt8]> = []
  /// Whether a form begins with the byte: nearly all bytes are passed with one look.
  private var begins = [Bool](repeating: false, count: 256)

  private var known: Set<String> = []

  var isEmpty: Bool { all.isEmpty }

  mutating func add(_ secret: String) {
    // A definition that is called in a loop brings the same one in each turn.
    guard known.insert(secret).inserted else { return }
    var found: [[UInt8]] = [Array(secret.utf8)]
    // A message may quote one line of a key of many.
    found += secret.split(whereSeparator: \.isNewline).map { Array($0.utf8) }
    let encoded = found.flatMap { Forms.base64($0) }
    cores.formUnion(encoded)
    found += found.flatMap { Forms.encodings(of: $0) } + encoded
    for form in found where form.count >= Forms.least && !all.contains(form) {
      all.append(form)
      begins[Int(form[0])] = true
    }
    all.sort { $0.count > $1.count }
  }

  func masked(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if begins[Int(byte)], let form = all.first(where: { bytes[index...].starts(with: $0) }) {
        index += form.count
        if cores.contains(form) {
          dropDigits(atEndOf: &result)
          index += bytes[index...].prefix(Forms.edge).prefix { Forms.isDigit($0) }.count
          index += bytes[index...].prefix(2).prefix { $0 == UInt8(ascii: "=") }.count
        }
        result += Forms.stars
        continue
      }
      if byte == Forms.ellipsis[0], bytes[index...].starts(with: Forms.ellipsis) { dropBeginning(in: &result) }
      result.append(byte)
      index += 1
    }
    return result
  }

  private func dropDigits(atEndOf result: inout [UInt8]) {
    for _ in 0..<Forms.edge where result.last.map({ Forms.isDigit($0) }) == true { result.removeLast() }
  }

  /// A message is often cut, and the cut may go through a secret.
  private func dropBeginning(in result: inout [UInt8]) {
    for form in all {
      for count in (Forms.least..<max(form.count, Forms.least + 1)).reversed()
      where result.count >= count && result.suffix(count).elementsEqual(form.prefix(count)) {
        result.removeLast(count)
        result += Forms.stars
        return
      }
    }
  }

  private static let stars = Array("***".utf8)
  private static let ellipsis = Array("…".utf8)
  /// How many digits of a group of four may have bits of the secret beside those of something else.
  private static let edge = 3

  private static func isDigit(_ byte: UInt8) -> Bool { alphabet.contains(byte) || byte == 0x2D || byte == 0x5F }
}

extension Forms {
  /// How a secret looks inside a URL, a form, JSON, CSV and HTML.
  private static func encodings(of secret: [UInt8]) -> [[UInt8]] {
    let text = String(decoding: secret, as: UTF8.self)
    let percent = Address.encoded(text)
    let json = escaped(text, [("\\", #"\\"#), ("\"", #"\""#), ("\n", #"\n"#), ("\r", #"\r"#), ("\t", #"\t"#)])
    let html = escaped(text, [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")])
    let texts = [
      percent, percent.replacing("%20", with: "+"), lowerCased(escapesOf: percent), json,
      escaped(json, [("/", #"\/"#)]), ascii(json), ascii(json, uppercase: true), escaped(text, [("\"", "\"\"")]), html,
      escaped(html, [("'", "&#39;")]), escaped(html, [("'", "&#x27;")]),
    ]
    return texts.map { Array($0.utf8) }
  }

  private static func escaped(_ text: String, _ escapes: [(Character, String)]) -> String {
    text.map { character in escapes.first { $0.0 == character }?.1 ?? String(character) }.joined()
  }

  /// JSON with nothing but ASCII in it, as many programs write it.
  private static func ascii(_ json: String, uppercase: Bool = false) -> String {
    json.utf16.map { unit in
      if unit < 0x80 { return String(UnicodeScalar(UInt8(unit))) }
      let digits = String(unit, radix: 16, uppercase: uppercase)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// `%2f` for `%2F`, as some servers write it.
  private static func lowerCased(escapesOf text: String) -> String {
    var digits = 0
    return String(
      text.map { character -> Character in
        if character == "%" { digits = 3 }
        digits -= 1
        return digits >= 0 ? Character(character.lowercased()) : character
      })
  }

  /// The part of an encoding in Base64 that does not depend on what stands before and behind the secret, for each of the
  /// three places it may have in a group of three bytes.
  fileprivate static func base64(_ secret: [UInt8]) -> [[UInt8]] {
    (0..<3).flatMap { offset -> [[UInt8]] in
      let groups = (offset + secret.count) / 3
      let first = offset == 0 ? 0 : 1
      guard groups > first else { return [] }
      let whole = [UInt8](repeating: 0, count: offset) + secret
      let encoded = whole[(first * 3)..<(groups * 3)].chunked(by: 3).flatMap { Forms.digits(of: $0) }
      let urlSafe = encoded.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: "-") : $0 == UInt8(ascii: "/") ? 0x5F : $0 }
      return encoded == urlSafe ? [encoded] : [encoded, urlSafe]
    }
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static func digits(of group: ArraySlice<UInt8>) -> [UInt8] {
    let bits = group.reduce(0) { $0 << 8 | Int($1) }
    return [18, 12, 6, 0].map { alphabet[bits >> $0 & 63] }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func chunked(by size: Int) -> [ArraySlice<UInt8>] {
    stride(from: startIndex, to: endIndex, by: size).map { self[$0..<Swift.min($0 + size, endIndex)] }
  }
}
