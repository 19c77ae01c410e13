internal import Workflow

/// Where a request goes: a URL as libcurl's own parser reads it, so that what is checked is what is connected.
struct HTTPLocation: Sendable {
  /// Scheme, host and port: what credentials are bound to.
  struct Origin: Hashable, Sendable {
    let scheme: String
    let host: String
    let port: Int

    /// As it is told: with the port where that is not the usual one.
    var told: String { port == Address.standardPort(of: scheme) ? host : "\(host):\(port)" }
  }

  let origin: Origin
  /// Without user, password and fragment, the host in ASCII.
  let text: String
  let credentials: HTTPLeg.Credentials?

  var isSecure: Bool { origin.scheme == "https" }
  var address: Address? { Address(text) }

  /// - Throws: a ``Failure`` of reason `input` that says why the URL is refused.
  init(_ url: Address, _ curl: Curl) throws {
    // libcurl would take `http:example.org` too, where others see no host.
    guard HTTPLocation.authority(of: url.text) != nil else {
      throw Failure.refused(url.text, "only `http://` and `https://` can be requested")
    }
    try self.init(url.text, relativeTo: nil, curl)
  }

  /// Where a redirect leads.
  /// - Parameter target: as the server wrote it, relative or not.
  init(_ target: String, from base: HTTPLocation, _ curl: Curl) throws {
    guard target.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
      throw Failure.refused(target, "it has control characters")
    }
    try self.init(target, relativeTo: base.text, curl)
  }

  private init(_ text: String, relativeTo base: String?, _ curl: Curl) throws {
    // Some parsers take a backslash for a slash, so the host would depend on who reads it.
    let authority = HTTPLocation.authority(of: text)
    guard authority?.contains("\\") != true else {
      throw Failure.refused(text, "there is a backslash before its path")
    }
    do {
      let parts = try curl.parse(text, relativeTo: base)
      guard ["http", "https"].contains(parts.scheme) else {
        throw Failure.refused(text, "only `http://` and `https://` can be requested")
      }
      // libcurl would go on to the next part of the path.
      guard authority?.isEmpty != true else { throw Failure.refused(text, "it has no host") }
      try self.init(parts, curl)
    } catch let refusal as Curl.Refusal {
      throw Failure.refused(text, refusal.words)
    }
  }

  /// A name of full-width digits becomes a number only when it is read again as what it was mapped to.
  private init(_ first: Curl.URLParts, _ curl: Curl) throws {
    var parts = first
    for _ in 0..<3 {
      let again = try curl.parse(parts.text)
      if again.text == parts.text { break }
      (parts.text, parts.host, parts.port) = (again.text, again.host, again.port)
    }
    guard let written = parts.host, written.utf8.allSatisfy({ $0 < 0x80 }) else {
      throw Failure.refused(first.text, "its host has letters beyond ASCII that are no name")
    }
    var host = written.lowercased()
    if host.hasPrefix("[") {
      guard let address = NumericAddress.canonical(String(host.dropFirst().dropLast())) else {
        throw Failure.refused(first.text, "its host is no address of version 6")
      }
      host = address
    } else if host.hasSuffix(".") {
      host.removeLast()
    }
    guard !host.isEmpty else { throw Failure.refused(first.text, "it has no host") }
    origin = Origin(scheme: parts.scheme, host: host, port: parts.port)
    text = parts.text
    credentials = first.user.map { HTTPLeg.Credentials(user: $0, password: first.password ?? "") }
  }

  /// What stands between `//` and the path; nothing in a relative URL that begins with a path.
  private static func authority(of text: String) -> Substring? {
    var rest = text[...]
    if let colon = rest.firstIndex(of: ":"),
      rest[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) })
    {
      rest = rest[rest.index(after: colon)...]
    }
    return rest.hasPrefix("//") ? rest.dropFirst(2).prefix { !"/?#".contains($0) } : nil
  }
}

extension Failure {
  static func refused(_ url: String, _ cause: String) -> Failure {
    let told = TerminalText.cleaned(Address.withoutUsers(in: url))
    return Failure(
      .input, "`\(told.prefix(200))\(told.count > 200 ? "…" : "")` cannot be requested: \(cause).")
  }
}
