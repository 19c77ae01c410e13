internal import Workflow

/// One redirect of a request: from the cache or from the server.
extension HTTPCall {
  /// - Throws: a ``TransferFailure``, or a ``Failure`` that no other attempt would change.
  func exchange(_ leg: HTTPLeg) async throws -> End {
    try cancellation.check()
    let location = leg.location
    guard let url = location.address else { throw Failure.refused(location.text, "it is no URL") }
    let hop = Hop(url: url, host: location.origin.host, port: location.origin.port)
    try admit(hop)
    guard let cache = client.cache, request.usesCache, download == nil, leg.isCacheable else {
      return try await transfer(leg, hop)
    }
    return try await transfer(leg, hop, by: cache)
  }

  private func transfer(_ leg: HTTPLeg, _ hop: Hop) async throws -> End {
    let transfer = Transfer(try order(for: leg, hop))
    let outcome = try await client.perform(transfer, curl, until: cancellation)
    if let failure = outcome.failure { throw failure }
    // Headers that end in the middle are no failure to libcurl.
    guard let body = outcome.body else { throw TransferFailure(CurlProblem(.cut), host: hop.host) }
    if !leg.isSafe, outcome.head.status < 400 { client.cache?.forget(leg) }
    return End(leg: leg, head: outcome.head, body: body)
  }

  /// Uses what is kept, asks whether it is still true, or keeps what comes.
  private func transfer(_ leg: HTTPLeg, _ hop: Hop, by cache: HTTPCache) async throws -> End {
    let kept = cache.entry(for: leg)
    let requested = client.retries.clock.now.seconds
    if let kept, kept.isFresh(at: requested, for: leg) { return try end(leg, kept) }
    var asking = leg
    asking.fields += kept?.validators ?? []
    let end = try await transfer(asking, hop)
    let received = client.retries.clock.now.seconds
    if let kept, end.head.status == 304 {
      let confirmed = kept.confirmed(by: end.head, requested: requested, received: received)
      cache.store(confirmed, for: leg)
      return try self.end(leg, confirmed)
    }
    if end.body.count <= HTTPCache.longestBody,
      let entry = CacheEntry(leg, end.head, body: try end.body.read(), requested: requested, received: received)
    {
      cache.store(entry, for: leg)
    } else if !RetryRules.isPassing(end.head.status) {
      cache.forget(leg)
    }
    return End(leg: leg, head: end.head, body: end.body)
  }

  private func end(_ leg: HTTPLeg, _ entry: CacheEntry) throws -> End {
    var body = ReplyBody(
      .memory(threshold: client.limits.memoryBytes, client.temporaries), limit: HTTPCache.longestBody)
    try entry.body.withUnsafeBytes { try body.take($0) }
    return End(leg: leg, head: entry.head, body: body)
  }

  private func order(for leg: HTTPLeg, _ hop: Hop) throws -> Transfer.Order {
    let proxy = client.proxies.proxy(for: leg.location.origin)
    var fields = leg.fields
    if let download { fields += try download.fields() }
    if let cookies = leg.cookies?.value(for: leg.location) { fields.append(HTTPField("Cookie", cookies)) }
    // Where it is not asked for, `Expect: 100-continue` only costs time.
    var lines = ["Expect:"] + fields.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
    if leg.body == nil, ["POST", "PUT", "PATCH"].contains(leg.method) { lines.append("Content-Length: 0") }
    _ = leg.body?.rewind(to: 0)
    return Transfer.Order(
      location: leg.location, method: leg.method, lines: lines, body: leg.body,
      // libcurl sends a request again by itself where a connection that was used before turns out to be closed.
      isFresh: !request.isIdempotent,
      pieceBytes: download == nil ? client.limits.pieceBytes : client.limits.downloadPieceBytes, proxy: proxy,
      authorities: authorities, clientCertificate: request.clientCertificate?.bytes,
      clientKey: request.clientKey?.bytes, credentials: leg.credentials,
      limits: client.limits,
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
    if let download, let body = try download.receive(head, from: host, limit: request.sizeLimit ?? limits.downloadBytes)
    {
      return body
    }
    return ReplyBody(
      .memory(threshold: limits.memoryBytes, client.temporaries), limit: request.sizeLimit ?? limits.replyBytes)
  }
}
