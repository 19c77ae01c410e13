#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where a program is.
enum ProgramFile {
  /// - Parameter path: folders with colons between them, as the variable `PATH` has them. Those that are not absolute are
  ///   passed over, so that nothing in the working folder stands in for a program of the system.
  /// - Throws: a ``Failure`` of reason `not_found` or `permission`.
  static func path(of call: ProgramCall, searching path: String) throws -> String {
    let name = call.arguments.first ?? ""
    if name.contains("/") {
      let place = absolute(name, for: call)
      guard let isRunnable = isRunnable(place) else { throw Failure.noProgram(at: name) }
      if !isRunnable { throw Failure.notRunnable(name) }
      return place
    }
    var forbidden: String?
    for folder in path.split(separator: ":") where folder.hasPrefix("/") && !name.isEmpty {
      let place = "\(folder)/\(name)"
      guard let isRunnable = isRunnable(place) else { continue }
      if isRunnable { return place }
      forbidden = forbidden ?? place
    }
    if let forbidden { throw Failure.notRunnable(forbidden) }
    throw Failure.noProgram(named: name)
  }

  /// The folder that a program works in, open: what was judged is what it gets, whatever becomes of the path.
  /// - Throws: a ``Failure`` where a program cannot work in the folder.
  static func folder(of call: ProgramCall) throws -> OpenDescriptor? {
    guard let path = call.directory else { return nil }
    do throws(SystemError) {
      let folder = try OpenFolder(at: Place(path, at: path)).descriptor().aboveStandard()
      guard faccessat(folder.number, ".", X_OK, 0) == 0 else { throw SystemError.last }
      return folder
    } catch {
      throw Failure.noFolder(path, error, for: call)
    }
  }

  /// A path is relative to the working folder of the runner, as all paths of a workflow are, and not to that of the
  /// program.
  private static func absolute(_ path: String, for call: ProgramCall) -> String {
    guard !path.hasPrefix("/"), call.directory != nil, let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  /// Nothing where there is no file.
  private static func isRunnable(_ path: String) -> Bool? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return access(path, X_OK) == 0
  }
}

extension Failure {
  fileprivate static func noProgram(named name: String) -> Failure {
    let words = name.split(separator: " ")
    return Failure(
      .notFound, "There is no program `\(Value.cleaned(name))` on this machine.",
      hint: words.count > 1 ? "write each argument as an item of its own: `[\(words.joined(separator: ", "))]`" : nil)
  }

  fileprivate static func noProgram(at path: String) -> Failure {
    Failure(.notFound, "There is no program at `\(TerminalText.cleaned(path))`.")
  }

  fileprivate static func notRunnable(_ path: String) -> Failure {
    Failure(
      .permission, "`\(TerminalText.cleaned(path))` may not be run.",
      hint: "make it a program: `chmod +x \(TerminalText.cleaned(path))`")
  }

  fileprivate static func noFolder(_ folder: String, _ error: SystemError, for call: ProgramCall) -> Failure {
    let failure = error.failure("entered", folder)
    return Failure(
      failure.reason, "`\(Value.cleaned(call.name))` cannot work in `\(TerminalText.cleaned(folder))`: \(error.words).")
  }
}
