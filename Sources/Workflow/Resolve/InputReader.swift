/// Makes a value of what a file or a pipe gives to the input of a workflow.
public enum InputReader {
  /// - Parameters:
  ///   - type: of the bytes, where their name tells it.
  ///   - kind: of the input.
  /// - Throws: a ``Failure`` of reason `conversion`.
  public static func value(of bytes: [UInt8], name: String, type: ContentType?, for kind: Kind) throws -> Value {
    let isData = type?.structure != nil || type == nil && looksLikeJSON(bytes)
    if type == nil, !isData, isMadeOfData(kind) { try checkJSON(bytes, name) }
    switch kind.unwrapped {
    case .list(.text) where !isData: return .list(try text(bytes, name).lines.map { .text(String($0)) })
    case .text, .number, .boolean, .date, .day, .time, .duration, .url, .choice, .secret:
      return .text(try text(bytes, name).trimmingLineBreak)
    case .any where !isData: return .text(try text(bytes, name).trimmingLineBreak)
    case .any: return try StructuredText.read(bytes, of: file(bytes, name, type ?? json(bytes)))
    case .list: return .file(file(bytes, name, type ?? (isData ? json(bytes) : ContentType("text/plain"))))
    default: return .file(file(bytes, name, type ?? ContentType(isData ? "application/json" : "text/plain")))
    }
  }

  /// Whether the value comes of data, as no text that is not data can give it.
  private static func isMadeOfData(_ kind: Kind) -> Bool {
    switch kind.unwrapped {
    case .list(let element): ![.text, .file, .folder, .image].contains(element.unwrapped)
    case .dictionary, .record: true
    default: false
    }
  }

  /// What has no name that says what it is, is JSON.
  private static func checkJSON(_ bytes: [UInt8], _ name: String) throws {
    do {
      _ = try JSONReader.read(bytes, name: "`\(Value.cleaned(name))`")
    } catch let failure as Failure {
      throw Failure(
        .conversion, failure.message,
        hint: """
          a pipe gives JSON or JSON Lines; data in another form is given as a file whose ending tells it: \
          `--input data.csv`
          """)
    }
  }

  private static func file(_ bytes: [UInt8], _ name: String, _ type: ContentType) -> File {
    File(.data(bytes), name: name, type: type)
  }

  private static func text(_ bytes: [UInt8], _ name: String) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.conversion, "\(name) is not a text in UTF-8.".capitalizedFirst)
    }
    return text
  }

  private static func looksLikeJSON(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else { return false }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// One value, or a line for each, as `jq -c` writes them.
  private static func json(_ bytes: [UInt8]) -> ContentType {
    let isOne = (try? JSONReader.read(bytes)) != nil
    return ContentType(isOne || (try? JSONReader.readLines(bytes)) == nil ? "application/json" : "application/x-ndjson")
  }
}

extension String {
  /// Without the line break that programs put behind what they print.
  fileprivate var trimmingLineBreak: String { last?.isNewline == true ? String(dropLast()) : self }
}
