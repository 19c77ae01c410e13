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

  /// A path with the home folder in the place of `~` at its beginning, where there is one.
  public func fromHome(_ path: String) -> String {
    guard FilePath.beginsAtHome(path), let home = setting("HOME") else { return path }
    return home + path.dropFirst()
  }

  /// Where the person's settings of the runner are: `$XDG_CONFIG_HOME/runner`. Nothing without a home folder.
  public var configurationFolder: String? { ownFolder("XDG_CONFIG_HOME", usually: ".config") }

  /// Where the runner keeps what it remembers: `$XDG_STATE_HOME/runner`. Nothing without a home folder.
  public var stateFolder: String? { ownFolder("XDG_STATE_HOME", usually: ".local/state") }

  /// Where the runner keeps what it has downloaded: `$XDG_CACHE_HOME/runner`. Nothing without a home folder.
  public var cacheFolder: String? { ownFolder("XDG_CACHE_HOME", usually: ".cache") }

  private func ownFolder(_ variable: String, usually place: String) -> String? {
    // The specification ignores relative paths.
    if let folder = setting(variable), folder.hasPrefix("/") { return folder + "/runner" }
    return setting("HOME").map { "\($0)/\(place)/runner" }
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
