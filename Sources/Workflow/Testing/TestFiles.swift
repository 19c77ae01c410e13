internal import Synchronization

/// Files of a test: those it brings, then those of another file system, which it can only read. What is written stays
/// in the test.
public final class TestFiles: FileSystem {
  private enum Entry {
    case file([UInt8])
    /// It was taken away, whatever the other file system has there.
    case gone
  }

  private let entries: Mutex<[String: Entry]>
  private let others: (any FileSystem)?

  public init(_ contents: [String: String] = [:], others: (any FileSystem)? = nil) {
    self.others = others
    var entries: [String: Entry] = [:]
    for (path, text) in contents {
      let place = try? others?.place(of: path, followsLast: true) ?? .unseen(path)
      if let place { entries[place.path] = .file(Array(text.utf8)) }
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
    case .gone: throw Failure.isMissing(place)
    case nil:
      guard let others else { throw Failure.isMissing(place) }
      return try others.read(place, limit: limit)
    }
  }

  public func exists(_ place: Place) -> Bool {
    switch entries.withLock({ $0[place.path] }) {
    case .file: true
    case .gone: false
    case nil: others?.exists(place) ?? false
    }
  }

  public func rename(_ place: Place, to target: Place) throws {
    if exists(target) { throw Failure.isThere(target) }
    let bytes = try read(place, limit: .max)
    entries.withLock { entries in
      entries[place.path] = .gone
      entries[target.path] = .file(bytes)
    }
  }
}

extension Failure {
  fileprivate static func tooLarge(_ place: Place, _ limit: Int) -> Failure {
    Failure(.limit, "The file `\(Value.cleaned(place.written))` is larger than \(limit) bytes.")
  }

  fileprivate static func isMissing(_ place: Place) -> Failure {
    Failure(.notFound, "There is no file `\(Value.cleaned(place.written))`.")
  }

  fileprivate static func isThere(_ place: Place) -> Failure {
    Failure(.failed, "`\(Value.cleaned(place.written))` is there already.")
  }
}
