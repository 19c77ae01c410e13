/// What an action gets to work with. Small, because every call makes one.
public struct Context: Sendable {
  /// What all steps of a run have in common.
  let surroundings: Surroundings
  public let cancellation: Cancellation
  /// The step that runs, which answers given in advance name.
  public let step: StepName
  /// What the action needs whatever its arguments are.
  let needs: [Permission]
  /// How many definitions and workflows stand around the step.
  let depth: Int
  /// Whether the step, or one around it, has a `retry` of its own.
  let isRetried: Bool

  public init(
    _ surroundings: Surroundings, cancellation: Cancellation, step: StepName, needs: [Permission] = [], depth: Int = 0,
    isRetried: Bool = false
  ) {
    self.surroundings = surroundings
    self.cancellation = cancellation
    self.step = step
    self.needs = needs
    self.depth = depth
    self.isRetried = isRetried
  }

  public var services: Services { surroundings.services }
  public var interviewer: any Interviewer { surroundings.interviewer }
  /// For the task that asks: in a turn of a loop, what is told to it is told of that turn. Who tells from another thread keeps
  /// the one it began with.
  public var presenter: any Presenter { LoopProgress.presenter(surroundings.presenter) }
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

  /// Asks whether to go on. Only a person or an answer in so many words says yes: neither `--defaults` nor a place where
  /// nobody can be asked confirms anything.
  /// - Throws: a ``Failure`` of reason `cancelled` where the answer is no.
  func confirm(_ question: String, as parameter: String, of subject: String) async throws {
    let answer = try await interviewer.ask(
      Inquiry(question, .confirm(yes: "yes", no: "no")), for: step, parameter: parameter, cancellation: cancellation)
    guard case .boolean(true) = answer else { throw Failure(.cancelled, "`\(subject)` was not confirmed.") }
  }
}

extension Context {
  /// The files that the run may touch.
  public var files: GrantedFiles { GrantedFiles(services, surroundings.policy) }

  /// The bytes of a file, wherever it is.
  /// - Throws: a ``Failure`` that names the path.
  public func read(_ file: File) throws -> [UInt8] { try files.read(file) }
}

extension Context {
  /// Sends a request over HTTP, each hop of it only where the workflow may go. Under a `retry` of the workflow it is sent
  /// once: three attempts that are meant are not twelve.
  /// - Throws: a ``Failure`` of reason `network`, `timeout`, `limit`, `permission` or `cancelled`.
  public func send(_ request: HTTPRequest) async throws -> HTTPReply {
    var request = request
    if isRetried { request.attempts = 1 }
    return try await network.send(request, until: cancellation)
  }

  /// Where the step may go.
  public var network: GrantedNetwork { GrantedNetwork(services, surroundings.policy, needs: needs) }

  /// Runs a program to its end, if the workflow may.
  /// - Throws: a ``Failure`` of reason `not_found`, `process`, `timeout`, `limit`, `permission`, `input` or `cancelled`.
  public func run(_ call: ProgramCall) async throws -> ProgramResult {
    try call.check()
    try surroundings.policy.checkProgram(call.arguments.first ?? "", needs: needs)
    for variable in call.environment { try surroundings.policy.checkVariable(variable.name) }
    var call = try call.placed(in: files)
    if cancellation.isTimed { call.timeout = nil }
    let result = try await services.programs.run(call, until: cancellation)
    if let path = result.output.path { files.note(made: path) }
    return result
  }

  /// A secret that the action needs by itself; nothing where there is none of that name.
  /// - Throws: a ``Failure`` of reason `permission` where the action does not say that it needs the secret.
  public func secret(named name: String) throws -> Secret? {
    try surroundings.policy.checkSecret(name, needs: needs)
    return try surroundings.secrets.secret(named: name)
  }
}

extension Context {
  /// A value as one of another type, with the files and the zone of the run.
  func converted(_ value: Value, to kind: Kind, keepsSecrets: Bool = false) throws -> Value {
    try value.converted(
      to: kind, keepsSecrets: keepsSecrets, zone: { services.clock.now.zone }, read: { try read($0) })
  }
}
