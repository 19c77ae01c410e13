internal import Workflow

/// One request on its way: attempt by attempt, and redirect by redirect.
struct HTTPCall {
  private let request: HTTPRequest
  private let client: HTTPClient
  private let curl: Curl
  private let admit: @Sendable (Hop) throws -> Void
  private let cancellation: Cancellation
  private let first: HTTPLeg
  private let download: Download?
  private let authorities: [UInt8]?

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
      fields: HTTPCall.fields(of: request, body), body: body, credentials: location.credentials)
    if case .file(let path, let resumes) = request.destination {
      download = try Download(to: path, from: location.text, resumes: resumes)
    } else {
      download = nil
    }
    authorities = try request.authorities.map { try Authorities.besides(curl.authorityFile(), file: $0) }
  }

  private static func fields(of request: HTTPRequest, _ body: RequestBody?) -> [HTTPField] {
    var fields = request.headers
    func add(_ name: String, _ value: String?) {
      guard let value, !fields.contains(where: { $0.name.lowercased() == name.lowercased() }) else { return }
      fields.append(HTTPField(name, value))
    }
    add("User-Agent", "runner")
    add("Content-Type", body?.type)
    return fields
  }
}

// MARK: - Attempts

extension HTTPCall {
  func reply() async throws -> HTTPReply {
    var attempt = 1
    while true {
      let result = await follow()
      let isLast = !request.isIdempotent || attempt >= request.attempts
      let pause: Span
      switch result {
      case .success(let end):
        // What is there is longer than the file is now.
        if end.head.status == 416, try download?.startOver() ?? false { continue }
        guard !isLast, RetryRules.isPassing(end.head.status) else { return try finish(end) }
        pause = try client.retries.pause(after: attempt, end.head, host: end.leg.location.origin.host)
      case .failure(let error):
        guard !isLast, let failure = error as? TransferFailure, failure.isPassing else {
          throw (error as? TransferFailure)?.failure ?? error
        }
        pause = try client.retries.pause(after: attempt, nil, host: first.location.origin.host)
      }
      try await client.retries.clock.sleep(for: pause, until: cancellation)
      attempt += 1
    }
  }

  private func finish(_ end: End) throws -> HTTPReply {
    let type = end.head.value("content-type").map { ContentType($0) }
    let name = ReplyName.of(end.head, at: end.leg.location, type: type)
    let content: File.Content
    if let download, (200...299).contains(end.head.status) {
      content = .path(try download.commit())
    } else {
      content = end.body.content
    }
    return HTTPReply(
      status: end.head.status, headers: end.head.fields, url: end.leg.location.address ?? request.url,
      body: File(content, name: name, type: type ?? ContentType(fileName: name)))
  }
}

// MARK: - Redirects

extension HTTPCall {
  /// Where the redirects have ended.
  private struct End {
    let leg: HTTPLeg
    let head: ReplyHead
    let body: ReplyBody
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

  private func exchange(_ leg: HTTPLeg) async throws -> End {
    try cancellation.check()
    let location = leg.location
    guard let url = location.address else { throw Failure.refused(location.text, "it is no URL") }
    let hop = Hop(url: url, host: location.origin.host, port: location.origin.port)
    try admit(hop)
    let transfer = Transfer(try order(for: leg, hop))
    let outcome = try await client.perform(transfer, curl, until: cancellation)
    if let failure = outcome.failure { throw failure }
    guard outcome.head.isComplete, let body = outcome.body else { throw Failure.noReply(location.origin.host) }
    return End(leg: leg, head: outcome.head, body: body)
  }

  private func order(for leg: HTTPLeg, _ hop: Hop) throws -> Transfer.Order {
    let proxy = client.proxies.proxy(for: leg.location.origin)
    var fields = leg.fields
    if let download { fields += try download.fields() }
    // Where it is not asked for, `Expect: 100-continue` only costs time.
    var lines = ["Expect:"] + fields.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
    if leg.body == nil, ["POST", "PUT", "PATCH"].contains(leg.method) { lines.append("Content-Length: 0") }
    _ = leg.body?.rewind(to: 0)
    return Transfer.Order(
      location: leg.location, method: leg.method, lines: lines, body: leg.body,
      // libcurl sends a request again by itself where a connection that was used before turns out to be closed.
      isFresh: !request.isIdempotent, proxy: proxy, encodings: download == nil ? "gzip, deflate, br" : "identity",
      authorities: authorities, clientCertificate: request.clientCertificate, clientKey: request.clientKey,
      credentials: leg.credentials, limits: client.limits,
      admit: { [admit] address in
        // What a proxy connects to is not seen from here.
        guard proxy.isEmpty else { return }
        try admit(Hop(url: hop.url, host: hop.host, port: hop.port, address: address))
      },
      receive: { [self] head in try receive(head, from: hop.host) }, progress: request.progress)
  }

  /// Where the body of a reply goes.
  private func receive(_ head: ReplyHead, from host: String) throws -> ReplyBody {
    let limits = client.limits
    if request.followsRedirects, HTTPLeg.isRedirect(head) { return ReplyBody(.nowhere, limit: limits.ignoredBytes) }
    // One layer: each more multiplies what a few bytes may become.
    let codings = head.codings
    guard codings.count <= 1, codings.allSatisfy({ ["gzip", "x-gzip", "deflate", "br"].contains($0) }) else {
      throw Failure.coding(codings, host: host)
    }
    if let download, let body = try download.receive(head, from: host, limit: request.sizeLimit ?? limits.downloadBytes)
    {
      return body
    }
    return ReplyBody(
      .memory(threshold: limits.memoryBytes, client.temporaries), limit: request.sizeLimit ?? limits.replyBytes)
  }
}

extension Failure {
  fileprivate static func tooManyRedirects(_ host: String, _ limit: Int) -> Failure {
    Failure(
      .network, "`\(host)` redirects more than \(limit) times.", hint: "the redirects may lead round in a circle")
  }

  fileprivate static func noReply(_ host: String) -> Failure {
    Failure(.network, "`\(host)` closed the connection without a reply.")
  }

  fileprivate static func coding(_ codings: [String], host: String) -> Failure {
    let names = TerminalText.cleaned(codings.prefix(4).joined(separator: ", "))
    return Failure(
      .network,
      codings.count > 1
        ? "The reply of `\(host)` is compressed more than once: `\(names)`."
        : "The reply of `\(host)` is compressed by `\(names)`, which was not asked for.",
      hint: "tell those who run the server")
  }
}
