internal import Synchronization
internal import Workflow

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A body on its way into a file of the person's choice, which appears there only when all of it has come. What one
/// attempt leaves, the next goes on with; what a run leaves, the next run, where that is wanted.
final class Download: Sendable {
  private struct State {
    var file: OutputFile?
    /// What says, in `If-Range`, which version the bytes so far are of.
    var validator: String?
    var isCommitted = false
  }

  private let path: String
  private let url: String
  private let resumes: Bool
  private let existing: HTTPRequest.Existing
  private let partPath: String
  private let state: Mutex<State>

  /// - Throws: a ``Failure`` where the path is none for a file.
  init(to path: String, from url: String, resumes: Bool, _ existing: HTTPRequest.Existing) throws {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw Failure(.notFound, "The path of a file is empty.") }
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw SystemError(status.st_mode & S_IFMT == S_IFLNK ? ELOOP : EISDIR).failure("written", path)
    }
    self.path = path
    self.url = url
    self.resumes = resumes
    self.existing = existing
    partPath = resumes ? path + ".part" : Download.hiddenPath(beside: path)
    state = Mutex(State(validator: resumes ? DownloadNote(besides: partPath)?.validator(of: url) : nil))
  }

  private static func hiddenPath(beside path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return folder + FilePath.hiddenName()
  }
}

extension Download {
  /// The headers that ask for what is missing.
  func fields() throws -> [HTTPField] {
    try state.withLock { state in
      guard let validator = state.validator else { return [] }
      let size = try open(&state).size
      return size == 0 ? [] : [HTTPField("Range", "bytes=\(size)-"), HTTPField("If-Range", validator)]
    }
  }

  /// Takes the body of a reply; nothing where the reply is not what was asked for.
  func receive(_ head: ReplyHead, from host: String, limit: Int) throws -> ReplyBody? {
    guard (200...299).contains(head.status) else { return nil }
    return try state.withLock { state in
      let file = try open(&state)
      let size = file.size
      if head.status == 206 {
        // A part of what is compressed begins in its middle, and is none of what is there.
        guard head.codings.isEmpty, head.value("content-range")?.lowercased().hasPrefix("bytes \(size)-") ?? false
        else {
          throw Failure.otherRange(host)
        }
        return ReplyBody(.file(file), limit: limit, alreadyThere: size)
      }
      try file.truncate()
      state.validator = Download.validator(of: head)
      if resumes { try DownloadNote.write(url, state.validator, besides: partPath) }
      return ReplyBody(.file(file), limit: limit)
    }
  }

  /// Gives up what there is. - Returns: whether there was anything.
  func startOver() throws -> Bool {
    try state.withLock { state in
      guard state.validator != nil else { return false }
      state.validator = nil
      try open(&state).truncate()
      return true
    }
  }

  /// Ends it without the file. What there is stays for the next run where that is wanted and possible.
  func leave() {
    state.withLock { state in
      // What was not opened may be somebody else's.
      guard !state.isCommitted, let file = state.file else { return }
      defer { state.file = nil }
      if resumes, state.validator != nil, file.size != 0 { return }
      file.remove()
      if resumes { DownloadNote.remove(besides: partPath) }
    }
  }

  /// Puts the file where it belongs. - Returns: its path.
  func commit() throws -> String {
    try state.withLock { state in
      let file = try open(&state)
      try file.synchronize()
      chmod(partPath, mode)
      let place = try place(file)
      state.isCommitted = true
      if resumes { DownloadNote.remove(besides: partPath) }
      OutputFile.synchronizeFolder(of: place)
      return place
    }
  }

  /// That of the file whose place it takes, but for what makes a program run as somebody else; of what stands there besides
  /// it, or is no file, it takes nothing.
  private var mode: mode_t {
    var status = stat()
    guard existing == .replace, lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return Download.usualMode
    }
    return status.st_mode & 0o777
  }

  /// Gives the file its path. Another run may have put one there in the meantime, which is not lost.
  private func place(_ file: OutputFile) throws -> String {
    if try file.move(to: path, replacing: existing == .replace) { return path }
    guard existing == .keepBoth else { throw Failure.isThere(path) }
    var number = 2
    while true {
      let next = FilePath.numbered(path, number)
      if try file.move(to: next, replacing: false) { return next }
      number += 1
    }
  }

  private func open(_ state: inout State) throws -> OutputFile {
    if let file = state.file { return file }
    let file = try OutputFile(partPath, resumes ? .goingOn : .new)
    guard file.lock() else { throw Failure.busy(path) }
    state.file = file
    return file
  }

  /// A validator that two versions cannot share (RFC 9110, section 13.1.5). The bytes of a compressed reply are counted
  /// after they were decoded, so a range of it cannot be asked for.
  private static func validator(of head: ReplyHead) -> String? {
    guard head.codings.isEmpty else { return nil }
    if let tag = head.value("etag"), tag.hasPrefix("\"") { return tag }
    return head.value("last-modified")
  }

  /// What the mask of the process leaves of reading and writing. The mask can only be read by setting it, so that it is
  /// read once: two that read it at a time could leave the process with the wrong one.
  private static let usualMode: mode_t = {
    let mask = umask(0o077)
    umask(mask)
    return 0o666 & ~mask
  }()
}

extension Failure {
  fileprivate static func otherRange(_ host: String) -> Failure {
    Failure(.network, "`\(host)` sent another part of the file than was asked for.")
  }

  fileprivate static func isThere(_ path: String) -> Failure {
    Failure(
      .failed, "`\(TerminalText.cleaned(path))` is there already.",
      hint: "it has come while this was downloaded; write `existing: keep_both` or `replace`")
  }

  fileprivate static func busy(_ path: String) -> Failure {
    Failure(
      .failed, "`\(TerminalText.cleaned(path))` is being downloaded by another run.", hint: "wait until it has ended")
  }
}
