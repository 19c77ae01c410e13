internal import Workflow

/// Cookies that a redirect sets for where it leads (RFC 6265). They end with the request.
struct CookieJar {
  private struct Cookie {
    let name: String
    let value: String
    let host: String
    /// Whether names below the host get it too.
    let isForSubdomains: Bool
    let path: String
    let isSecure: Bool
  }

  /// Of one request; no honest server comes near it.
  private static let mostCookies = 50

  private var cookies: [Cookie] = []

  /// Takes what a reply sets.
  mutating func take(_ head: ReplyHead, from location: HTTPLocation) {
    for field in head.fields where field.name == "set-cookie" { take(field.value, from: location) }
  }

  private mutating func take(_ text: String, from location: HTTPLocation) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map {
      part -> (name: String, value: String) in
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(pair[0].trimmed), pair.count > 1 ? String(pair[1].trimmed) : "")
    }
    guard let pair = parts.first, HTTPRules.isToken(pair.name), HTTPRules.isValue(pair.value) else { return }
    let attributes = parts.dropFirst().map { ($0.name.lowercased(), $0.value) }
    func attribute(_ name: String) -> String? { attributes.last { $0.0 == name }?.1 }
    let host = location.origin.host
    let domain = attribute("domain").map { $0.lowercased().drop { $0 == "." } }.map { String($0) } ?? ""
    // A domain of one label would be every site below it.
    guard domain.isEmpty || domain == host || domain.contains(".") && host.hasSuffix("." + domain) else { return }
    let path = attribute("path").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? CookieJar.folder(of: location)
    let cookie = Cookie(
      name: pair.name, value: pair.value, host: domain.isEmpty ? host : domain, isForSubdomains: !domain.isEmpty,
      path: path, isSecure: attribute("secure") != nil)
    cookies.removeAll { ($0.name, $0.host, $0.path) == (cookie.name, cookie.host, cookie.path) }
    let isDeleted = attribute("max-age").flatMap { Int($0) }.map { $0 <= 0 } ?? false
    if !isDeleted, cookies.count < CookieJar.mostCookies { cookies.append(cookie) }
  }

  /// What goes into the header `Cookie`; nothing where no cookie is for this place.
  func value(for location: HTTPLocation) -> String? {
    let host = location.origin.host
    let path = CookieJar.path(of: location)
    let sent = cookies.filter { cookie in
      (host == cookie.host || cookie.isForSubdomains && host.hasSuffix("." + cookie.host))
        && (!cookie.isSecure || location.isSecure)
        && (path == cookie.path || path.hasPrefix(cookie.path.hasSuffix("/") ? cookie.path : cookie.path + "/"))
    }
    return sent.isEmpty ? nil : sent.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
  }

  private static func path(of location: HTTPLocation) -> String {
    let path =
      location.text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false).dropFirst(3).first ?? ""
    return "/" + path.prefix { $0 != "?" }
  }

  private static func folder(of location: HTTPLocation) -> String {
    let path = path(of: location)
    let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    return folder.isEmpty ? "/" : String(folder)
  }
}
