/// Writes values as CSV (RFC 4180), in the forms of ``Value/portable``. A list of dictionaries or of items of custom
/// types has one row each under the names of all their keys; a list of lists is rows without names; a list of single
/// values is one column. What is no list is one row. Lists and dictionaries inside a row are written as JSON.
public enum CSVWriter {
  /// - Throws: a ``Failure`` beyond the limits.
  public static func write(
    _ value: Value, separator: Unicode.Scalar = ",", limits: WritingLimits = WritingLimits()
  ) throws -> String {
    let items = value.items.map(\.portable)
    var output = ""
    let columns = columns(of: items)
    if !columns.isEmpty { append(columns.map { .text($0) }, separator, to: &output) }
    for item in items {
      switch item {
      case .dictionary(let dictionary):
        append(try columns.map { try field(dictionary[$0] ?? .nothing, limits) }, separator, to: &output)
      case .list(let fields): append(try fields.map { try field($0, limits) }, separator, to: &output)
      default:
        let row = try [field(item, limits)] + repeatElement(Value.nothing, count: max(columns.count, 1) - 1)
        append(row, separator, to: &output)
      }
      try limits.check(bytes: output.utf8.count, depth: 0, form: "CSV")
    }
    return output
  }

  /// The keys of all dictionaries, in the order in which they first come.
  private static func columns(of items: [Value]) -> [String] {
    var columns: [String] = []
    var known: Set<String> = []
    for case .dictionary(let dictionary) in items {
      for key in dictionary.keys where known.insert(key).inserted { columns.append(key) }
    }
    return columns
  }

  private static func field(_ value: Value, _ limits: WritingLimits) throws -> Value {
    switch value.portable {
    case .list, .dictionary: .text(String(decoding: try JSONWriter.write(value, limits: limits), as: UTF8.self))
    case let single: single
    }
  }

  private static func append(_ row: [Value], _ separator: Unicode.Scalar, to output: inout String) {
    let fields = row.map { quoted($0.text ?? "", separator) }
    output += fields.joined(separator: String(separator)) + "\r\n"
  }

  private static func quoted(_ text: String, _ separator: Unicode.Scalar) -> String {
    let needsQuotes = text.unicodeScalars.contains { $0 == separator || $0 == "\"" || $0 == "\n" || $0 == "\r" }
    if !needsQuotes { return text }
    let doubled = text.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    return "\"" + doubled.joined(separator: "\"\"") + "\""
  }
}
