#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Secrets of the person: a variable of the same name, else the file `secrets.yaml` beside the settings of the runner,
/// which nobody else may read.
public struct SystemSecrets: SecretStore {
  private static let limit = 1 << 20

  private let environment: any Environment

  public init(environment: any Environment = SystemEnvironment()) { self.environment = environment }

  public func secret(named name: String) throws -> Secret? {
    if let text = environment.setting(name) { return Secret(text) }
    guard let folder = environment.configurationFolder else { return nil }
    return try secret(named: name, in: folder + "/secrets.yaml")
  }

  private func secret(named name: String, in path: String) throws -> Secret? {
    guard access(path, F_OK) == 0 else { return nil }
    let file = try OpenFile(reading: path)
    let status = try file.status()
    guard status.st_mode & 0o077 == 0, status.st_uid == geteuid() else { throw Failure.readableByOthers(path) }
    let bytes = try file.read(limit: SystemSecrets.limit)
    var diagnostics = Diagnostics()
    let source = SourceFile(path: path, bytes: bytes)
    let document = YAMLParser.parse(source, into: &diagnostics)
    guard !diagnostics.hasErrors, let document, document.root.form == .mapping else {
      throw Failure.unreadable(path, diagnostics.sorted.first)
    }
    guard let node = document.root[name] else { return nil }
    guard node.form == .scalar, !node.isNothing, !node.text.isEmpty else {
      throw Failure.noText(name, path, node.range.position.line)
    }
    return Secret(node.text)
  }
}

extension Failure {
  fileprivate static func readableByOthers(_ path: String) -> Failure {
    Failure(
      .permission, "The secrets in `\(TerminalText.cleaned(path))` can be read by others.",
      hint: "make the file yours alone: `chmod 600 \(TerminalText.cleaned(path))`")
  }

  /// The line and the code tell where and what it is. Nothing of the content is told: it may be a secret.
  fileprivate static func unreadable(_ path: String, _ fault: Diagnostic?) -> Failure {
    let place = fault?.range.map { ":\($0.position.line)" } ?? ""
    let code = fault.map { " (\($0.code))" } ?? ""
    return Failure(
      .input, "`\(TerminalText.cleaned(path))\(place)` is no YAML mapping of names to secrets\(code).",
      hint: "write a line `NAME: secret` for each")
  }

  fileprivate static func noText(_ name: String, _ path: String, _ line: Int) -> Failure {
    Failure(
      .input, "`\(name)` in `\(TerminalText.cleaned(path)):\(line)` is no text.", hint: "write `\(name): secret`")
  }
}
