/// Reads CSV (RFC 4180): rows of texts, the first of which names the columns. Lines may end with LF alone, empty lines
/// are left out, and a byte order mark is passed over.
public struct CSVReader {
  private let bytes: [UInt8]
  private let separator: UInt8
  private let name: String
  private var position = 0
  private var line = 1

  private init(_ bytes: [UInt8], separator: UInt8, name: String) {
    self.bytes = bytes
    self.separator = separator
    self.name = name
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// One dictionary of texts a row.
  ///
  /// - Parameter name: what the bytes are, for messages.
  /// - Throws: a ``Failure`` of reason `conversion` with the line.
  public static func read(
    _ bytes: [UInt8], separator: Unicode.Scalar = ",", name: String = "The text"
  ) throws -> [Value] {
    var reader = CSVReader(bytes, separator: UInt8(ascii: separator), name: name)
    guard let header = try reader.row() else { return [] }
    if let twice = header.indices.first(where: { header[..<$0].contains(header[$0]) }) {
      throw reader.fault("the column `\(Value.cleaned(header[twice]))` is named twice", line: 1)
    }
    let keys = KeyList(distinct: header)
    var rows: [Value] = []
    var start = reader.line
    while let row = try reader.row() {
      if row.count != header.count {
        let fields = row.count == 1 ? "1 field" : "\(row.count) fields"
        throw reader.fault("a row has \(fields), but the first one names \(header.count) columns", line: start)
      }
      rows.append(.dictionary(OrderedDictionary(keys, row.map { .text($0) })))
      start = reader.line
    }
    return rows
  }

  /// Every row as a list of texts, the first one included.
  ///
  /// - Parameter line: where the bytes begin, for messages.
  /// - Throws: as ``read(_:separator:name:)``.
  public static func readRows(
    _ bytes: [UInt8], separator: Unicode.Scalar = ",", name: String = "The text", line: Int = 1
  ) throws -> [Value] {
    var reader = CSVReader(bytes, separator: UInt8(ascii: separator), name: name)
    reader.line = line
    var rows: [Value] = []
    while let row = try reader.row() { rows.append(.list(row.map { .text($0) })) }
    return rows
  }

  /// The next row that is not empty; nothing at the end.
  private mutating func row() throws -> [String]? {
    while takeLineBreak() {}
    guard position < bytes.count else { return nil }
    var fields: [String] = []
    while true {
      fields.append(try field())
      if position < bytes.count, bytes[position] == separator {
        position += 1
      } else if takeLineBreak() || position == bytes.count {
        return fields
      } else {
        throw fault("a character stands between a closing quote and the next field", line: line)
      }
    }
  }

  private mutating func takeLineBreak() -> Bool {
    guard position < bytes.count else { return false }
    if bytes[position] == 0x0D, position + 1 < bytes.count, bytes[position + 1] == 0x0A { position += 1 }
    guard bytes[position] == 0x0A || bytes[position] == 0x0D else { return false }
    position += 1
    line += 1
    return true
  }

  private mutating func field() throws -> String {
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") { return try quotedField() }
    let start = position
    while position < bytes.count, bytes[position] != separator, bytes[position] != 0x0A, bytes[position] != 0x0D {
      position += 1
    }
    return try text(Array(bytes[start..<position]))
  }

  private mutating func quotedField() throws -> String {
    let start = line
    position += 1
    var content: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == 0x0A { line += 1 }
      if byte != UInt8(ascii: "\"") {
        content.append(byte)
      } else if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
        content.append(byte)
        position += 1
      } else {
        return try text(content)
      }
    }
    throw fault("a field in quotes does not end", line: start)
  }

  private func text(_ bytes: [UInt8]) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw fault("a field is not UTF-8", line: line) }
    return text
  }

  private func fault(_ problem: String, line: Int) -> Failure {
    Failure(
      .conversion, "\(name.capitalizedFirst) is not CSV: \(problem), in line \(line).", data: ["line": Value(line)])
  }
}
