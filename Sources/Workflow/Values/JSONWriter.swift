/// Writes values as JSON (RFC 8259), in UTF-8 and in the forms of ``Value/portable``.
public struct JSONWriter {
  /// Two spaces a level, one item a line; otherwise everything stands in one line without spaces.
  private let isPretty: Bool
  /// Whether it goes to a server, which gets what secrets hide, and cases of enums as what is sent of them.
  private let isSent: Bool
  private let limits: WritingLimits
  private var output: [UInt8] = []

  private init(isPretty: Bool, isSent: Bool = false, limits: WritingLimits) {
    self.isPretty = isPretty
    self.isSent = isSent
    self.limits = limits
  }

  /// - Throws: a ``Failure`` for a number that is infinite or none, which JSON does not know, and beyond the limits.
  public static func write(
    _ value: Value, pretty: Bool = false, limits: WritingLimits = WritingLimits()
  ) throws -> [UInt8] {
    var writer = JSONWriter(isPretty: pretty, limits: limits)
    try writer.append(value, depth: 0)
    return writer.output
  }

  /// With the secrets in it, and each case of an enum as what goes over the wire, for the body of a request.
  ///
  /// - Throws: as ``write(_:pretty:limits:)``.
  public static func reveal(_ value: Value) throws -> [UInt8] {
    var writer = JSONWriter(isPretty: false, isSent: true, limits: WritingLimits())
    try writer.append(value, depth: 0)
    return writer.output
  }

  /// - Throws: as ``write(_:pretty:limits:)``.
  public static func text(_ value: Value, pretty: Bool = false) throws -> String {
    String(decoding: try write(value, pretty: pretty), as: UTF8.self)
  }

  /// JSON Lines: one item a line, each line ended. A value that is no list is one line.
  ///
  /// - Throws: as ``write(_:pretty:limits:)``.
  public static func writeLines(_ value: Value, limits: WritingLimits = WritingLimits()) throws -> [UInt8] {
    var writer = JSONWriter(isPretty: false, limits: limits)
    for item in value.items {
      try writer.append(item, depth: 0)
      writer.output.append(UInt8(ascii: "\n"))
    }
    return writer.output
  }

  private mutating func append(_ value: Value, depth: Int) throws {
    switch value {
    case .nothing: output += "null".utf8
    case .boolean(let flag): output += (flag ? "true" : "false").utf8
    case .integer(let whole): output += String(whole).utf8
    case .number(let number):
      guard number.isFinite else {
        throw Failure(.conversion, "JSON has no number `\(NumberText.print(number))`.", hint: "write it as a text")
      }
      output += NumberText.print(number).utf8
    case .text(let text): append(text)
    case .list(let items):
      try append(open: "[", close: "]", count: items.count, depth: depth) { writer, index in
        try writer.append(items[index], depth: depth + 1)
      }
    case .dictionary(let dictionary): try append(dictionary, depth: depth)
    case .secret(let secret) where isSent: append(secret.reveal())
    case .choice(let choice) where isSent: append(choice.label.value)
    default: try append(value.portable, depth: depth)
    }
    try limits.check(bytes: output.count, depth: depth, form: "JSON")
  }

  private mutating func append(_ dictionary: OrderedDictionary, depth: Int) throws {
    try append(open: "{", close: "}", count: dictionary.count, depth: depth) { writer, index in
      let (key, value) = dictionary[index]
      writer.append(key)
      writer.output += (writer.isPretty ? ": " : ":").utf8
      try writer.append(value, depth: depth + 1)
    }
  }

  private mutating func append(
    open: Unicode.Scalar, close: Unicode.Scalar, count: Int, depth: Int, item: (inout JSONWriter, Int) throws -> Void
  ) throws {
    try limits.check(bytes: output.count, depth: depth + 1, form: "JSON")
    output.append(UInt8(ascii: open))
    for index in 0..<count {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      breakLine(depth + 1)
      try item(&self, index)
    }
    if count > 0 { breakLine(depth) }
    output.append(UInt8(ascii: close))
  }

  private mutating func breakLine(_ depth: Int) {
    guard isPretty else { return }
    output.append(UInt8(ascii: "\n"))
    output += repeatElement(UInt8(ascii: " "), count: depth * 2)
  }

  private mutating func append(_ text: String) {
    output.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes in
      // Most texts need no escape at all, and are copied whole.
      var (start, index) = (0, 0)
      while index < bytes.count {
        guard JSONText.mayNeedEscape(bytes[index]) else {
          index += 1
          continue
        }
        let (scalar, length) = JSONWriter.scalar(in: bytes, at: index)
        if let escape = JSONText.escape(of: scalar) {
          output.append(contentsOf: bytes[start..<index])
          output += escape.utf8
          start = index + length
        }
        index += length
      }
      output.append(contentsOf: bytes[start...])
    }
    output.append(UInt8(ascii: "\""))
  }

  /// The character that begins at a byte of a text, and how many bytes it has.
  private static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> (UInt32, length: Int) {
    let first = UInt32(bytes[start])
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let lead = length == 1 ? first : first & (0x7F >> UInt32(length))
    let scalar = bytes[start...].prefix(length).dropFirst().reduce(lead) { $0 << 6 | UInt32($1 & 0x3F) }
    return (scalar, length)
  }
}
