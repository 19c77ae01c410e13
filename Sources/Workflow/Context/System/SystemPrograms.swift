#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The programs of this machine. Each runs with a thread of its own that waits for it.
public struct SystemPrograms: Programs {
  private let environment: any Environment
  private let temporaries: TemporaryFolder

  public init(environment: any Environment = SystemEnvironment()) {
    self.environment = environment
    temporaries = TemporaryFolder(environment: environment)
  }

  public func run(_ call: ProgramCall, until cancellation: Cancellation) async throws -> ProgramResult {
    try cancellation.check()
    let path = try ProgramFile.path(of: call, searching: environment.setting("PATH") ?? SystemPrograms.usualPath)
    let folder = try ProgramFile.folder(of: call)
    let environment = passed(to: call)
    let temporaries = temporaries
    return try await OwnThread.run {
      var pause: UInt32 = 10_000
      while true {
        do {
          let bell = try Bell()
          let observation = cancellation.observe { bell.ring() }
          defer { observation.end() }
          return try ProgramRun(
            call, path: path, folder: folder, environment: environment, bell: bell, temporaries: temporaries
          ).finish()
        } catch let error as SystemError where error.code == ETXTBSY && pause < 200_000 {
          // It was written a moment ago, and a process that is just being started beside still has it open.
          usleep(pause)
          pause *= 2
        } catch let error as SystemError {
          throw Failure.cannotStart(call, error)
        }
      }
    }
  }

  /// Ends all programs at once, with what they started, for a process that cannot wait for them. Async-signal-safe.
  public static func killAll() { Child.killAll() }

  private static let usualPath = "/usr/local/bin:/usr/bin:/bin"

  /// What programs need to find their way: where the person is at home, what language they speak, which desktop they
  /// sit at. Everything else of this process is its own; a step hands on what it wants to.
  private static let passedNames = [
    "PATH", "HOME", "USER", "LOGNAME", "SHELL", "TERM", "COLORTERM", "TMPDIR", "TZ", "LANG", "LANGUAGE", "LC_ALL",
    "LC_ADDRESS", "LC_COLLATE", "LC_CTYPE", "LC_IDENTIFICATION", "LC_MEASUREMENT", "LC_MESSAGES", "LC_MONETARY",
    "LC_NAME", "LC_NUMERIC", "LC_PAPER", "LC_TELEPHONE", "LC_TIME", "XDG_CACHE_HOME", "XDG_CONFIG_DIRS",
    "XDG_CONFIG_HOME", "XDG_CURRENT_DESKTOP", "XDG_DATA_DIRS", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_SESSION_TYPE",
    "XDG_STATE_HOME", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS",
  ]

  private func passed(to call: ProgramCall) -> [String] {
    let given = Set(call.environment.map(\.name))
    if call.inheritsAll {
      let own = Child.variables.filter { variable in !given.contains { variable.hasPrefix($0 + "=") } }
      return own + call.environment.map { "\($0.name)=\($0.value)" }
    }
    let inherited = SystemPrograms.passedNames.compactMap { name in
      given.contains(name) ? nil : environment.value(of: name).map { "\(name)=\($0)" }
    }
    return inherited + call.environment.map { "\($0.name)=\($0.value)" }
  }
}

extension Failure {
  fileprivate static func cannotStart(_ call: ProgramCall, _ error: SystemError) -> Failure {
    let name = Value.cleaned(call.name)
    switch error.code {
    case E2BIG:
      return Failure(
        .limit, "`\(name)` cannot be started: its arguments and variables are longer than this system allows.",
        hint: "give what is long by `stdin`, or in a file")
    case ENOENT:
      return Failure(.notFound, "`\(name)` cannot be started: the program named in its first line is not there.")
    case ENOEXEC:
      return Failure(
        .process, "`\(name)` is no program that this machine can run.",
        hint: "a script begins with `#!` and the program that runs it")
    default: return error.failure("started", call.name)
    }
  }
}
