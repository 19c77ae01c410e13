import Workflow

/// What `--input` or a pipe gives to the input that takes it.
enum PipedInput {
  /// - Parameter path: of `--input`; `-` is standard input.
  /// - Returns: nothing where nothing was given.
  static func value(
    for input: ParameterDeclaration, path: String?, cancellation: Cancellation
  ) throws -> Value? {
    if let path, path != "-" { return .file(File(path: path)) }
    guard path == "-" || StandardInput.isGiven else { return nil }
    let bytes = try StandardInput.read(until: cancellation)
    // A job whose standard input is an empty pipe was given nothing.
    if bytes.isEmpty, path == nil { return nil }
    switch input.kind.unwrapped {
    case .list(.text):
      return .list(try text(bytes).split(whereSeparator: \.isNewline).map { .text(String($0)) })
    case .text, .number, .boolean, .date, .day, .time, .duration, .url, .choice, .secret:
      return .text(try text(bytes).trimmingLineBreak)
    default:
      let type = looksLikeJSON(bytes) ? "application/json" : "text/plain"
      return .file(File(.data(bytes), name: "standard input", type: ContentType(type)))
    }
  }

  private static func text(_ bytes: [UInt8]) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.conversion, "Standard input is not a text in UTF-8.")
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
