#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files of this machine.
public struct SystemFiles: FileSystem {
  public init() {}

  public func read(_ path: String, limit: Int) throws -> [UInt8] {
    try OpenFile(reading: SystemEnvironment().fromHome(path)).read(limit: limit)
  }

  public func place(of path: String, followsLast: Bool) throws -> Place {
    if path.isEmpty || path.utf8.contains(0) { throw Failure.noPath(path) }
    do {
      return Place(path, at: try SystemFiles.real(SystemEnvironment().fromHome(path), followsLast: followsLast))
    } catch {
      throw error.failure("found", path)
    }
  }

  /// Where a path leads. The parts of it that are not there yet stay as they are written.
  private static func real(_ path: String, followsLast: Bool) throws(SystemError) -> String {
    if followsLast {
      if let found = realpath(path, nil) {
        defer { free(found) }
        return String(cString: found)
      }
      guard errno == ENOENT else { throw SystemError.last }
    }
    let whole = FilePath.withoutEnd(path)
    let name = FilePath.name(of: whole)
    // What `..` leaves cannot be said of what is not there.
    if name == ".." || name == "." || name == "/" {
      if !followsLast { return try real(path, followsLast: true) }
      throw SystemError(ENOENT)
    }
    return FilePath.joined(try real(FilePath.folder(of: whole), followsLast: true), name)
  }

  public func read(_ place: Place, limit: Int) throws -> [UInt8] { try OpenFile(reading: place).read(limit: limit) }

  public func beginning(of place: Place, length: Int) throws -> [UInt8] {
    try OpenFile(reading: place).read(first: length)
  }

  public func exists(_ place: Place) -> Bool { (try? status(of: place)) != nil }

  public func details(of place: Place) throws -> FileDetails {
    do throws(SystemError) {
      return try OpenFolder(around: place).details(of: place.name)
    } catch {
      throw error.failure("read", place.written)
    }
  }

  public func isSame(_ place: Place, _ other: Place) -> Bool {
    guard let one = try? status(of: place), let two = try? status(of: other) else { return false }
    return one.st_dev == two.st_dev && one.st_ino == two.st_ino
  }

  private func status(of place: Place) throws(SystemError) -> stat {
    try OpenFolder(around: place).status(of: place.name)
  }

  public func rename(_ place: Place, to target: Place) throws {
    do throws(SystemError) {
      let folder = try OpenFolder(around: place)
      let other = try OpenFolder(around: target)
      do throws(SystemError) {
        try folder.rename(place.name, to: target.name, in: other)
      } catch {
        guard error.code == EXDEV else { throw error }
        try folder.carry(place.name, to: target.name, in: other)
      }
    } catch {
      if error.code == ENOENT, exists(place) { throw Failure.noFolder(for: target.written) }
      throw Failure.notRenamed(place, target, error)
    }
  }
}

extension SystemFiles {
  /// Opens what was at a path when that was judged, to read it piece by piece. No part of the path may have become a
  /// symbolic link since.
  /// - Returns: a descriptor, to be closed by the caller.
  /// - Throws: a ``Failure`` that names the path.
  public static func descriptor(readingJudged path: String) throws -> Int32 {
    let place = Place(path, at: path)
    do throws(SystemError) {
      // Without waiting: a named pipe nobody writes to would hold the run for ever.
      return try OpenFolder(around: place).descriptor(of: place.name, O_RDONLY | O_NONBLOCK)
    } catch {
      throw error.failure("read", path)
    }
  }

  public func copy(_ place: Place, to target: Place) throws {
    let file = try OpenFile(reading: place)
    do throws(SystemError) {
      try OpenFolder(around: target).write(copyOf: file, to: target.name)
    } catch {
      if error.code == EISDIR { throw error.failure("copied", place.written) }
      throw Failure.notWritten(target, error)
    }
  }

  public func write(_ bytes: [UInt8], to place: Place, replacing replaces: Bool) throws {
    do throws(SystemError) {
      try OpenFolder(around: place).write(bytes, to: place.name, replaces: replaces)
    } catch {
      throw Failure.notWritten(place, error)
    }
  }

  public func append(_ bytes: [UInt8], to place: Place, asLine: Bool) throws {
    do throws(SystemError) {
      try OpenFolder(around: place).append(bytes, to: place.name, asLine: asLine)
    } catch {
      throw Failure.notWritten(place, error)
    }
  }

  public func change(_ place: Place, limit: Int, by change: ([UInt8]) throws -> [UInt8]) throws {
    do {
      try OpenFolder(around: place).change(place.name, limit: limit, by: change)
    } catch let error as SystemError {
      throw Failure.notWritten(place, error)
    }
  }

  public func makeFolder(at place: Place) throws {
    do throws(SystemError) {
      try SystemFiles.makeFolder(place)
    } catch {
      throw error.failure("made", place.written)
    }
  }

  /// From the outermost that is missing to the innermost.
  private static func makeFolder(_ place: Place) throws(SystemError) {
    var missing: [Place] = []
    var next = place
    while true {
      do throws(SystemError) {
        _ = try OpenFolder(at: next)
        break
      } catch {
        guard error.code == ENOENT else { throw error }
        missing.append(next)
        next = Place(place.written, at: next.folder)
      }
    }
    for folder in missing.reversed() { try OpenFolder(around: folder).makeFolder(folder.name) }
  }

  public func content(of place: Place) throws -> [FolderEntry] {
    do throws(SystemError) {
      return try OpenFolder(at: place).content()
    } catch {
      throw error.failure("listed", place.written)
    }
  }
}

extension Failure {
  fileprivate static func farFolder(_ from: String, _ target: String) -> Failure {
    Failure(
      .failed, "The folder `\(from)` cannot be moved: `\(target)` is on another disk.",
      hint: "copy its files, then delete it")
  }

  fileprivate static func notWritten(_ place: Place, _ error: SystemError) -> Failure {
    let path = Value.cleaned(place.written)
    switch error.code {
    case EEXIST: return Failure(.failed, "`\(path)` is there already.")
    case ENODEV: return Failure(.failed, "`\(path)` cannot be written: it is a device or a pipe.")
    // A file that does not exist is made, so that it is the folder that does not.
    case ENOENT: return Failure.noFolder(for: place.written)
    default: return error.failure("written", place.written)
    }
  }

  fileprivate static func notRenamed(_ place: Place, _ target: Place, _ error: SystemError) -> Failure {
    let from = TerminalText.cleaned(place.written)
    if error.code == EISDIR { return Failure.farFolder(from, TerminalText.cleaned(target.written)) }
    if error.code == EEXIST {
      return Failure(
        .failed, "`\(from)` cannot be renamed: `\(TerminalText.cleaned(target.written))` is there already.")
    }
    return error.failure("renamed", place.written)
  }
}
