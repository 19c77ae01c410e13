import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `runner install-url-handler`: lets the desktop hand links that begin with `runner://` to `runner open`.
enum InstallURLHandlerCommand {
  private static let fileName = "runner-url-handler.desktop"
  private static let type = "x-scheme-handler/" + ActivityLink.scheme

  static let command = Command(
    verb: "install-url-handler", summary: "lets the desktop open runner:// links with this program (Linux)",
    positionals: [], flags: [],
    details: [
      "It writes \(fileName) into $XDG_DATA_HOME/applications, and makes it the handler by xdg-mime where that is."
    ],
    run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    #if !os(Linux)
      throw Ending(.failed, [.onlyOnLinux])
    #else
      let environment = SystemEnvironment()
      let folder = try folder(in: environment)
      guard let program = RealPath.of("/proc/self/exe") else { throw Ending(.failed, [.noProgram]) }
      let path = folder + "/" + fileName
      try makeFolder(folder)
      try AtomicFile.write(Array(entry(for: program).utf8), to: path)
      output.tell("Written: \(TerminalText.cleaned(path))\n")
      try register(environment, output)
      return .done
    #endif
  }

  private static func folder(in environment: any Environment) throws -> String {
    // The specification ignores relative paths.
    if let folder = environment.setting("XDG_DATA_HOME"), folder.hasPrefix("/") { return folder + "/applications" }
    guard let home = environment.setting("HOME") else { throw Ending(.failed, [.noDataFolder]) }
    return home + "/.local/share/applications"
  }

  private static func makeFolder(_ path: String) throws {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw Ending(.failed, [.noDataFolder])
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw Ending(.failed, [.noDataFolder]) }
  }

  /// See the Desktop Entry Specification, The Exec key: within quotes four characters have a backslash before them, which
  /// the file has another before, and `%` is doubled.
  private static func entry(for program: String) -> String {
    var quoted = ""
    for character in program {
      switch character {
      case "\\": quoted += "\\\\\\\\"
      case "\"", "`", "$": quoted += "\\\\" + String(character)
      case "%": quoted += "%%"
      default: quoted.append(character)
      }
    }
    return """
      [Desktop Entry]
      Type=Application
      Name=Runner
      Comment=Continues activities by links
      Exec="\(quoted)" open -- %u
      Terminal=true
      NoDisplay=true
      MimeType=\(type);

      """
  }

  private static func register(_ environment: SystemEnvironment, _ output: Output) throws {
    let call = ProgramCall(["xdg-mime", "default", fileName, type])
    let result = Workers.shared.outcome {
      try await SystemPrograms(environment: environment).run(call, until: Cancellation())
    }
    switch result {
    case .success(let done) where done.status == 0: return
    case .failure(let failure as Failure) where failure.reason == .notFound:
      output.tell("xdg-mime is not installed; choose Runner for \(type) in the settings of the desktop.\n")
    case .success, .failure:
      Report(output: output).warn("`xdg-mime` did not make it the handler of \(type).", code: "not-registered")
    }
  }
}

extension Diagnostic {
  fileprivate static let onlyOnLinux = Diagnostic(
    code: "no-url-handler", "Desktops by the rules of freedesktop.org have handlers of links, and this is none.",
    at: nil)
  fileprivate static let noProgram = Diagnostic(
    code: "no-url-handler", "Where this program is cannot be found out.", at: nil)
  fileprivate static let noDataFolder = Diagnostic(
    code: "no-url-handler", "There is no place for the handler.", at: nil,
    hint: "set `HOME`, or `XDG_DATA_HOME` to an absolute path")
}
