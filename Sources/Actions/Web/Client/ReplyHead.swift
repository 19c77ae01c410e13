internal import Workflow

/// The status and the headers of a reply, as they come in line by line.
struct ReplyHead: Sendable {
  private(set) var status = 0
  private(set) var fields: [HTTPField] = []
  private var byteCount = 0
  private(set) var isComplete = false

  init() {}

  init(status: Int, fields: [HTTPField]) {
    self.status = status
    self.fields = fields
    isComplete = true
  }

  /// - Returns: whether the headers fit the limit.
  mutating func take(_ line: UnsafeRawBufferPointer, limit: Int) -> Bool {
    // What follows the body are trailers, which nobody has asked for.
    if isComplete { return true }
    byteCount += line.count
    guard byteCount <= limit else { return false }
    let line = ReplyHead.trimmed(line[...])
    if line.isEmpty {
      // 103 and the like come before the reply itself.
      if status >= 200 { isComplete = true }
    } else if line.starts(with: Array("HTTP/".utf8)) {
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
      status = words.count > 1 ? Int(String(decoding: words[1], as: UTF8.self)) ?? 0 : 0
      fields = []
    } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let value = String(decoding: ReplyHead.trimmed(line[(colon + 1)...]), as: UTF8.self)
      fields.append(HTTPField(name, value))
    }
    return true
  }

  private static func trimmed(_ bytes: Slice<UnsafeRawBufferPointer>) -> Slice<UnsafeRawBufferPointer> {
    var bytes = bytes
    while let first = bytes.first, isSpace(first) { bytes.removeFirst() }
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return bytes
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

extension ReplyHead {
  /// The first header of a name in lower case.
  func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }

  /// The members of a header that is a list, over all its lines, in lower case.
  func list(_ name: String) -> [String] {
    fields.filter { $0.name == name }
      .flatMap { $0.value.split(separator: ",") }
      .map { $0.trimmed.lowercased() }
      .filter { !$0.isEmpty }
  }

  /// The codings of the body, without the one that means none.
  var codings: [String] { list("content-encoding").filter { $0 != "identity" } }

  /// Whether all who read it agree on where its body ends (RFC 9112, section 6.3): `Content-Length` says one number, however
  /// often, and one that can be counted to. A library that cannot read it takes the end of the connection for the end of
  /// the body, and whatever has come by then for all of it.
  var tellsOneLength: Bool {
    if fields.contains(where: { $0.name == "transfer-encoding" }) { return true }
    let lengths = fields.filter { $0.name == "content-length" }
      .flatMap { $0.value.split(separator: ",", omittingEmptySubsequences: false) }
      .map { length in
        let digits = length.trimmed
        return digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int64(digits) : nil
      }
    return lengths.allSatisfy { $0 != nil && $0 == lengths[0] }
  }

  /// How many bytes will be taken, where that can be known before. What no disk holds is not believed, so that counts
  /// may be added up.
  var expectedCount: Int? {
    guard codings.isEmpty, let count = value("content-length").flatMap({ Int($0) }), (0...1 << 50).contains(count)
    else { return nil }
    return count
  }
}

extension Substring {
  /// Without spaces and tabs at its ends.
  var trimmed: Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
