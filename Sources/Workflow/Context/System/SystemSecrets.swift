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
    guard let document = YAMLParser.parse(source, into: &diagnostics), !diagnostics.hasErrors,
      document.root.form == .mapping
    else { throw Failure.unreadable(path) }
    guard let node = document.root[name], node.form == .scalar, !node.text.isEmpty else { return nil }
    return Secret(node.text)
  }
}

extension Failure {
  fileprivate static func readableByOthers(_ path: String) -> Failure {
    Failure(
      .permission, "The secrets in `\(Value.cleaned(path))` can be read by others.",
      hint: "make the file yours alone: `chmod 600 \(Value.cleaned(path))`")
  }

  /// Nothing of the content is told.
  fileprivate static func unreadable(_ path: String) -> Failure {
    Failure(.failed, "`\(Value.cleaned(path))` is no YAML mapping of names to secrets.")
  }
}
