import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Folders whose workflows get what they declare without a question: the person's own, and those that the settings name
/// under `trusted_folders`.
struct TrustedFolders {
  private let environment: any Environment

  init(environment: any Environment) { self.environment = environment }

  /// - Parameter parts: the files that the workflow is made of, wherever they are. Who can write one of them can write what
  ///   the workflow does.
  /// - Throws: a ``Failure`` of reason `input` where the settings cannot be read.
  func hold(_ path: String, with parts: [String]) throws -> Bool {
    guard let path = RealPath.of(path), isOwn(path) else { return false }
    guard parts.allSatisfy({ RealPath.of($0).map(isOwn) ?? false }) else { return false }
    if let own = environment.configurationFolder.map({ $0 + "/workflows" }), isIn(own, path) { return true }
    return try named().contains { isIn($0, path) }
  }

  /// By what the folder is in the end: a link in it to a file elsewhere leads out of it.
  private func isIn(_ folder: String, _ path: String) -> Bool {
    RealPath.of(folder).map { path.hasPrefix($0 == "/" ? "/" : $0 + "/") } ?? false
  }

  /// Whether nobody else may have written it, or put it there in the place of another.
  private func isOwn(_ path: String) -> Bool {
    guard let slash = path.lastIndex(of: "/") else { return false }
    return [path, slash == path.startIndex ? "/" : String(path[..<slash])].allSatisfy { path in
      var status = stat()
      guard stat(path, &status) == 0 else { return false }
      return (status.st_uid == geteuid() || status.st_uid == 0) && status.st_mode & (S_IWGRP | S_IWOTH) == 0
    }
  }

  private func named() throws -> [String] {
    guard let node = try Settings(in: environment)["trusted_folders"] else { return [] }
    let items = node.form == .sequence ? Array(node.items) : [node]
    return try items.map { item in
      guard item.form == .scalar, let folder = absolute(item.text) else { throw Failure.noFolder(item) }
      return folder
    }
  }

  private func absolute(_ folder: String) -> String? {
    let folder = environment.fromHome(folder)
    return folder.hasPrefix("/") ? folder : nil
  }
}

extension Failure {
  fileprivate static func noFolder(_ node: YAMLNode) -> Failure {
    Failure(
      .input, "`trusted_folders` names folders by their whole paths.", at: node.range, hint: "write `~/…` or `/…`")
  }
}
