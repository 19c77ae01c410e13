/// A request over HTTP as a step means it, before a transport carries it out.
public struct HTTPRequest: Sendable {
  /// Where the body of the reply goes.
  public enum Destination: Sendable {
    /// Into memory, and into a temporary file above the transport's threshold. The file is there until the run ends.
    case reply
    /// Into a file, which appears only when all of it is there. What an earlier run left is gone on with, where the
    /// server allows it and `resumes` is true. The body of a reply that is no success goes into memory.
    case file(path: String, resumes: Bool, existing: Existing)
  }

  /// What is done about a file that has the path when all of the new one is there, whoever has put it there since.
  public enum Existing: Sendable {
    /// It gives way.
    case replace
    /// It stays, and the new one gets the next name that is free.
    case keepBoth
    /// It stays, and the request fails.
    case fail
  }

  public enum Body: Sendable {
    case none
    /// - Parameter type: goes into `Content-Type` unless a header says otherwise.
    case bytes([UInt8], type: ContentType?)
    /// Streamed from a file.
    case file(path: String, type: ContentType)
    /// `multipart/form-data`.
    case multipart([HTTPPart])
  }

  /// In upper case: `GET`. Any token of RFC 9110 is a method.
  public var method: String
  /// `http` or `https`.
  public var url: Address
  public var headers: [HTTPField]
  public var body: Body
  public var destination: Destination
  /// Whether redirects are followed, ten at most.
  public var followsRedirects: Bool
  /// Whether a redirect may lead from `https` to `http`.
  public var allowsDowngrade: Bool
  /// Whether replies are kept and used again as RFC 9111 allows.
  public var usesCache: Bool
  /// Whether cookies set by a redirect are sent to where it leads.
  public var keepsCookies: Bool
  /// Whether repeating the request does no harm. Where nobody says, the method tells.
  public var isIdempotent: Bool
  /// How often a request that may be repeated is sent at most; 1 where the step has its own `retry`.
  public var attempts: Int
  /// PEM files: authorities to trust beside the system's, and what this side identifies itself with.
  public var authorities: File?
  public var clientCertificate: File?
  public var clientKey: File?
  /// How many bytes the decoded body of the reply may have; what the transport takes where nobody says.
  public var sizeLimit: Int?
  /// Is told how many bytes of the body have come, and how many there will be where that is known.
  public var progress: (@Sendable (_ received: Int, _ total: Int?) -> Void)?

  public init(_ method: String = "GET", _ url: Address, headers: [HTTPField] = [], body: Body = .none) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    destination = .reply
    followsRedirects = true
    allowsDowngrade = false
    usesCache = false
    keepsCookies = false
    isIdempotent = HTTPRequest.idempotentMethods.contains(method)
    attempts = 4
  }

  /// RFC 9110, section 9.2.2.
  private static let idempotentMethods: Set<String> = ["GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE"]
}

/// One header line.
public struct HTTPField: Sendable {
  public let name: String
  public let value: String
  /// Whether it goes only to the origin that the request names, as credentials do, and not where a redirect leads.
  public let isForOriginOnly: Bool

  public init(_ name: String, _ value: String, isForOriginOnly: Bool = false) {
    self.name = name
    self.value = value
    self.isForOriginOnly = isForOriginOnly
  }
}

/// One part of a `multipart/form-data` body (RFC 7578).
public struct HTTPPart: Sendable {
  public enum Content: Sendable {
    case bytes([UInt8])
    case file(path: String)
  }

  public let name: String
  public let content: Content
  /// The name the receiver is told, for a part that is a file.
  public let fileName: String?
  public let type: ContentType?

  public init(name: String, _ content: Content, fileName: String? = nil, type: ContentType? = nil) {
    self.name = name
    self.content = content
    self.fileName = fileName
    self.type = type
  }
}
