import Workflow

/// How the output of a run is written.
enum OutputForm: String, CaseIterable, Sendable {
  case text, json, jsonl, yaml, csv, html, file

  /// By the extension of the file that is written.
  init?(path: String) {
    switch FilePath.divided(FilePath.name(of: path)).ending.dropFirst().lowercased() {
    case "txt": self = .text
    case "json": self = .json
    case "jsonl", "ndjson": self = .jsonl
    case "yaml", "yml": self = .yaml
    case "csv": self = .csv
    case "html", "htm": self = .html
    default: return nil
    }
  }

  /// - Parameters:
  ///   - read: gives the bytes of a file that is the output.
  ///   - page: gives the bytes of a page that shows the output.
  /// - Throws: a ``Failure`` for a value that has no such form.
  func bytes(
    of value: Value, read: (File) throws -> [UInt8], page: (Value) -> [UInt8]
  ) throws -> [UInt8] {
    switch self {
    case .text: OutputForm.ended(try TextForm.print(value))
    case .json: OutputForm.ended(try JSONWriter.text(value, pretty: true))
    case .jsonl: try JSONWriter.writeLines(value)
    case .yaml: OutputForm.ended(try YAMLWriter.write(value))
    case .csv: OutputForm.ended(try CSVWriter.write(value))
    case .html: page(value)
    case .file: try OutputForm.content(of: value, read: read)
    }
  }

  /// Nothing is printed as nothing; everything else ends its last line.
  private static func ended(_ text: String) -> [UInt8] {
    // By bytes, as CR LF is one character, which does not end in LF.
    let bytes = Array(text.utf8)
    return bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? bytes : bytes + [UInt8(ascii: "\n")]
  }

  private static func content(of value: Value, read: (File) throws -> [UInt8]) throws -> [UInt8] {
    switch value {
    case .file(let file), .image(let file): return try read(file)
    case .list(let items) where items.count == 1: return try content(of: items[0], read: read)
    default: throw Failure(.conversion, "`--output-type file` needs a file, but the output is \(value.found).")
    }
  }
}
