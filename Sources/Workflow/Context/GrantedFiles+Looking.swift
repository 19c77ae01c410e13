/// What a run looks at.
extension GrantedFiles {
  /// How many files of a folder are given at most.
  private static let countLimit = 100_000

  /// Whether there is something where a file would be read.
  public func exists(reading path: String) throws -> Bool { try files.exists(readable(path)) }

  /// What is known of a file; of one that is only bytes, their number.
  public func details(of file: File) throws -> FileDetails {
    switch file.content {
    case .path(let path): try files.details(of: readable(path))
    case .data(let bytes): FileDetails(size: bytes.count)
    }
  }

  /// Whether a path leads to a folder.
  public func isFolder(writing path: String) throws -> Bool {
    (try? files.content(of: writableFolder(path))) != nil
  }

  /// The files of a folder, those of each folder in the order of their names.
  /// - Parameters:
  ///   - isRecursive: whether those of the folders in it are among them.
  ///   - includesHidden: whether those are whose names begin with a dot, and those in such folders.
  /// - Throws: a ``Failure`` of reason `limit` where they are too many.
  public func content(of folder: Folder, isRecursive: Bool, includesHidden: Bool) throws -> [File] {
    var found: [File] = []
    // The next folder is the last one.
    var folders = [folder.path]
    while let path = folders.popLast() {
      let entries = try files.content(of: readable(path))
        .filter { includesHidden || $0.name.utf8.first != UInt8(ascii: ".") }
        .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      found += entries.filter { $0.kind == .file }.map { File(path: FilePath.joined(path, $0.name)) }
      if found.count > GrantedFiles.countLimit { throw Failure.tooMany(folder, GrantedFiles.countLimit) }
      if isRecursive {
        folders += entries.filter { $0.kind == .folder }.reversed().map { FilePath.joined(path, $0.name) }
      }
    }
    return found
  }
}

extension Failure {
  fileprivate static func tooMany(_ folder: Folder, _ limit: Int) -> Failure {
    Failure(.limit, "`\(TerminalText.cleaned(folder.path))` has more than \(limit) files.")
  }
}
