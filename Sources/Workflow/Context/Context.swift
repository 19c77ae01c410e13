/// What an action gets to work with.
public struct Context: Sendable {
  public let services: Services
  public let interviewer: any Interviewer
  public let presenter: any Presenter
  public let cancellation: Cancellation
  /// The step that runs, which answers given in advance name.
  public let step: StepName

  public init(
    services: Services, interviewer: any Interviewer, presenter: any Presenter, cancellation: Cancellation,
    step: StepName
  ) {
    self.services = services
    self.interviewer = interviewer
    self.presenter = presenter
    self.cancellation = cancellation
    self.step = step
  }
}

extension Context {
  /// Asks the question that is the step itself, as `Choose From List` does.
  public func ask(_ inquiry: Inquiry) async throws -> Value {
    try await interviewer.ask(inquiry, for: step, parameter: nil, cancellation: cancellation)
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
