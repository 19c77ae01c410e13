internal import Workflow

/// A request on its way: its attempts, and the redirects of each. A class, because every function that waits keeps what
/// it uses, and a request is large.
final class HTTPCall: Sendable {
  let request: HTTPRequest
  let client: HTTPClient
  let curl: Curl
  let admit: @Sendable (Hop) throws -> Void
  let cancellation: Cancellation
  private let first: HTTPLeg
  let download: Download?
  let authorities: [UInt8]?

  init(
    _ request: HTTPRequest, _ client: HTTPClient, _ curl: Curl, admit: @escaping @Sendable (Hop) throws -> Void,
    _ cancellation: Cancellation
  ) throws {
    self.request = request
    self.client = client
    self.curl = curl
    self.admit = admit
    self.cancellation = cancellation
    let location = try HTTPLocation(request.url, curl)
    let body = try RequestBody(request.body, method: request.method)
    first = HTTPLeg(
      method: request.method, location: location,
      fields: HTTPCall.fields(of: request, body), body: body, credentials: location.credentials,
      cookies: request.keepsCookies ? CookieJar() : nil)
    if case .file(let path, let resumes, let existing) = request.destination {
      download = try Download(to: path, from: location.text, resumes: resumes, existing)
    } else {
      download = nil
    }
    authorities = try request.authorities.map { try Authorities.besides(curl.authorityFile(), $0) }
  }

  private static func fields(of request: HTTPRequest, _ body: RequestBody?) -> [HTTPField] {
    var fields = request.headers
    func add(_ name: String, _ value: String?) {
      guard let value, !fields.contains(where: { $0.name.lowercased() == name.lowercased() }) else { return }
      fields.append(HTTPField(name, value))
    }
    add("User-Agent", "runner")
    // A part of what is compressed cannot be gone on with: its bytes are counted after they were decoded.
    if case .file = request.destination {
      add("Accept-Encoding", "identity")
    } else {
      add("Accept-Encoding", BodyDecoder.announced)
    }
    add("Content-Type", body?.type)
    return fields
  }
}

// MARK: - Attempts

extension HTTPCall {
  func reply() async throws -> HTTPReply {
    do {
      let end = try await lastAttempt()
      let isSuccess = (200...299).contains(end.head.status)
      if !isSuccess { download?.leave() }
      return reply(end, saved: isSuccess ? try download?.commit() : nil)
    } catch {
      download?.leave()
      throw (error as? TransferFailure)?.failure ?? error
    }
  }

  private func lastAttempt() async throws -> End {
    var attempt = 1
    while true {
      let result = await follow()
      let isLast = !request.isIdempotent || attempt >= request.attempts
      let pause: Span
      switch result {
      case .success(let end):
        // What is there is longer than the file is now.
        if end.head.status == 416, try download?.startOver() ?? false { continue }
        guard !isLast, RetryRules.isPassing(end.head.status) else { return end }
        pause = try client.retries.pause(after: attempt, end.head, host: end.leg.location.origin.host)
      case .failure(let error):
        guard !isLast, let failure = error as? TransferFailure, failure.isPassing else { throw error }
        pause = try client.retries.pause(after: attempt, nil, host: first.location.origin.host)
      }
      try await client.retries.clock.sleep(for: pause, until: cancellation)
      attempt += 1
    }
  }

  /// - Parameter saved: the path of the file that the body went into.
  private func reply(_ end: End, saved: String?) -> HTTPReply {
    let type = end.head.value("content-type").map { ContentType($0) }
    let name = saved.map { File(path: $0).name } ?? ReplyName.of(end.head, at: end.leg.location, type: type)
    request.progress?(end.body.count, end.body.count)
    return HTTPReply(
      status: end.head.status, headers: end.head.fields, url: end.leg.location.address ?? request.url,
      body: File(saved.map { .path($0) } ?? end.body.content, name: name, type: type ?? ContentType(fileName: name)))
  }
}

// MARK: - Redirects

extension HTTPCall {
  /// Where the redirects have ended.
  final class End: Sendable {
    let leg: HTTPLeg
    let head: ReplyHead
    let body: ReplyBody

    init(leg: HTTPLeg, head: ReplyHead, body: ReplyBody) {
      self.leg = leg
      self.head = head
      self.body = body
    }
  }

  private func follow() async -> Result<End, any Error> {
    do {
      var leg = first
      for _ in 0...client.limits.redirects {
        let end = try await exchange(leg)
        guard request.followsRedirects, HTTPLeg.isRedirect(end.head) else { return .success(end) }
        leg = try leg.next(after: end.head, allowsDowngrade: request.allowsDowngrade, curl)
      }
      throw Failure.tooManyRedirects(first.location.origin.host, client.limits.redirects)
    } catch {
      return .failure(error)
    }
  }
}

extension Failure {
  fileprivate static func tooManyRedirects(_ host: String, _ limit: Int) -> Failure {
    Failure(
      .network, "`\(host)` redirects more than \(limit) times.", hint: "the redirects may lead round in a circle")
  }
}
