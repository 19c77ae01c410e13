internal import Workflow

/// A reply as it is kept (RFC 9111): for how long it may be used, and by what it is asked for again.
struct CacheEntry {
  /// Statuses that may be used again without having been told how long (RFC 9110, section 15.1), but for 206.
  private static let usualStatuses: Set<Int> = [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501]
  /// A reply to somebody else is none to this request, even where the server does not say so.
  private static let alwaysSelecting = ["authorization", "cookie"]
  /// For how long a reply is used at most that does not say it itself.
  private static let longestGuess: Int64 = 86_400
  /// No time and no age is beyond it: some 35,000 years, in seconds.
  static let latest: Int64 = 1 << 40

  /// Seconds since 1970.
  let requested: Int64
  let received: Int64
  let head: ReplyHead
  /// Headers of the request that the reply depends on: names, and digests of the values, which may be secret.
  let selectors: [(name: String, digest: String)]
  let body: [UInt8]

  init(requested: Int64, received: Int64, head: ReplyHead, selectors: [(name: String, digest: String)], body: [UInt8]) {
    self.requested = requested
    self.received = received
    self.head = head
    self.selectors = selectors
    self.body = body
  }

  /// A new reply; nothing where it may not be kept, or would never be of use.
  init?(_ leg: HTTPLeg, _ head: ReplyHead, body: [UInt8], requested: Int64, received: Int64) {
    let names = head.list("vary")
    guard CacheEntry.usualStatuses.contains(head.status), !head.cacheControl.isNoStore, !leg.cacheControl.isNoStore,
      !names.contains("*")
    else { return nil }
    self.init(
      requested: requested, received: received, head: head,
      selectors: CacheEntry.selectors(CacheEntry.alwaysSelecting + names, leg), body: body)
    guard isRevalidatable || lifetime > 0 else { return nil }
  }

  private static func selectors(_ names: [String], _ leg: HTTPLeg) -> [(name: String, digest: String)] {
    names.map { ($0, SHA256.digest(of: leg.value($0) ?? "")) }
  }

  /// Whether the reply is one to this request too.
  func answers(_ leg: HTTPLeg) -> Bool {
    CacheEntry.selectors(selectors.map(\.name), leg).map(\.digest) == selectors.map(\.digest)
  }

  /// Whether it may be used without asking.
  func isFresh(at now: Int64, for leg: HTTPLeg) -> Bool {
    if head.cacheControl.isNoCache || leg.cacheControl.isNoCache { return false }
    let age = age(at: now)
    if let most = leg.cacheControl.maximumAge, age > most { return false }
    return age < lifetime
  }

  /// RFC 9111, section 4.2.3.
  private func age(at now: Int64) -> Int64 {
    let apparent = max(0, received - (date ?? received))
    let told = head.value("age").flatMap { Int64($0) } ?? 0
    return max(apparent, min(max(told, 0), CacheEntry.latest) + (received - requested)) + max(0, now - received)
  }

  /// RFC 9111, section 4.2.1, and a tenth of its age where the reply does not say it.
  private var lifetime: Int64 {
    if let age = head.cacheControl.maximumAge { return age }
    if let expires = head.value("expires") {
      // `0` and the like mean: in the past.
      return HTTPDate(expires).map { $0.seconds - (date ?? received) } ?? 0
    }
    guard let modified = head.value("last-modified").flatMap({ HTTPDate($0) }) else { return 0 }
    return min(((date ?? received) - modified.seconds) / 10, CacheEntry.longestGuess)
  }

  private var date: Int64? { head.value("date").flatMap { HTTPDate($0) }?.seconds }

  var isRevalidatable: Bool { !validators.isEmpty }

  /// The headers that ask whether it is still the same.
  var validators: [HTTPField] {
    let tag = head.value("etag").map { HTTPField("If-None-Match", $0) }
    let date = head.value("last-modified").map { HTTPField("If-Modified-Since", $0) }
    return [tag, date].compactMap(\.self)
  }

  /// The same body after a reply of 304, whose headers replace those of their names.
  func confirmed(by new: ReplyHead, requested: Int64, received: Int64) -> CacheEntry {
    let names = Set(new.fields.map(\.name)).subtracting(["content-length", "content-encoding", "content-type"])
    let fields = head.fields.filter { !names.contains($0.name) } + new.fields.filter { names.contains($0.name) }
    return CacheEntry(
      requested: requested, received: received, head: ReplyHead(status: head.status, fields: fields),
      selectors: selectors, body: body)
  }
}

extension ReplyHead {
  var cacheControl: CacheControl { CacheControl(fields.filter { $0.name == "cache-control" }.map(\.value)) }
}

extension HTTPLeg {
  var cacheControl: CacheControl {
    CacheControl(fields.filter { $0.name.lowercased() == "cache-control" }.map(\.value))
  }
}
