import Workflow

/// What `--input` or a pipe gives to the input that takes it.
enum PipedInput {
  /// What a value in memory may take.
  private static let limit = 64 << 20

  /// - Parameter path: of `--input`; `-` is standard input.
  /// - Returns: nothing where nothing was given.
  static func value(
    for input: ParameterDeclaration, path: String?, files: any FileSystem, cancellation: Cancellation
  ) throws -> Value? {
    do {
      if let path, path != "-" { return try value(for: input, at: path, files) }
      guard path == "-" || StandardInput.isGiven else { return nil }
      let bytes = try StandardInput.read(until: cancellation)
      // A job whose standard input is an empty pipe was given nothing.
      if bytes.isEmpty, path == nil { return nil }
      return try InputReader.value(of: bytes, name: "standard input", type: nil, for: input.kind)
    } catch let failure as Failure where failure.reason == .conversion || failure.reason == .limit {
      // Whoever gives it is wrong, and no step of the workflow.
      throw Failure(.input, failure.message, hint: failure.hint, notes: failure.notes)
    }
  }

  private static func value(for input: ParameterDeclaration, at path: String, _ files: any FileSystem) throws -> Value {
    let file = File(path: path)
    let kind = input.kind.element ?? input.kind.unwrapped
    // What is wanted is the file itself, however large it is.
    if [.file, .image, .folder].contains(kind) {
      _ = try files.details(of: files.place(of: path, followsLast: true))
      return .file(file)
    }
    let type = file.type.structure == nil ? nil : file.type
    return try InputReader.value(of: files.read(path, limit: limit), name: file.name, type: type, for: input.kind)
  }
}
