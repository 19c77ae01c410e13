#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One program from its start to its end. It waits in one place for what the program writes, for room for what it reads,
/// for its end, for its time, and for the run to be cancelled.
struct ProgramRun: ~Copyable {
  private static let errorLimit = 1 << 20
  private static let chunk = 1 << 16
  /// How long more output is waited for after the end. What the program wrote itself is there by then; a part of it that
  /// it has started may need a moment more, and what it leaves running may hold its pipes for ever.
  private static let drainTime = Duration.milliseconds(100)
  /// How long what is there is read after the end, where something goes on writing.
  private static let floodTime = Duration.seconds(2)
  /// The same for a program that was dismissed.
  private static let lastDrainTime = Duration.seconds(0.5)
  /// How long a program that is left running is watched.
  private static let startTime = Duration.seconds(2)
  /// How often is looked for its end where the system does not tell.
  private static let lookTime = Duration.milliseconds(20)

  private let call: ProgramCall
  private let child: Child
  private let bell: Bell
  private let deadline: ContinuousClock.Instant?
  /// When a program that is left running is no longer watched.
  private let departure: ContinuousClock.Instant?
  private var feed: ProgramInput.Feed?
  private var output: OpenDescriptor?
  private var errorOutput: OpenDescriptor?
  private var captured: CapturedOutput
  private var errors: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: ProgramRun.chunk)
  private var status: Int?
  /// When output is no longer waited for.
  private var drained: ContinuousClock.Instant?
  /// Whether nothing was there to be read when it was looked for last.
  private var isQuiet = false
  /// What has left the group of the program.
  private var strays = Descendants()
  private var dismissal: Dismissal?

  /// Starts the program at a path.
  /// - Parameters:
  ///   - folder: what it works in; that of this process where there is none.
  ///   - bell: rings when the run is cancelled.
  ///   - temporaries: where output goes that is much.
  /// - Throws: a ``SystemError`` of the start, or a ``Failure`` of the file that it is to read.
  init(
    _ call: ProgramCall, path: String, folder: OpenDescriptor?, environment: [String], bell: Bell,
    temporaries: TemporaryFolder
  ) throws {
    captured = CapturedOutput(in: temporaries)
    let input = try ProgramInput(call.input)
    let output = try ProgramRun.outlet(for: call)
    let errorOutput = try ProgramRun.outlet(for: call)
    child = try Child(
      path: path, arguments: call.arguments, environment: environment, folder: folder,
      input: input.reader, output: output.writer, errorOutput: errorOutput.writer, staysOurs: !call.isLeftRunning)
    self.call = call
    self.bell = bell
    deadline = call.timeout.map { .now + $0.duration }
    feed = input.feed
    departure = call.isLeftRunning ? .now + ProgramRun.startTime : nil
    self.output = output.reader
    self.errorOutput = errorOutput.reader
  }

  /// Where the program writes to, and where that is read. A pipe would break under a program that is left running.
  private static func outlet(
    for call: ProgramCall
  ) throws(SystemError) -> (reader: OpenDescriptor?, writer: OpenDescriptor) {
    if call.isLeftRunning { return (nil, try OpenDescriptor(path: "/dev/null", O_WRONLY).aboveStandard()) }
    let pipe = try OpenDescriptor.pipe()
    pipe.reader.makeNonBlocking()
    return pipe
  }

  /// - Throws: a ``Failure`` of reason `timeout`, `limit` or `cancelled`.
  consuming func finish() throws -> ProgramResult {
    while !isOver {
      wait()
      do { try read() } catch { dismiss(.atOnce(because: Failure(error, reading: call))) }
      write()
      look()
      decide()
    }
    guard let dismissal else {
      return ProgramResult(status: status ?? (departure == nil ? 255 : 0), output: captured.file, errorOutput: errors)
    }
    // What is left of the group. Its number is not given to others before the program is taken away.
    signalAll(SIGKILL)
    captured.discard()
    throw dismissal.isForced ? dismissal.failure.noting(Failure.killed(call)) : dismissal.failure
  }
}

// MARK: - What is waited for

extension ProgramRun {
  private var isOver: Bool {
    if status == nil, let dismissal { return dismissal.isGivenUp }
    if status == nil { return departure.map { $0 <= .now } ?? false }
    if output == nil && errorOutput == nil { return true }
    guard let drained, drained <= .now else { return false }
    return isQuiet || drained + ProgramRun.floodTime <= .now
  }

  private func wait() {
    var places: [pollfd] = []
    func watch(_ descriptor: OpenDescriptor?, _ event: Int32) {
      if let descriptor { places.append(pollfd(fd: descriptor.number, events: Int16(event), revents: 0)) }
    }
    watch(output, POLLIN)
    watch(errorOutput, POLLIN)
    watch(feed?.writer, POLLOUT)
    if status == nil { watch(child.ending, POLLIN) }
    if dismissal == nil { watch(bell.reader, POLLIN) }
    var times = [drained ?? dismissal?.next ?? departure ?? deadline].compactMap(\.self)
    if status == nil, child.ending == nil { times.append(.now + ProgramRun.lookTime) }
    poll(&places, nfds_t(places.count), times.min().map { ($0 - .now).milliseconds } ?? -1)
  }

  private mutating func read() throws {
    isQuiet = true
    switch try output?.read(into: &buffer) {
    case .bytes(let count):
      isQuiet = false
      call.onOutput?(buffer[..<count])
      try captured.append(buffer[..<count], of: call.name)
    case .end: output = nil
    case .later, nil: break
    }
    switch try errorOutput?.read(into: &buffer) {
    case .bytes(let count):
      isQuiet = false
      errors += buffer[..<count].prefix(ProgramRun.errorLimit - errors.count)
    case .end: errorOutput = nil
    case .later, nil: break
    }
  }

  private mutating func write() {
    guard let feed else { return }
    // A program that reads no further has what it wants.
    let count = (try? feed.writer.write(feed.rest)) ?? feed.rest.count
    self.feed?.rest = feed.rest.dropFirst(count)
    if count == feed.rest.count { self.feed = nil }
  }

  private mutating func look() {
    guard status == nil, let status = child.status else { return }
    self.status = status
    feed = nil
    drained = .now + (dismissal == nil ? ProgramRun.drainTime : ProgramRun.lastDrainTime)
    if dismissal != nil { signalAll(SIGTERM) }
  }
}

// MARK: - What is done about it

extension ProgramRun {
  private mutating func decide() {
    if dismissal != nil {
      if dismissal?.goOn() == true { signal() }
    } else if status == nil {
      if bell.rings { dismiss(Dismissal(because: .cancelled)) }
      if let deadline, deadline <= .now { dismiss(Dismissal(because: .tookTooLong(call))) }
    } else if bell.rings {
      // The program is through; what it left running ends with the run.
      signalAll(SIGTERM)
      drained = .now
    }
  }

  private mutating func dismiss(_ dismissal: Dismissal) {
    self.dismissal = dismissal
    signal()
  }

  private mutating func signal() {
    if let dismissal { signalAll(dismissal.signal) }
  }

  /// Tells the program, all of its group, and what has left the group.
  private mutating func signalAll(_ signal: Int32) {
    strays.find(of: child)
    child.signal(signal)
    strays.signal(signal)
  }
}

extension Duration {
  /// For `poll`: not below 0, and rounded up, so that what is waited for has come.
  fileprivate var milliseconds: Int32 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return Int32(clamping: min(seconds, 1 << 20) * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
  }
}

extension Failure {
  /// That output could not be read, or not be kept.
  fileprivate init(_ error: any Error, reading call: ProgramCall) {
    let name = Value.cleaned(call.name)
    self = error as? Failure ?? Failure(.process, "What `\(name)` writes cannot be read.")
  }

  fileprivate static func killed(_ call: ProgramCall) -> String {
    "`\(Value.cleaned(call.name))` did not end when it was asked, and was killed."
  }

  fileprivate static func tookTooLong(_ call: ProgramCall) -> Failure {
    let time = call.timeout.map { Value.duration($0).text ?? "" } ?? "its time"
    return Failure(.timeout, "`\(Value.cleaned(call.name))` took longer than \(time) and was ended.")
  }
}
