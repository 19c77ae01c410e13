/// What may be the name of a file.
public enum FileName {
  /// What nearly every file system takes, in bytes.
  private static let limit = 255

  /// - Throws: a ``Failure`` of reason `input` or `limit` that says what is wrong with a name.
  public static func check(_ name: String) throws {
    if name.isEmpty || name == "." || name == ".." { throw Failure.noName(name) }
    if name.utf8.contains(UInt8(ascii: "/")) { throw Failure.separator(name) }
    if name.utf8.contains(0) { throw Failure.nul }
    if name.utf8.count > limit { throw Failure.tooLong(name) }
  }
}

extension Failure {
  fileprivate static func noName(_ name: String) -> Failure {
    Failure(.input, name.isEmpty ? "The name of a file is empty." : "A file cannot be called `\(name)`.")
  }

  fileprivate static func separator(_ name: String) -> Failure {
    Failure(.input, "The name of a file has no `/`, and this is `\(TerminalText.cleaned(name))`.")
  }

  fileprivate static var nul: Failure { Failure(.input, "The name of a file has no NUL character.") }

  fileprivate static func tooLong(_ name: String) -> Failure {
    Failure(
      .limit, "The name of a file has at most 255 bytes, and `\(TerminalText.cleaned(name))` has \(name.utf8.count).")
  }
}
