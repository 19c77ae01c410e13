/// Walks over the bytes of a JSON text once and builds its values.
struct JSONParser {
  let bytes: [UInt8]
  var position = 0
  private var depth = 0
  private let memoryLimit: Int
  private var memory = 0
  private var keys = KeyTree()
  /// The number of items of the list before.
  private var expectedItems = 0
  /// The bytes of a text with escapes while it is put together.
  var unescaped: [UInt8] = []

  init(_ bytes: [UInt8], memoryLimit: Int) {
    self.bytes = bytes
    self.memoryLimit = memoryLimit
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func document() throws(JSONFault) -> Value {
    let result = try value()
    skipSpace()
    if position < bytes.count { throw JSONFault(cause: .trailing, offset: position) }
    return result
  }

  mutating func lines() throws(JSONFault) -> [Value] {
    var result: [Value] = []
    skipSpace()
    while position < bytes.count {
      result.append(try value())
      try account(MemoryLayout<Value>.stride)
      while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 || bytes[position] == 0x0D {
        position += 1
      }
      if position < bytes.count, bytes[position] != 0x0A { throw JSONFault(cause: .trailing, offset: position) }
      skipSpace()
    }
    return result
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  @inline(__always)
  private mutating func skipSpace() {
    while position < bytes.count, JSONParser.isSpace(bytes[position]) { position += 1 }
  }

  /// The next byte that is no space.
  @inline(__always)
  private mutating func next() throws(JSONFault) -> UInt8 {
    skipSpace()
    guard position < bytes.count else { throw JSONFault(cause: .truncated, offset: position) }
    return bytes[position]
  }

  func expected(_ wanted: StaticString) -> JSONFault { JSONFault(cause: .expected(wanted), offset: position) }

  private mutating func value() throws(JSONFault) -> Value {
    switch try next() {
    case UInt8(ascii: "\""):
      position += 1
      return .text(try string())
    case UInt8(ascii: "{"): return try nested { parser throws(JSONFault) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(JSONFault) in try parser.list() }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .nothing)
    default: throw expected("a value")
    }
  }

  @inline(__always)
  private mutating func nested(
    _ read: (inout JSONParser) throws(JSONFault) -> Value
  ) throws(JSONFault) -> Value {
    if depth == Extent.depthLimit { throw JSONFault(cause: .tooDeep, offset: position) }
    depth += 1
    position += 1
    let result = try read(&self)
    depth -= 1
    return result
  }

  private mutating func word(_ word: StaticString, _ value: Value) throws(JSONFault) -> Value {
    let start = position
    for index in 0..<word.utf8CodeUnitCount {
      guard position < bytes.count else { throw JSONFault(cause: .truncated, offset: position) }
      guard bytes[position] == word.utf8Start[index] else {
        position = start
        throw expected("a value")
      }
      position += 1
    }
    return value
  }

  private mutating func list() throws(JSONFault) -> Value {
    var items: [Value] = []
    if try next() == UInt8(ascii: "]") {
      position += 1
      return .list(items)
    }
    // Lists of one kind of record are about as long as each other; what is reserved in vain stays small.
    items.reserveCapacity(min(expectedItems, 8))
    while true {
      items.append(try value())
      try account(MemoryLayout<Value>.stride)
      switch try next() {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "]"):
        position += 1
        expectedItems = items.count
        return .list(items)
      default: throw expected("`,` or `]`")
      }
    }
  }

  private mutating func object() throws(JSONFault) -> Value {
    if try next() == UInt8(ascii: "}") {
      position += 1
      return .dictionary(OrderedDictionary())
    }
    var node = KeyTree.root
    var values: [Value] = []
    values.reserveCapacity(keys.expectedCount)
    while true {
      if try next() != UInt8(ascii: "\"") { throw expected("a key in double quotes") }
      position += 1
      if let known = keys.child(of: node, at: position, in: bytes) {
        position += known.length + 1
        node = known.node
      } else {
        let start = position
        let key = try string()
        guard let new = keys.add(key, start: start, length: position - start - 1, to: node) else {
          return try irregularObject(keys.names(to: node), values, key: key)
        }
        node = new
      }
      values.append(try member())
      switch try next() {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "}"):
        position += 1
        try account(values.count * MemoryLayout<Value>.stride + 32)
        keys.expectedCount = values.count
        return .dictionary(OrderedDictionary(keys.list(to: node), values))
      default: throw expected("`,` or `}`")
      }
    }
  }

  /// The rest of an object whose keys are not worth remembering, because it repeats one or has many.
  private mutating func irregularObject(
    _ names: [String], _ values: [Value], key: String
  ) throws(JSONFault) -> Value {
    var pairs: [OrderedDictionary.Pair] = Array(zip(names, values)).map { (key: $0, value: $1) }
    var key = key
    while true {
      pairs.append((key, try member()))
      try account(MemoryLayout<OrderedDictionary.Pair>.stride * 2 + key.utf8.count)
      switch try next() {
      case UInt8(ascii: ","):
        position += 1
        if try next() != UInt8(ascii: "\"") { throw expected("a key in double quotes") }
        position += 1
        key = try string()
      case UInt8(ascii: "}"):
        position += 1
        return .dictionary(OrderedDictionary(pairs))
      default: throw expected("`,` or `}`")
      }
    }
  }

  @inline(__always)
  private mutating func member() throws(JSONFault) -> Value {
    if try next() != UInt8(ascii: ":") { throw expected("`:`") }
    position += 1
    return try value()
  }

  mutating func account(_ bytes: Int) throws(JSONFault) {
    memory += bytes
    if memory > memoryLimit { throw JSONFault(cause: .tooLarge, offset: position) }
  }
}
