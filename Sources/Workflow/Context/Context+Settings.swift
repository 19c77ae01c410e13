extension Permission {
  /// The need of an action for a file that a person keeps for it among the settings of the runner.
  public static func settings(_ name: String) -> Permission { Permission(.read, "~/.config/runner/\(name)") }
}

extension Context {
  /// A file that a person keeps for an action among the settings of the runner, as `boards.yaml`. No step can read there:
  /// what is in such a file reaches a workflow only as what the action makes of it.
  /// - Returns: nothing where there is no such file.
  /// - Throws: a ``Failure`` of reason `permission` where the action does not say that it needs the file.
  public func settings(_ name: String) throws -> File? {
    guard needs.contains(.settings(name)) else { throw Failure.notNeeded(name) }
    guard let folder = services.environment.configurationFolder else { return nil }
    let place = try services.files.place(of: "\(folder)/\(name)", followsLast: true)
    guard services.files.exists(place) else { return nil }
    let bytes = try services.files.read(place, limit: GrantedFiles.usualLimit)
    return File(.data(bytes), name: name, type: ContentType(fileName: name))
  }
}

extension Failure {
  fileprivate static func notNeeded(_ name: String) -> Failure {
    Failure(.permission, "The settings `\(name)` are not of this action.")
  }
}
