/// What an action gets to work with. Small, because every call makes one.
public struct Context: Sendable {
  /// What all steps of a run have in common.
  let surroundings: Surroundings
  public let cancellation: Cancellation
  /// The step that runs, which answers given in advance name.
  public let step: StepName
  /// How many definitions and workflows stand around the step.
  let depth: Int

  public init(_ surroundings: Surroundings, cancellation: Cancellation, step: StepName, depth: Int = 0) {
    self.surroundings = surroundings
    self.cancellation = cancellation
    self.step = step
    self.depth = depth
  }

  public var services: Services { surroundings.services }
  public var interviewer: any Interviewer { surroundings.interviewer }
  public var presenter: any Presenter { surroundings.presenter }
  var performer: (any RoutinePerformer)? { surroundings.performer }
  /// The secrets of the run, for what an action shortens or stores itself.
  public var mask: Mask { surroundings.mask }
}

extension Context {
  /// Says something beside the run that holds for all of it: the second time it is said, nobody hears it.
  public func noteOnce(_ message: String) { surroundings.noteOnce(message) }
}

extension Context {
  /// Asks the question that is the step itself, as `Choose From List` does.
  public func ask(_ inquiry: Inquiry) async throws -> Value {
    let answer = try await interviewer.ask(inquiry, for: step, parameter: nil, cancellation: cancellation)
    mask.add(secretsIn: answer)
    return answer
  }
}

extension Context {
  /// The most bytes of a file that are read into memory.
  private static let fileLimit = 256_000_000

  /// The bytes of a file, wherever it is.
  /// - Throws: a ``Failure`` that names the path.
  public func read(_ file: File) throws -> [UInt8] {
    switch file.content {
    case .path(let path): try services.files.read(path, limit: Context.fileLimit)
    case .data(let bytes): bytes
    }
  }
}

extension Context {
  /// Sends a request over HTTP.
  /// - Throws: a ``Failure`` of reason `network`, `timeout`, `limit`, `permission` or `cancelled`.
  public func send(_ request: HTTPRequest) async throws -> HTTPReply {
    try await services.transport.send(request, admit: { _ in }, until: cancellation)
  }

  /// Runs a program to its end.
  /// - Throws: a ``Failure`` of reason `not_found`, `process`, `timeout`, `limit`, `permission`, `input` or `cancelled`.
  public func run(_ call: ProgramCall) async throws -> ProgramResult {
    try call.check()
    var call = call
    if cancellation.isTimed { call.timeout = nil }
    return try await services.programs.run(call, until: cancellation)
  }
}

extension Context {
  /// A value as one of another type, with the files and the zone of the run.
  func converted(_ value: Value, to kind: Kind, keepsSecrets: Bool = false) throws -> Value {
    try value.converted(
      to: kind, keepsSecrets: keepsSecrets, zone: { services.clock.now.zone }, read: { try read($0) })
  }
}
