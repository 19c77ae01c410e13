/// Makes a value of what a file or a pipe gives to the input of a workflow.
public enum InputReader {
  /// - Parameters:
  ///   - type: of the bytes, where their name tells it.
  ///   - kind: of the input.
  /// - Throws: a ``Failure`` of reason `conversion`.
  public static func value(of bytes: [UInt8], name: String, type: ContentType?, for kind: Kind) throws -> Value {
    if type == nil, isMadeOfData(kind) { return try data(bytes, name) }
    let isData = type?.structure != nil || type == nil && looksLikeJSON(bytes)
    switch kind.unwrapped {
    case .list(let element) where element.unwrapped.isOneLine && type?.structure == nil:
      let isSecret = element.unwrapped == .secret
      // A line of a log begins with a bracket, too.
      if isData, !isSecret, let value = try? data(bytes, name) { return value }
      return .list(try text(bytes, name).lines.map { isSecret ? .secret(Secret(String($0))) : .text(String($0)) })
    case .secret: return .secret(Secret(try text(bytes, name).trimmingLineBreak))
    case .text, .number, .boolean, .date, .day, .time, .duration, .url, .folder, .choice:
      return .text(try text(bytes, name).trimmingLineBreak)
    case .any where !isData: return .text(try text(bytes, name).trimmingLineBreak)
    case .any: return try type.map { try StructuredText.read(bytes, of: file(bytes, name, $0)) } ?? data(bytes, name)
    default: return .file(file(bytes, name, type ?? self.type(of: bytes, isData: isData)))
    }
  }

  /// As far as bytes without a name tell it.
  private static func type(of bytes: [UInt8], isData: Bool) -> ContentType {
    if let picture = ContentType(ofPicture: bytes) { return picture }
    if String(validating: bytes, as: UTF8.self) == nil { return ContentType("application/octet-stream") }
    return ContentType(isData ? "application/json" : "text/plain")
  }

  /// Whether the value comes of data, as no text that is not data can give it.
  private static func isMadeOfData(_ kind: Kind) -> Bool {
    switch kind.unwrapped {
    case .list(let element): !element.unwrapped.isOneLine
    case .dictionary, .record: true
    default: false
    }
  }

  /// What has no name that says what it is, is JSON: one value, or one a line, as `jq -c` writes them.
  private static func data(_ bytes: [UInt8], _ name: String) throws -> Value {
    do {
      return try JSONReader.read(bytes, name: "`\(Value.cleaned(name))`")
    } catch let failure as Failure {
      if let values = try? JSONReader.readLines(bytes) { return .list(values) }
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
}

extension String {
  /// Without the line break that programs put behind what they print.
  fileprivate var trimmingLineBreak: String { last?.isNewline == true ? String(dropLast()) : self }
}

extension Kind {
  /// Whether a line of text can say a value of it: a path says a file.
  fileprivate var isOneLine: Bool {
    switch self {
    case .text, .number, .boolean, .date, .day, .time, .duration, .url, .file, .folder, .image, .choice, .secret: true
    default: false
    }
  }
}
