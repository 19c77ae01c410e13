internal import Workflow

/// One of the requests that a request comes to where redirects lead on.
struct HTTPLeg: Sendable {
  var method: String
  var location: HTTPLocation
  var fields: [HTTPField]
  var body: RequestBody?
  var credentials: Credentials?
  /// What redirects have set; nothing where cookies are not wanted.
  var cookies: CookieJar?

  /// User and password, as the URL of the request has them.
  struct Credentials: Sendable {
    let user: String
    let password: String
  }

  /// Whether it only asks (RFC 9110, section 9.2.1).
  var isSafe: Bool { ["GET", "HEAD", "OPTIONS", "TRACE"].contains(method) }

  /// Whether a reply to it can be one to another request.
  var isCacheable: Bool {
    method == "GET" && body == nil && credentials == nil && cookies == nil
      && !fields.contains { $0.name.lowercased().hasPrefix("if-") || $0.name.lowercased() == "range" }
  }

  /// The first header of a name in lower case.
  func value(_ name: String) -> String? { fields.first { $0.name.lowercased() == name }?.value }
}

extension HTTPLeg {
  /// Statuses that name another place in `Location` (RFC 9110, section 15.4).
  private static let redirects: Set<Int> = [301, 302, 303, 307, 308]

  /// Whether a reply sends the request on.
  static func isRedirect(_ head: ReplyHead) -> Bool {
    redirects.contains(head.status) && head.value("location") != nil
  }

  /// Where a redirect sends the request.
  /// - Throws: a ``Failure`` of reason `network` where that is no place to go to: it is the server that says so, and not the workflow.
  func next(after head: ReplyHead, allowsDowngrade: Bool, _ curl: Curl) throws -> HTTPLeg {
    var leg = self
    leg.cookies?.take(head, from: location)
    leg.location = try place(of: head.value("location") ?? "", curl)
    guard allowsDowngrade || leg.location.isSecure || !location.isSecure else {
      throw Failure.downgrade(from: location, to: leg.location)
    }
    let losesBody = head.status == 303 ? method != "HEAD" : method == "POST" && [301, 302].contains(head.status)
    if losesBody {
      if method != "GET" { leg.method = "GET" }
      leg.body = nil
      leg.fields.removeAll { $0.name.lowercased().hasPrefix("content-") }
    }
    if leg.location.origin != location.origin {
      leg.credentials = nil
      leg.fields.removeAll { $0.isForOriginOnly || HTTPLeg.bound.contains($0.name.lowercased()) }
    }
    return leg
  }

  private func place(of target: String, _ curl: Curl) throws -> HTTPLocation {
    // By the letter of RFC 3986 this would be the same place again.
    if target.isEmpty { throw Failure.noTarget(location) }
    do {
      return try HTTPLocation(target, from: location, curl)
    } catch let failure as Failure {
      throw Failure.wrongTarget(location, failure)
    }
  }

  /// What belongs to one origin, whoever wrote it.
  private static let bound: Set<String> = ["authorization", "cookie", "proxy-authorization"]
}

extension Failure {
  fileprivate static func noTarget(_ start: HTTPLocation) -> Failure {
    Failure(.network, "`\(start.origin.host)` redirects, and does not say where to.")
  }

  fileprivate static func wrongTarget(_ start: HTTPLocation, _ failure: Failure) -> Failure {
    Failure(
      .network, failure.message, hint: failure.hint, notes: failure.notes + ["`\(start.origin.host)` redirects there."])
  }

  fileprivate static func downgrade(from start: HTTPLocation, to end: HTTPLocation) -> Failure {
    Failure(
      .network,
      "`\(start.origin.host)` redirects from `https` to `http` at `\(end.origin.host)`, where others can read along.")
  }
}
