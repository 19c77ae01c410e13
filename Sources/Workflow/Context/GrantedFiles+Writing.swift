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
    try files.change(place, limit: GrantedFiles.usualLimit) { bytes + $0 }
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

  /// Copies a file to a path that nothing has yet. One that is only bytes is saved there.
  /// - Throws: a ``Failure`` that names what is in the way.
  public func copy(_ file: File, to path: String) throws -> File {
    guard let from = file.path else { return try write(read(file), to: path, replacing: false) }
    let target = try writable(path)
    try FileName.check(target.name)
    try files.copy(readable(from), to: target)
    note(made: path)
    return File(path: path)
  }

  /// Makes a folder, and those around it that are not there yet. One that is there stays.
  public func makeFolder(_ path: String) throws -> Folder {
    try files.makeFolder(at: writableFolder(path))
    return Folder(path)
  }

  /// Puts bytes into a file that was not there.
  /// - Returns: nothing where something is there already, if only since a moment ago.
  public func create(_ bytes: [UInt8], at path: String) throws -> File? {
    if try exists(writing: path) { return nil }
    do {
      return try write(bytes, to: path, replacing: false)
    } catch {
      if try exists(writing: path) { return nil }
      throw error
    }
  }

  /// Puts bytes into a file beside the one that has a path: with the first number behind its name that nobody takes
  /// before.
  public func write(_ bytes: [UInt8], beside path: String) throws -> File {
    var number = 2
    while true {
      if let file = try create(bytes, at: FilePath.numbered(path, number)) { return file }
      number += 1
    }
  }
}
