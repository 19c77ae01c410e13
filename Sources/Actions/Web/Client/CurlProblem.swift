internal import Workflow

/// Why libcurl gave a transfer up.
struct CurlProblem: Error {
  enum Kind {
    /// The host has no address.
    case unresolved
    case unreachable
    case proxy
    /// No connection in time.
    case slow
    /// The certificate of the server is not believed.
    case untrusted
    /// A file with certificates that was given cannot be used.
    case certificateFile
    case encryption
    /// The connection ended in the middle.
    case cut
    /// The headers are too long.
    case head
    /// What came is no HTTP.
    case noReply
    /// We ended it ourselves.
    case stopped
    /// No more files can be opened.
    case noDescriptor
    case other
  }

  let kind: Kind
  /// As libcurl says it.
  let words: String
  let systemError: SystemError?

  init(_ kind: Kind, words: String = "", systemError: SystemError? = nil) {
    self.kind = kind
    self.words = words
    self.systemError = systemError
  }
}
