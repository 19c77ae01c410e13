/// The hosts that a permission of the network names: `api.themoviedb.org`, `*.example.org` for its subdomains,
/// `localhost:8080`, `127.0.0.1`, `[::1]:8080`, `10.0.0.0/8`, and `*` for all that are no special addresses.
struct HostPattern: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case all
    case host(String)
    /// Whatever ends in this, which begins with a dot.
    case subdomains(String)
    case address(IPAddress)
    case network(IPAddress, length: Int)
  }

  private let form: Form
  /// Nothing for every port.
  private let port: Int?

  /// Nothing where the text names no hosts.
  init?(_ text: String) {
    let (host, port) = HostPattern.split(text)
    guard let host, let form = HostPattern.form(of: host) else { return nil }
    self.form = form
    switch port {
    case nil: self.port = nil
    case let text?:
      guard let number = Int(text), 1...65535 ~= number, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
      self.port = number
    }
  }

  /// Whether a host may be asked for by this pattern, before it is known where it is.
  func covers(host: String, port: Int) -> Bool {
    guard self.port == nil || self.port == port else { return false }
    let host = HostPattern.normal(host)
    switch form {
    case .all: return true
    case .host(let own): return own == host
    case .subdomains(let end): return host.count > end.count && host.hasSuffix(end) && IPAddress(host) == nil
    case .address(let address): return IPAddress(host) == address
    case .network(let network, let length): return IPAddress(host)?.isIn(network.bytes, length) ?? false
    }
  }

  /// Whether a special address is named by this pattern. A name of the internet names none, whatever it resolves to, as
  /// whoever answers for the name would choose the machine that is reached.
  func names(_ address: IPAddress, port: Int) -> Bool {
    guard self.port == nil || self.port == port else { return false }
    switch form {
    case .all, .subdomains: return false
    case .host(let host): return (host == "localhost" || host.hasSuffix(".localhost")) && address.isLoopback
    case .address(let own): return own == address
    case .network(let network, let length): return address.isIn(network.bytes, length)
    }
  }

  private static func split(_ text: String) -> (host: String?, port: String?) {
    if text.hasPrefix("[") {
      guard let end = text.firstIndex(of: "]") else { return (nil, nil) }
      let rest = text[text.index(after: end)...]
      let host = text[text.index(after: text.startIndex)..<end]
      guard host.contains(":"), rest.isEmpty || rest.hasPrefix(":") else { return (nil, nil) }
      return (String(host), rest.isEmpty ? nil : String(rest.dropFirst()))
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    // More than one colon: an address of version 6.
    guard parts.count == 2 else { return (text, nil) }
    return (String(parts[0]), String(parts[1]))
  }

  /// The parts of `example.org:443` and `[::1]:443`.
  static func hostAndPort(_ text: String) -> (host: String, port: Int)? {
    guard case (let host?, let port?) = split(text), let number = Int(port) else { return nil }
    return (host, number)
  }

  private static func form(of text: String) -> Form? {
    if text == "*" { return .all }
    let host = normal(text)
    if let address = IPAddress(host) { return .address(address) }
    let parts = host.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let network = IPAddress(String(parts[0])), let length = Int(parts[1]),
      0...(network.bytes.count * 8) ~= length
    {
      return .network(network, length: length)
    }
    if host.hasPrefix("*.") { return isName(host.dropFirst(2)) ? .subdomains(String(host.dropFirst())) : nil }
    return isName(host[...]) ? .host(host) : nil
  }

  /// In lower case and without the dot of the root.
  private static func normal(_ host: String) -> String {
    let host = host.lowercased()
    return host.hasSuffix(".") ? String(host.dropLast()) : host
  }

  /// Labels of letters, digits, `-` and `_` between dots. What has only digits would be read as an address by some.
  private static func isName(_ host: Substring) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard host.utf8.count <= 253, labels.last?.contains(where: { !$0.isNumber }) == true else { return false }
    return labels.allSatisfy { label in
      1...63 ~= label.utf8.count
        && label.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
            UInt8(ascii: "_"):
            true
          default: false
          }
        }
    }
  }
}
