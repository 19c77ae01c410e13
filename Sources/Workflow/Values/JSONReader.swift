/// Reads JSON (RFC 8259) into values.
///
/// Order is kept. Of equal keys the last value counts, as in most readers, in the place of the first. Whole numbers that
/// fit into 64 bits are exact; others become IEEE doubles, and one beyond the largest double is an error, as is half
/// of a surrogate pair. A byte order mark at the start is passed over.
public enum JSONReader {
  /// What the values of one text may take in memory, as far as can be told while reading. Two bytes of JSON can become
  /// a value of 24.
  public static let memoryLimit = 128 << 20

  /// - Parameters:
  ///   - name: what the bytes are, for messages: "the reply".
  ///   - line: where they begin, for messages.
  /// - Throws: a ``Failure`` of reason `conversion` with line and column, or of reason `limit`. Its data has `line`,
  ///   `column` and `truncated`: whether the text ends before the value does.
  public static func read(
    _ bytes: [UInt8], name: String = "The text", memoryLimit: Int = JSONReader.memoryLimit, line: Int = 1
  ) throws -> Value {
    var parser = JSONParser(bytes, memoryLimit: memoryLimit)
    do throws(JSONFault) {
      return try parser.document()
    } catch {
      throw Failure.notJSON(error, in: bytes, name: name, startingIn: line)
    }
  }

  /// JSON Lines: one value a line, empty lines left out.
  ///
  /// - Throws: as ``read(_:name:memoryLimit:)``.
  public static func readLines(
    _ bytes: [UInt8], name: String = "The text", memoryLimit: Int = JSONReader.memoryLimit
  ) throws -> [Value] {
    var parser = JSONParser(bytes, memoryLimit: memoryLimit)
    do throws(JSONFault) {
      return try parser.lines()
    } catch {
      throw Failure.notJSON(error, in: bytes, name: name)
    }
  }
}

/// Why a text is no JSON, at an offset in its bytes.
struct JSONFault: Error {
  enum Cause {
    /// Something else should stand here.
    case expected(StaticString)
    case truncated
    case tooDeep, tooLarge
    case number(StaticString)
    case string(StaticString)
    case trailing
  }

  let cause: Cause
  let offset: Int
}

extension Failure {
  fileprivate static func notJSON(
    _ fault: JSONFault, in bytes: [UInt8], name: String, startingIn first: Int = 1
  ) -> Failure {
    let (ownLine, column) = position(of: fault.offset, in: bytes)
    let line = first + ownLine - 1
    let name = name.capitalizedFirst
    let found = foundText(at: fault.offset, in: bytes)
    let place = "in line \(line), column \(column)"
    var reason = Failure.Reason.conversion
    var hint: String?
    let message: String
    switch fault.cause {
    case .truncated:
      message =
        bytes.allSatisfy(JSONParser.isSpace)
        ? "\(name) is empty, but JSON was expected." : "\(name) is truncated: its JSON ends too early, \(place)."
    case .tooDeep:
      (reason, message) = (.limit, "\(name) nests lists and objects too deeply, \(place).")
      hint = "\(Extent.depthLimit) levels are read"
    case .tooLarge:
      (reason, message) = (.limit, "\(name) holds more values than fit into memory, \(place).")
    case .expected(let wanted) where bytes.first(where: { !JSONParser.isSpace($0) }) == UInt8(ascii: "<"):
      message = "\(name) is not JSON: it looks like a web page (expected \(wanted), \(place))."
    case .expected(let wanted): message = "\(name) is not JSON: expected \(wanted), found \(found) \(place)."
    case .number(let fault): message = "\(name) is not JSON: \(fault), \(place)."
    case .string(let fault): message = "\(name) is not JSON: \(fault), \(place)."
    case .trailing: message = "\(name) is not JSON: it goes on after its value with \(found) \(place)."
    }
    let isTruncated = if case .truncated = fault.cause { true } else { false }
    return Failure(
      reason, message,
      data: .dictionary(["line": Value(line), "column": Value(column), "truncated": .boolean(isTruncated)]),
      hint: hint)
  }

  /// Line and column from 1; columns count Unicode scalars.
  private static func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes.prefix(offset)
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let line = before.prefix(lineStart).reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    let column = before[lineStart...].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return (line, column)
  }

  private static let wordLimit = 12

  private static func foundText(at offset: Int, in bytes: [UInt8]) -> String {
    guard offset < bytes.count else { return "the end" }
    let word = bytes[offset...].prefix { $0 > 0x20 }
    let shown = Value.cleaned(String(decoding: word.prefix(wordLimit), as: UTF8.self))
    // The ellipsis also tells the mask of secrets that something was cut.
    return "`\(shown)\(word.count > wordLimit ? "…" : "")`"
  }
}
