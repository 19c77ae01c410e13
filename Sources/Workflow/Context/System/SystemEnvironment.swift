#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The variables of this process.
public struct SystemEnvironment: Environment {
  public init() {}

  public func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

extension Environment {
  /// A variable that is set to something.
  public func setting(_ name: String) -> String? {
    value(of: name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Where the person's settings of the runner are: `$XDG_CONFIG_HOME/runner`. Nothing without a home folder.
  public var configurationFolder: String? {
    // The specification ignores relative paths.
    if let folder = setting("XDG_CONFIG_HOME"), folder.hasPrefix("/") { return folder + "/runner" }
    return setting("HOME").map { $0 + "/.config/runner" }
  }

  /// The language and region, as `LANG` names them, without the encoding: `de_DE`.
  public var locale: String {
    let name = setting("LC_ALL") ?? setting("LC_MESSAGES") ?? setting("LANG") ?? "C"
    return String(name.prefix { $0 != "." && $0 != "@" })
  }

  /// Whether texts are written in UTF-8.
  public var speaksUTF8: Bool {
    let name = (setting("LC_ALL") ?? setting("LC_CTYPE") ?? setting("LANG") ?? "").lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }
}
