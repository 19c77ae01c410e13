/// Looks through the markup of a property list in XML for what its reader would take silently, or with too much work.
///
/// Whether the rest is well-formed is up to the reader.
struct MarkupCheck {
  private let bytes: [UInt8]
  private var position = 0
  /// The keys that each open dictionary has so far; an open array has none.
  private var open: [Set<String>] = []

  /// - Throws: the first fault.
  static func check(_ bytes: [UInt8]) throws(PropertyListFault) {
    var check = MarkupCheck(bytes: bytes)
    try check.run()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() throws(PropertyListFault) {
    while let start = next("<", from: position) {
      position = start
      if has("<<<<<<<") { throw .mergeMark(at: start) }
      if has("<?") {
        skip(behind: "?>")
      } else if has("<!--") {
        skip(behind: "-->")
      } else if has("<![CDATA[") {
        skip(behind: "]]>")
      } else if has("<!") {
        try skipDeclaration()
      } else {
        try takeTag()
      }
    }
  }

  private mutating func skipDeclaration() throws(PropertyListFault) {
    let end = next(">", from: position) ?? bytes.count
    if has("<!ENTITY") || bytes[position..<end].contains(UInt8(ascii: "[")) { throw .declarations(at: position) }
    position = end
  }

  private mutating func takeTag() throws(PropertyListFault) {
    let start = position
    guard let end = next(">", from: start) else {
      position = bytes.count
      return
    }
    let isEmpty = bytes[end - 1] == UInt8(ascii: "/")
    position = end + 1
    switch name(in: start + 1..<end) {
    case "key" where !isEmpty: try takeKey(at: start)
    case "dict" where !isEmpty, "array" where !isEmpty:
      if open.count == PropertyListFault.depthLimit { throw .tooDeep(at: start) }
      open.append([])
    case "/dict", "/array": _ = open.popLast()
    case "/plist": try checkEnd()
    default: break
    }
  }

  private mutating func takeKey(at start: Int) throws(PropertyListFault) {
    guard let end = next("<", from: position) else { throw .unclosedKey(at: start) }
    let key = String(decoding: bytes[position..<end], as: UTF8.self)
    position = end
    // A tag within it is for the reader to refuse, unless there may be millions of them.
    if !has("</"), !has("<!") { throw .unclosedKey(at: start) }
    guard let place = open.indices.last else { return }
    if !open[place].insert(key).inserted { throw .sameKey(key, at: start) }
  }

  /// Behind the end are only spaces and comments.
  private mutating func checkEnd() throws(PropertyListFault) {
    while let place = bytes[position...].firstIndex(where: { $0 > 0x20 }) {
      position = place
      guard has("<!--") else { throw has("<<<<<<<") ? .mergeMark(at: place) : .textBehind(at: place) }
      skip(behind: "-->")
    }
    position = bytes.count
  }

  private func name(in range: Range<Int>) -> String {
    let word = bytes[range].prefix { $0 > 0x20 }
    return String(decoding: word.last == UInt8(ascii: "/") && word.count > 1 ? word.dropLast() : word, as: UTF8.self)
  }

  private func has(_ mark: StaticString) -> Bool {
    mark.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private func next(_ mark: Unicode.Scalar, from start: Int) -> Int? {
    bytes[min(start, bytes.count)...].firstIndex(of: UInt8(ascii: mark))
  }

  private mutating func skip(behind mark: StaticString) {
    while position < bytes.count, !has(mark) { position += 1 }
    position = min(position + mark.utf8CodeUnitCount, bytes.count)
  }
}
