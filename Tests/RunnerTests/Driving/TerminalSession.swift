import Foundation
import Synchronization
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One running process: what it writes to the terminal, to standard output and to standard error, and what is typed.
final class TerminalSession: Sendable {
  private struct Written {
    var screen: [UInt8] = []
    var output: [UInt8] = []
    var errors: [UInt8] = []
  }

  /// Far beyond what any answer takes; only a hanging process reaches it.
  private static let patience = 20.0

  let terminal: PseudoTerminal?
  /// Where the process works; kept as long as this.
  private let place: TemporaryPlace
  private let process: pid_t
  private let inputEnd: Int32
  private let outputEnd: Int32
  private let errorEnd: Int32
  private let written = Mutex(Written())

  init(
    _ runner: BuiltRunner, _ words: [String], program: String = BuiltRunner.program.path, terminal: PseudoTerminal?,
    showsOutput: Bool = false, extra: [String: String]
  ) throws {
    self.terminal = terminal
    place = runner.place
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    (inputEnd, outputEnd, errorEnd) = (input.writer, output.reader, errors.reader)
    var actions = FileActions()
    // Opened first, so that it becomes the terminal of the new session.
    if let terminal { actions.open(terminal.path, as: 9) }
    actions.duplicate(input.reader, as: 0)
    actions.duplicate(showsOutput ? 9 : output.writer, as: 1)
    actions.duplicate(showsOutput ? 9 : errors.writer, as: 2)
    if terminal != nil { actions.close(9) }
    let environment = runner.environment.merging(extra) { $1 }
    process = try actions.spawn(
      program, words, environment: environment.map { "\($0)=\($1)" }, folder: place.path)
    for end in [input.reader, output.writer, errors.writer] { close(end) }
  }

  deinit {
    close(outputEnd)
    close(errorEnd)
  }

  var screen: String { written.withLock { String(decoding: $0.screen, as: UTF8.self) } }
  var output: String { written.withLock { String(decoding: $0.output, as: UTF8.self) } }
  var errors: String { written.withLock { String(decoding: $0.errors, as: UTF8.self) } }

  /// The screen as a terminal would show it.
  func model(
    columns: Int = 80, rows: Int = 24, counting: ScreenModel.Counting = .characters, cell: (Int, Int) = (10, 20)
  ) -> ScreenModel {
    var model = ScreenModel(columns: columns, rows: rows, counting: counting, cell: cell)
    model.feed(screen)
    return model
  }

  func pipeIn(_ text: String) {
    feed(text)
    close(inputEnd)
  }

  /// Pipes in more, to be followed by more. What is longer than a pipe holds returns when it is being read.
  func feed(_ text: String) {
    let bytes = Array(text.utf8)
    // A process that has ended reads nothing: an error of this call, and not the end of all tests.
    var (signals, before) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    if write(inputEnd, bytes, bytes.count) < 0, errno == EPIPE {
      var signal: Int32 = 0
      sigwait(&signals, &signal)
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    if let terminal { _ = write(terminal.master, bytes, bytes.count) }
  }

  /// Stops reading standard output. Its number stays taken, as another session would get it and lose it again.
  func closeOutput() {
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(nothing, outputEnd)
    close(nothing)
  }

  func send(_ signal: Int32) { kill(process, signal) }

  /// Sends a signal to the job that the terminal belongs to.
  func sendToForeground(_ signal: Int32) {
    if let terminal { kill(-tcgetpgrp(terminal.master), signal) }
  }

  /// Waits until the screen shows a text.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    if !waits(until: { screen.contains(text) }) {
      Issue.record("The screen never showed “\(text)” but: \(screen)", sourceLocation: sourceLocation)
    }
  }

  /// Waits until something holds.
  func expect(sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool) {
    if !waits(until: condition) {
      Issue.record("It never came about. The screen: \(screen)", sourceLocation: sourceLocation)
    }
  }

  private func waits(until condition: () -> Bool) -> Bool {
    let deadline = Date().addingTimeInterval(TerminalSession.patience)
    while !condition() { guard Date() < deadline, readMore() else { return condition() } }
    return true
  }

  /// Takes what is written for some time, so that whatever comes then comes at a moment that nobody chose.
  func watch(for time: Duration) {
    let end = ContinuousClock.now + time
    while true {
      let left = end - ContinuousClock.now
      guard left > .zero, readMore(within: Int32(left / .milliseconds(1))) else { return }
    }
  }

  var hasEnded: Bool { !isRunning }

  /// How often its threads have begun to wait for something, as Linux counts.
  var wakeUps: Int {
    let tasks = URL(filePath: "/proc/\(process)/task")
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks.path)) ?? []
    return threads.reduce(0) { sum, thread in
      let status = (try? String(contentsOf: tasks.appending(path: "\(thread)/status"), encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
      return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
    }
  }

  /// Waits for the end; a process that hangs is killed, which its status tells.
  func wait() -> Int32 {
    let deadline = Date().addingTimeInterval(TerminalSession.patience)
    while readMore() { if Date() > deadline { kill(process, SIGKILL) } }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// - Returns: false when the process has closed all it wrote to.
  private func readMore(within milliseconds: Int32 = 200) -> Bool {
    // Asked before reading: what a process writes and then ends is read by the call after its end at the latest.
    let wasRunning = isRunning
    var ends = [outputEnd, errorEnd].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if let terminal { ends.append(pollfd(fd: terminal.master, events: Int16(POLLIN), revents: 0)) }
    guard poll(&ends, nfds_t(ends.count), milliseconds) > 0 else { return wasRunning }
    var isOpen = false
    var buffer = [UInt8](repeating: 0, count: 65536)
    for (index, end) in ends.enumerated() where end.revents != 0 {
      let count = read(end.fd, &buffer, buffer.count)
      guard count > 0 else { continue }
      isOpen = true
      written.withLock { written in
        switch index {
        case 0: written.output += buffer[..<count]
        case 1: written.errors += buffer[..<count]
        default: written.screen += buffer[..<count]
        }
      }
    }
    return isOpen || wasRunning
  }

  private var isRunning: Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0 && exited(information) == 0
  }

  private func exited(_ information: siginfo_t) -> pid_t {
    #if canImport(Darwin)
      information.si_pid
    #else
      information._sifields._kill.si_pid
    #endif
  }
}

/// Two ends that are not handed on by accident.
private struct Pipe {
  let reader: Int32
  let writer: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reader, writer) = (ends[0], ends[1])
  }
}

/// What is open in a process that is started.
private struct FileActions {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
  #else
    private var actions = posix_spawn_file_actions_t()
  #endif

  struct NotStarted: Error { let code: Int32 }

  #if canImport(Darwin)
    private static let newSession = Int16(POSIX_SPAWN_SETSID)
  #else
    /// `POSIX_SPAWN_SETSID`, which `spawn.h` shows to GNU programs only.
    private static let newSession: Int16 = 0x80
  #endif

  init() { posix_spawn_file_actions_init(&actions) }

  mutating func open(_ path: String, as descriptor: Int32) {
    posix_spawn_file_actions_addopen(&actions, descriptor, path, O_RDWR, 0)
  }

  mutating func duplicate(_ source: Int32, as descriptor: Int32) {
    posix_spawn_file_actions_adddup2(&actions, source, descriptor)
  }

  mutating func close(_ descriptor: Int32) { posix_spawn_file_actions_addclose(&actions, descriptor) }

  /// Starts a process in a session of its own, so that the terminal of whoever runs the tests is not its.
  mutating func spawn(_ path: String, _ words: [String], environment: [String], folder: String) throws -> pid_t {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(&attributes, FileActions.newSession)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    // The call that changes the folder has no name that all systems know.
    let shell = ["sh", "-c", "cd \"$0\" && exec \"$@\"", folder, path]
    var arguments = (shell + words).map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw NotStarted(code: code) }
    return process
  }
}
