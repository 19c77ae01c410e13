#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a system call failed.
public struct SystemError: Error, Sendable, Equatable {
  public let code: Int32

  public init(_ code: Int32) { self.code = code }

  /// The error of the call that failed last on this thread.
  public static var last: SystemError { SystemError(errno) }

  /// That no more files can be opened, where that is so now: what fails behind a library that does not say why, fails
  /// for this.
  public static var exhaustion: SystemError? {
    let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return last.isExhaustion ? last : nil }
    close(descriptor)
    return nil
  }

  /// Whether it says that no more files can be opened.
  public var isExhaustion: Bool { code == EMFILE || code == ENFILE }

  /// In the words of the system, as the middle of a sentence.
  public var words: String {
    switch code {
    case ENOENT: "it does not exist"
    case EACCES, EPERM: "it may not be accessed"
    case ENOSPC: "the disk is full"
    case EMFILE, ENFILE: "too many files are open"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of its path is no folder"
    case ELOOP: "it is a symbolic link"
    case ENAMETOOLONG: "its name is too long"
    case EROFS: "the disk is read-only"
    case EFBIG: "it would be too large"
    case EIO: "the device failed"
    case EBUSY: "another program keeps it"
    default: description
    }
  }

  private var description: String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// As a failure of a step.
  public func failure(_ action: String, _ path: String) -> Failure {
    let reason: Failure.Reason =
      switch code {
      case ENOENT, ENOTDIR: .notFound
      case EACCES, EPERM, EROFS: .permission
      case EMFILE, ENFILE, ENOSPC, EFBIG, ENAMETOOLONG: .limit
      default: .failed
      }
    return Failure(reason, "`\(TerminalText.cleaned(path))` cannot be \(action): \(words).")
  }
}
