internal import Synchronization

/// Files of a test: those it brings, then those of another file system, which it can only read. What is written stays
/// in the test.
public final class TestFiles: FileSystem {
  private enum Entry {
    case file([UInt8])
    case folder
    /// It was taken away, whatever the other file system has there.
    case gone
  }

  /// What a file of a test holds.
  public enum Source: Sendable {
    case text(String)
    /// What a file on the disk holds.
    case beside(String)
  }

  private let entries: Mutex<[String: Entry]>
  private let others: (any FileSystem)?
  /// Whether all files there are were told, so that any other is known not to be there.
  private let isComplete: Bool
  private let missed = Mutex<[String]>([])
  /// Held by whoever changes something: each has read what the one before has written.
  private let changes = Mutex<Void>(())

  public convenience init(_ contents: [String: String] = [:], others: (any FileSystem)? = nil) {
    self.init(contents.mapValues { Array($0.utf8) }, others: others, isComplete: true)
  }

  /// Those of a test.
  /// - Throws: a ``Failure`` for a file that it names and that is not there.
  convenience init(_ sources: [String: Source], on disk: any FileSystem) throws {
    let contents = try sources.mapValues { source in
      switch source {
      case .text(let text): Array(text.utf8)
      case .beside(let path): try disk.read(path, limit: 256 << 20)
      }
    }
    self.init(contents, others: nil, isComplete: true)
  }

  /// Those of a test that says nothing of files.
  static var unsaid: TestFiles { TestFiles([:], others: nil, isComplete: false) }

  private init(_ contents: [String: [UInt8]], others: (any FileSystem)?, isComplete: Bool) {
    self.others = others
    self.isComplete = isComplete
    var entries: [String: Entry] = [:]
    for (path, bytes) in contents {
      let place = try? others?.place(of: path, followsLast: true) ?? .unseen(path)
      if let place { entries[place.path] = .file(bytes) }
    }
    self.entries = Mutex(entries)
  }

  public func place(of path: String, followsLast: Bool) throws -> Place {
    try others?.place(of: path, followsLast: followsLast) ?? .unseen(path)
  }

  public func read(_ path: String, limit: Int) throws -> [UInt8] {
    try read(try place(of: path, followsLast: true), limit: limit)
  }

  public func read(_ place: Place, limit: Int) throws -> [UInt8] {
    switch entries.withLock({ $0[place.path] }) {
    case .file(let bytes):
      if bytes.count > limit { throw Failure.tooLarge(place, limit) }
      return bytes
    case .folder: throw Failure.isFolder(place)
    case .gone: throw Failure.isMissing(place)
    case nil:
      guard let others else {
        miss(place.written)
        throw Failure.isMissing(place)
      }
      return try others.read(place, limit: limit)
    }
  }

  private func miss(_ path: String) {
    if !isComplete { missed.withLock { if !$0.contains(path) { $0.append(path) } } }
  }

  /// One sentence for each file that the test should have said something of.
  var complaints: [String] {
    missed.withLock { $0 }.map { path in
      "It read `\(TerminalText.cleaned(path))`, which the test does not have: "
        + "write `files: { \(TerminalText.cleaned(YAMLText.flow(path))): … }`, or `files: {}` where it is not there."
    }
  }

  public func exists(_ place: Place) -> Bool {
    if has(place) { return true }
    miss(place.written)
    return false
  }

  private func has(_ place: Place) -> Bool {
    switch entries.withLock({ $0[place.path] }) {
    case .file, .folder: true
    case .gone: false
    case nil: isAround(place) || others?.exists(place) ?? false
    }
  }

  /// Whether it is a folder because something is in it.
  private func isAround(_ place: Place) -> Bool {
    entries.withLock { entries in
      entries.contains { path, entry in
        if case .gone = entry { return false }
        return FilePath.isIn(place.path, path)
      }
    }
  }

  public func rename(_ place: Place, to target: Place) throws {
    try changes.withLock { _ in
      if has(target) { throw Failure.isThere(target) }
      let bytes = try read(place, limit: .max)
      entries.withLock { entries in
        entries[place.path] = .gone
        entries[target.path] = .file(bytes)
      }
    }
  }

  public func write(_ bytes: [UInt8], to place: Place, replacing replaces: Bool) throws {
    try changes.withLock { _ in try put(bytes, at: place, replacing: replaces) }
  }

  private func put(_ bytes: [UInt8], at place: Place, replacing replaces: Bool) throws {
    if !replaces, has(place) { throw Failure.isThere(place) }
    if (try? listing(of: place)) != nil { throw Failure.isFolder(place) }
    guard (try? listing(of: Place(place.written, at: place.folder))) != nil else {
      throw Failure.noFolder(for: place.written)
    }
    entries.withLock { $0[place.path] = .file(bytes) }
    // Whoever writes a file may look first whether it is there.
    missed.withLock { $0.removeAll { $0 == place.written } }
  }

  public func append(_ bytes: [UInt8], to place: Place, asLine: Bool) throws {
    try change(place, limit: .max) { old in
      let isEnded = old.isEmpty || old.last == UInt8(ascii: "\n") || !asLine
      return old + (isEnded ? [] : [UInt8(ascii: "\n")]) + bytes
    }
  }

  public func change(_ place: Place, limit: Int, by change: ([UInt8]) throws -> [UInt8]) throws {
    try changes.withLock { _ in
      try put(change(has(place) ? read(place, limit: limit) : []), at: place, replacing: true)
    }
  }

  public func makeFolder(at place: Place) throws {
    if (try? listing(of: place)) != nil { return }
    if has(place) { throw Failure.isThere(place) }
    entries.withLock { $0[place.path] = .folder }
  }

  public func content(of place: Place) throws -> [FolderEntry] {
    let found = try listing(of: place)
    if found.isEmpty { miss(place.written) }
    return found
  }

  /// The working folder and the one around all are always there.
  private func listing(of place: Place) throws -> [FolderEntry] {
    let own = entries.withLock { $0 }
    var kinds: [String: FolderEntry.Kind] = [:]
    let found = try? others?.content(of: place)
    for entry in found ?? [] { kinds[entry.name] = entry.kind }
    var isFolder = found != nil || place.path == "/" || (others == nil && place.path == "/work")
    for (path, entry) in own where FilePath.isIn(place.path, path) {
      let rest = FilePath.components(of: path).dropFirst(FilePath.components(of: place.path).count)
      guard let first = rest.first.map({ String($0) }) else {
        if case .folder = entry { isFolder = true }
        continue
      }
      switch entry {
      case .gone: if rest.count == 1 { kinds[first] = nil }
      case .file:
        kinds[first] = rest.count == 1 ? .file : .folder
        isFolder = true
      case .folder:
        kinds[first] = .folder
        isFolder = true
      }
    }
    if !isFolder { throw Failure.noFolder(place) }
    return kinds.map { FolderEntry(name: $0.key, kind: $0.value) }
  }
}

extension Failure {
  fileprivate static func tooLarge(_ place: Place, _ limit: Int) -> Failure {
    Failure(.limit, "The file `\(Value.cleaned(place.written))` is larger than \(ByteLimit(limit)).")
  }

  fileprivate static func isMissing(_ place: Place) -> Failure {
    Failure(.notFound, "There is no file `\(Value.cleaned(place.written))`.")
  }

  fileprivate static func isFolder(_ place: Place) -> Failure {
    Failure(.failed, "`\(Value.cleaned(place.written))` is a folder.")
  }

  fileprivate static func isThere(_ place: Place) -> Failure {
    Failure(.failed, "`\(Value.cleaned(place.written))` is there already.")
  }
}
