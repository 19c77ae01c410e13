internal import CSpawn
internal import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that was started, until its end.
struct Child: ~Copyable {
  let process: pid_t
  /// Becomes readable when the program has ended; nothing where the system cannot tell so.
  let ending: OpenDescriptor?
  /// The variable by which all that it starts is known, wherever that goes; nothing where it is to go on by itself.
  private let mark: String?

  /// Starts the program at a path in a session and a process group of its own: it has no terminal to read from, and what
  /// it starts itself can be ended with it.
  /// - Parameters:
  ///   - staysOurs: whether it ends with us, and all that it starts.
  ///   - watch: opens what tells of the end of a process; gives -1 where the system has nothing that does.
  init(
    path: String, arguments: [String], environment: [String], folder: OpenDescriptor?, input: OpenDescriptor,
    output: OpenDescriptor, errorOutput: OpenDescriptor, staysOurs: Bool,
    watch: (pid_t) -> Int32 = { spawn_exit_descriptor($0) }
  ) throws(SystemError) {
    let number = staysOurs ? Marks.next() : 0
    mark = staysOurs ? Marks.variable(number) : nil
    let environment = environment.filter { !$0.hasPrefix(Marks.name) } + [mark].compactMap(\.self)
    var process: pid_t = 0
    let error = CStrings.with(arguments) { arguments in
      CStrings.with(environment) { environment in
        path.withCString { path in
          var plan = spawn_plan(
            path: path, arguments: arguments, environment: environment, folder: folder?.number ?? -1,
            input: input.number, output: output.number, error_output: errorOutput.number, mark: number)
          return spawn_start(&plan, &process)
        }
      }
    }
    guard error == 0 else { throw SystemError(error) }
    self.process = process
    let descriptor = watch(process)
    ending = descriptor < 0 ? nil : OpenDescriptor(descriptor)
  }

  deinit { spawn_forget(process) }

  /// How it ended: 0 to 255, 128 and the number of the signal that ended it; nothing while it runs.
  var status: Int? {
    var status: Int32 = 0
    return spawn_has_ended(process, &status) == 0 ? nil : Int(status)
  }

  /// Waits for its end, for some time at most.
  func waitForEnd(milliseconds: Int32) {
    if let ending {
      _ = ending.isReady(for: POLLIN, within: milliseconds)
      return
    }
    // Where the system does not tell of it, one looks.
    let last = ContinuousClock.now + .milliseconds(milliseconds)
    while status == nil, .now < last { poll(nil, 0, 1) }
  }

  /// Sends a signal to the program and to all that it started.
  func signal(_ signal: Int32) { kill(-process, signal) }

  /// Whether a process was started by the program, or by what that has started. Those that clean their environment are
  /// not known by it.
  func hasStarted(_ other: pid_t) -> Bool { mark.map { spawn_has_variable(other, $0) != 0 } ?? false }

  /// The variables of this process, as `NAME=value`.
  static var variables: [String] {
    var variables: [String] = []
    var place = spawn_variables()
    while let variable = place?.pointee {
      variables.append(String(cString: variable))
      place = place?.successor()
    }
    return variables
  }

  /// Kills all programs that run now, with what they started. Async-signal-safe.
  static func killAll() { spawn_kill_all() }
}

/// Variables of programs that tell whose they are. They are handed down to whatever those start, into other sessions too,
/// and stay with what has lost its parent.
private enum Marks {
  static let name = "RUNNER_PROGRAM="

  private static let count = Atomic<Int>(0)
  /// This process by a name that no other has had.
  private static let common: String = {
    let common = "\(name)\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 36))."
    spawn_set_mark(common)
    return common
  }()

  /// From 1 on.
  static func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }

  static func variable(_ number: Int) -> String { "\(common)\(number)." }
}

/// Texts as C programs take them: a row of pointers with null at its end.
private enum CStrings {
  static func with<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>?) -> Result
  ) -> Result {
    let pointers = texts.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}
