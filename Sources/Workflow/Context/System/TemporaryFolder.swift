internal import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder for what is too large for memory, made with the first file and removed with all of them when nobody holds it
/// any more.
public final class TemporaryFolder: Sendable {
  private struct State {
    var path: String?
    var count = 0
  }

  private let parent: String
  private let state = Mutex(State())

  public init(environment: any Environment) { parent = environment.setting("TMPDIR") ?? "/tmp" }

  deinit {
    state.withLock { state in
      guard let path = state.path else { return }
      for number in 1...max(1, state.count) { unlink("\(path)/\(number)") }
      rmdir(path)
    }
  }

  /// - Throws: a ``Failure`` that names the folder.
  public func newFile() throws -> OutputFile {
    let path = try state.withLock { state in
      let folder = try state.path ?? make()
      state.path = folder
      state.count += 1
      return "\(folder)/\(state.count)"
    }
    return try OutputFile(path, .new)
  }

  private func make() throws -> String {
    var template = Array("\(parent)/runner-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError.last.failure("written", parent) }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
