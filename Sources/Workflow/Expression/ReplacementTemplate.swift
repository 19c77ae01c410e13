/// What replaces a match: text with `$1`, `$0` and `$$` in it.
struct ReplacementTemplate {
  private enum Part {
    case bytes([UInt8])
    case group(Int)
  }

  private var parts: [Part] = []

  init(_ text: String) {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "$"), let next = rest.first else {
        bytes.append(byte)
        continue
      }
      if next == UInt8(ascii: "$") {
        rest.removeFirst()
        bytes.append(byte)
      } else if (0x30...0x39).contains(next) {
        rest.removeFirst()
        if !bytes.isEmpty { parts.append(.bytes(bytes)) }
        bytes = []
        parts.append(.group(Int(next) - 0x30))
      } else {
        bytes.append(byte)
      }
    }
    if !bytes.isEmpty { parts.append(.bytes(bytes)) }
  }

  /// A group that took no part, or that the pattern does not have, is empty.
  func append(_ match: RegularExpression.Match, of source: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]) {
    for part in parts {
      switch part {
      case .bytes(let bytes): result.append(contentsOf: bytes)
      case .group(let index):
        if index < match.groups.count, let range = match.groups[index] { result.append(contentsOf: source[range]) }
      }
    }
  }
}
