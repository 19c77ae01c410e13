import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The editor that a person has named in `VISUAL` or `EDITOR`. It gets the terminal while it runs.
struct ExternalEditor: Sendable {
  /// As the shell takes it, with arguments maybe.
  private let command: String
  private let folder: String
  private let terminal: ControllingTerminal

  /// Nothing where none is named.
  init?(_ environment: any Environment, terminal: ControllingTerminal) {
    guard let command = environment.setting("VISUAL") ?? environment.setting("EDITOR") else { return nil }
    self.command = command
    self.terminal = terminal
    folder = environment.setting("TMPDIR") ?? "/tmp"
  }

  /// The program without its folder and arguments.
  var name: String {
    let program = command.split(separator: " ").first ?? ""
    return String(program.split(separator: "/").last ?? program)
  }

  /// The text as it is when the editor has ended. It lies in a file that nobody else can read, for as long as it takes.
  /// - Throws: a ``Failure`` where the editor cannot be started or ends with an error; the text is as it was then.
  func edit(_ text: String) throws -> String {
    let path = try temporaryFile(of: text)
    defer { unlink(path) }
    let status = try run(on: path)
    guard status == 0 else { throw Failure(.failed, "`\(TerminalText.cleaned(name))` ended with status \(status).") }
    let bytes = try SystemFiles().read(path, limit: 16 << 20)
    var edited = String(decoding: bytes, as: UTF8.self)
    // Editors end the last line too.
    if edited.hasSuffix("\n") { edited.removeLast() }
    return edited
  }

  private func temporaryFile(of text: String) throws -> String {
    // `mkstemp` gives it mode 0600, and a name that was free.
    var template = Array("\(folder)/runner-XXXXXX.txt".utf8CString)
    let descriptor = mkstemps(&template, 4)
    guard descriptor >= 0 else {
      throw Failure(.failed, "No file could be made in \(TerminalText.cleaned(folder)): \(SystemError.last.words).")
    }
    defer { close(descriptor) }
    _ = Descriptor(descriptor).write(text.isEmpty ? "" : text + "\n")
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The shell takes the command apart; the file is an argument, never a part of it.
  private func run(on path: String) throws -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // This thread takes no signals, which would be handed on.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    for standard in 0...Int32(2) { posix_spawn_file_actions_adddup2(&actions, terminal.descriptor, standard) }
    // The editor holds one end as long as it lives, so that the wait for the other can be ended by something else too.
    var life: [Int32] = [-1, -1]
    guard pipe(&life) == 0 else { throw Failure(.failed, "No editor can be started: \(SystemError.last.words).") }
    for end in life { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(life[0]) }
    posix_spawn_file_actions_adddup2(&actions, life[1], 3)
    let words: [String] = ["sh", "-c", "exec \(command) \"$1\"", "sh", path]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, &arguments, environ)
    close(life[1])
    guard code == 0 else {
      throw Failure(.failed, "`\(TerminalText.cleaned(name))` cannot be started: \(SystemError(code).words).")
    }
    do {
      try terminal.waitForInterruption(or: life[0])
    } catch {
      kill(process, SIGTERM)
      _ = status(of: process)
      throw error
    }
    return status(of: process)
  }

  /// Waits for the end of a process.
  private func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}

extension Descriptor {
  fileprivate func write(_ text: String) -> Outcome { write(Array(text.utf8)) }
}
