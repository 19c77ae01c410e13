internal import Workflow

extension GrantedFiles {
  /// The path where a file goes: in a folder under its own name, else the path itself.
  /// - Throws: a ``Failure`` for what is no path.
  func target(of file: File, at place: File) throws -> String {
    guard let path = place.path else { throw Failure.noPlace(place) }
    return try isFolder(writing: path) ? FilePath.joined(path, file.name) : path
  }
}

extension Failure {
  fileprivate static func noPlace(_ file: File) -> Failure {
    Failure(
      .input, "`to` takes a path, and `\(TerminalText.cleaned(file.name))` is a file without one.",
      hint: "write the path as a text")
  }
}
