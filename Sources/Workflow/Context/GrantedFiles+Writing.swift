/// What a run saves.
extension GrantedFiles {
  /// Puts bytes into a file: all of them, or the file stays as it was.
  /// - Parameter replaces: whether a file that is there gives way.
  /// - Throws: a ``Failure`` that names the path.
  public func write(_ bytes: [UInt8], to path: String, replacing replaces: Bool) throws -> File {
    let place = try writable(path)
    try FileName.check(place.name)
    try files.write(bytes, to: place, replacing: replaces)
    note(made: path)
    return File(path: path)
  }

  /// Puts bytes at the end of a file, which is made where there is none.
  /// - Parameter asLine: whether they begin on a line of their own.
  public func append(_ bytes: [UInt8], to path: String, asLine: Bool) throws -> File {
    let place = try writable(path)
    try FileName.check(place.name)
    try files.append(bytes, to: place, asLine: asLine)
    return File(path: path)
  }

  /// Puts bytes at the beginning of a file, which is made where there is none.
  public func prepend(_ bytes: [UInt8], to path: String) throws -> File {
    let place = try writable(path)
    try FileName.check(place.name)
    let old = files.exists(place) ? try files.read(place, limit: GrantedFiles.usualLimit) : []
    try files.write(bytes + old, to: place, replacing: true)
    return File(path: path)
  }

  /// Moves a file or folder to a path that nothing has yet. One that is only bytes is saved there.
  /// - Throws: a ``Failure`` that names what is in the way.
  public func move(_ file: File, to path: String) throws -> File {
    guard let from = file.path else { return try write(read(file), to: path, replacing: false) }
    let target = try writable(path)
    try FileName.check(target.name)
    try Renaming([Renaming.Move(from: writable(from), to: target)], in: self).run()
    return File(path: path)
  }

  /// Makes a folder, and those around it that are not there yet. One that is there stays.
  public func makeFolder(_ path: String) throws -> Folder {
    try files.makeFolder(at: writableFolder(path))
    return Folder(path)
  }

  /// A path for a file beside the one that has it: with a number behind its name.
  public func free(_ path: String) throws -> String {
    var number = 1
    var free = path
    while try exists(writing: free) {
      number += 1
      free = FilePath.numbered(path, number)
    }
    return free
  }
}
