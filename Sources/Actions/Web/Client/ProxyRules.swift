internal import Workflow

/// Which proxy a request goes through, by the variables that curl and others share.
struct ProxyRules: Sendable {
  private let environment: any Environment

  init(_ environment: any Environment) { self.environment = environment }

  /// The URL of the proxy; empty where there is none.
  func proxy(for origin: HTTPLocation.Origin) -> String {
    if isExempt(origin) { return "" }
    // Not `HTTP_PROXY`: a server sets it from the header `Proxy` of whoever asks it to run something.
    let names = origin.scheme == "https" ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]
    for name in names + ["all_proxy", "ALL_PROXY"] {
      if let proxy = environment.setting(name) { return proxy }
    }
    return ""
  }

  /// `no_proxy` lists hosts, with all names below them, and `*`.
  private func isExempt(_ origin: HTTPLocation.Origin) -> Bool {
    let list = environment.setting("no_proxy") ?? environment.setting("NO_PROXY") ?? ""
    return list.split { $0 == "," || $0 == " " }.contains { entry in
      if entry == "*" { return true }
      let host = entry.lowercased().drop { $0 == "." || $0 == "[" }.prefix { $0 != "]" }
      return origin.host == host || origin.host.hasSuffix("." + host)
    }
  }
}
