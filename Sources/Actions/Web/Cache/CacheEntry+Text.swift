internal import Workflow

/// A reply in a file: lines of its head as HTTP writes them, an empty one, and the body.
extension CacheEntry {
  private static let mark = "runner-cache 1"

  var bytes: [UInt8] {
    var lines = [CacheEntry.mark, "\(requested) \(received) \(head.status)"]
    lines += selectors.map { "vary \($0.name) \($0.digest)" }
    lines += head.fields.map { "\($0.name): \($0.value)" }
    return Array((lines.joined(separator: "\n") + "\n\n").utf8) + body
  }

  /// Nothing where the bytes are no reply that was kept by this version.
  init?(_ bytes: [UInt8]) {
    let line = UInt8(ascii: "\n")
    guard let end = bytes.indices.dropLast().first(where: { bytes[$0] == line && bytes[$0 + 1] == line }) else {
      return nil
    }
    var lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\n")[...]
    guard lines.popFirst() == Substring(CacheEntry.mark) else { return nil }
    let numbers = lines.popFirst()?.split(separator: " ").compactMap { Int64($0) } ?? []
    // Times that no clock shows come from a damaged file, and could not be counted with.
    guard numbers.count == 3, (0...CacheEntry.latest).contains(numbers[0]),
      (numbers[0]...CacheEntry.latest).contains(numbers[1]), (100...599).contains(numbers[2])
    else { return nil }
    var selectors: [(name: String, digest: String)] = []
    while let words = lines.first?.split(separator: " "), words.count == 3, words[0] == "vary" {
      selectors.append((String(words[1]), String(words[2])))
      lines.removeFirst()
    }
    let fields = lines.compactMap { line -> HTTPField? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return HTTPField(String(line[..<colon]), String(line[line.index(after: colon)...].trimmed))
    }
    self.init(
      requested: numbers[0], received: numbers[1], head: ReplyHead(status: Int(numbers[2]), fields: fields),
      selectors: selectors, body: Array(bytes[(end + 2)...]))
  }
}
