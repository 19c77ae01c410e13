/// The files that a run may touch. Every path that a workflow names passes here: it is followed to where it leads, and
/// that is judged.
public struct GrantedFiles: Sendable {
  /// The most bytes of a file that are read into memory.
  public static let usualLimit = 256 << 20

  let files: any FileSystem
  private let policy: Policy
  private let environment: any Environment

  public init(_ services: Services, _ policy: Policy) {
    files = services.files
    environment = services.environment
    self.policy = policy
  }

  /// Where a path leads, if it may be read or written there.
  /// - Parameter followsLast: whether a symbolic link that is the last part counts for what it names.
  /// - Throws: a ``Failure`` of reason `permission`, or for what can be no path.
  func place(of path: String, for area: Permission.Area, followsLast: Bool) throws -> Place {
    let place = try files.place(of: path, followsLast: followsLast)
    if let content = OwnFolders(environment, in: files).content(at: place.path, for: area) {
      throw Failure.isOwn(place, content, area)
    }
    try policy.checkPath(place.path, written: path, for: area)
    return place
  }

  /// A place to read from.
  func readable(_ path: String) throws -> Place { try place(of: path, for: .read, followsLast: true) }
  /// A place to write to, where a symbolic link is no way to somewhere else.
  func writable(_ path: String) throws -> Place {
    if path.utf8.last == UInt8(ascii: "/") { throw Failure.isFolder(path) }
    return try place(of: path, for: .write, followsLast: false)
  }
  /// A folder to write into.
  func writableFolder(_ path: String) throws -> Place { try place(of: path, for: .write, followsLast: true) }

  /// What the run has made itself, which it may read.
  func note(made path: String) {
    if let place = try? files.place(of: path, followsLast: true) { policy.note(made: place.path) }
  }

  func note(moved place: Place, to target: Place) { policy.note(moved: place.path, to: target.path) }
}

extension GrantedFiles {
  /// The bytes of a file, wherever it is.
  /// - Throws: a ``Failure`` that names the path.
  public func read(_ file: File, limit: Int = GrantedFiles.usualLimit) throws -> [UInt8] {
    switch file.content {
    case .path(let path): try files.read(readable(path), limit: limit)
    case .data(let bytes): bytes
    }
  }

  /// The first bytes of a file, however long it is.
  /// - Throws: a ``Failure`` that names the path.
  public func beginning(of file: File, length: Int) throws -> [UInt8] {
    switch file.content {
    case .path(let path): try files.beginning(of: readable(path), length: length)
    case .data(let bytes): Array(bytes.prefix(length))
    }
  }

  /// Whether there is something where a file would be written.
  public func exists(writing path: String) throws -> Bool { try files.exists(writable(path)) }

  /// Gives files other names in their folders: all of them, or none. One that is only bytes gets its name at once.
  /// - Throws: a ``Failure`` that names what is in the way. No file takes the place of another.
  public func rename(_ files: [File], to names: [String]) throws -> [File] {
    let renamed = zip(files, names).map { file, name in
      let content: File.Content = file.path.map { .path(FilePath.sibling(of: $0, named: name)) } ?? file.content
      return File(content, name: name, type: file.path == nil ? file.type : ContentType(fileName: name))
    }
    for name in names { try FileName.check(name) }
    let moves = try zip(files, renamed).compactMap { old, new in
      try old.path.flatMap { from in
        try new.path.map { to in Renaming.Move(from: try writable(from), to: try writable(to)) }
      }
    }
    try Renaming(moves, in: self).run()
    return renamed
  }
}

extension Failure {
  fileprivate static func isFolder(_ path: String) -> Failure {
    Failure(.failed, "`\(TerminalText.cleaned(path))` is the path of a folder.", hint: "remove the `/` at its end")
  }

  fileprivate static func isOwn(_ place: Place, _ content: String, _ area: Permission.Area) -> Failure {
    Failure(
      .permission,
      """
      `\(TerminalText.cleaned(place.written))` is where the runner keeps \(content), which no workflow may \
      \(area == .read ? "read" : "change").
      """)
  }
}
