/// Where a run reads and writes files.
public protocol FileSystem: Sendable {
  /// The bytes of a file, for the runner itself.
  /// - Parameter limit: how many bytes are read at most; a longer file is a ``Failure`` of reason `limit`.
  /// - Throws: a ``Failure`` of reason `not_found`, `permission`, `limit` or `failed`, naming the path.
  func read(_ path: String, limit: Int) throws -> [UInt8]

  /// Where a path leads, from the working folder. What is not there yet has a place too.
  /// - Parameter followsLast: whether a symbolic link that is the last part is followed.
  /// - Throws: a ``Failure`` for what can be no path.
  func place(of path: String, followsLast: Bool) throws -> Place

  /// The bytes of a file at a place, which no symbolic link leads away from after it was judged.
  func read(_ place: Place, limit: Int) throws -> [UInt8]

  /// Whether there is anything at a place, of whatever kind.
  func exists(_ place: Place) -> Bool

  /// Whether two places that are there are one, as on a disk for which `A` is `a`.
  func isSame(_ place: Place, _ other: Place) -> Bool

  /// Gives a file or folder another name. Nothing takes the place of what is there. A file may go to another disk.
  /// - Throws: a ``Failure`` that names both.
  func rename(_ place: Place, to target: Place) throws

  /// Copies a file, with what it allows whom, to where nothing is yet: all of it, or none.
  func copy(_ place: Place, to target: Place) throws

  /// Puts bytes into a file, so that at every moment either the old or the new content is there in full.
  /// - Parameter replaces: whether a file that is there gives way.
  func write(_ bytes: [UInt8], to place: Place, replacing replaces: Bool) throws

  /// Puts bytes at the end of a file, which is made where there is none: all of them, or none.
  /// - Parameter asLine: whether what is there is ended by a line break before.
  func append(_ bytes: [UInt8], to place: Place, asLine: Bool) throws

  /// Puts bytes into a file that are made of those in it, which are none where there is no file. Nobody else changes the
  /// file meanwhile, in this run or another.
  /// - Parameter limit: how many bytes are read at most.
  func change(_ place: Place, limit: Int, by change: ([UInt8]) throws -> [UInt8]) throws

  /// Makes a folder, and those around it. One that is there stays.
  func makeFolder(at place: Place) throws

  /// What is known of a file without reading it.
  /// - Throws: a ``Failure`` that names the path.
  func details(of place: Place) throws -> FileDetails

  /// The files and folders in a folder, in no order.
  func content(of place: Place) throws -> [FolderEntry]
}

extension FileSystem {
  public func place(of path: String, followsLast: Bool) throws -> Place { try .unseen(path) }
  public func read(_ place: Place, limit: Int) throws -> [UInt8] { try read(place.written, limit: limit) }
  public func exists(_ place: Place) -> Bool { (try? read(place, limit: .max)) != nil }
  public func isSame(_ place: Place, _ other: Place) -> Bool { place == other }
  public func rename(_ place: Place, to target: Place) throws { throw Failure.cannotWrite(place) }
  public func copy(_ place: Place, to target: Place) throws {
    try write(read(place, limit: .max), to: target, replacing: false)
  }
  public func write(_ bytes: [UInt8], to place: Place, replacing replaces: Bool) throws {
    throw Failure.cannotWrite(place)
  }
  public func append(_ bytes: [UInt8], to place: Place, asLine: Bool) throws { throw Failure.cannotWrite(place) }
  public func change(_ place: Place, limit: Int, by change: ([UInt8]) throws -> [UInt8]) throws {
    throw Failure.cannotWrite(place)
  }
  public func makeFolder(at place: Place) throws { throw Failure.cannotWrite(place) }
  public func details(of place: Place) throws -> FileDetails {
    FileDetails(size: try read(place, limit: .max).count)
  }
  public func content(of place: Place) throws -> [FolderEntry] { throw Failure.noFolder(place) }
}

extension Failure {
  static func noPath(_ path: String) -> Failure {
    Failure(.notFound, path.isEmpty ? "The path of a file is empty." : "A path has no NUL character.")
  }

  static func noFolder(_ place: Place) -> Failure {
    Failure(.notFound, "There is no folder `\(Value.cleaned(place.written))`.")
  }

  /// That the folder is missing into which a file should go.
  static func noFolder(for path: String) -> Failure {
    let folder = TerminalText.cleaned(FilePath.folder(of: path))
    return Failure(
      .notFound, "`\(TerminalText.cleaned(path))` cannot be written: the folder `\(folder)` does not exist.",
      hint: "make it first: `Create Folder: \(folder)` in a workflow, `mkdir -p \(folder)` in a shell")
  }

  fileprivate static func cannotWrite(_ place: Place) -> Failure {
    Failure(.permission, "`\(Value.cleaned(place.written))` cannot be changed here.")
  }
}
