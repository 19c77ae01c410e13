import Synchronization

/// What a run works with: the machine, and who answers and is shown.
public final class Surroundings: Sendable {
  public let services: Services
  public let interviewer: any Interviewer
  /// Shows nothing of the secrets in ``mask``.
  public let presenter: any Presenter
  public let mask: Mask
  /// What is granted so far.
  let policy: Policy
  let authorizer: any Authorizer
  /// Runs what files define; set by the engine.
  let performer: (any RoutinePerformer)?
  /// What was said that is said once.
  private let notes = Mutex<Set<String>>([])

  /// - Parameters:
  ///   - mask: the same that the interviewer's presenter has.
  ///   - policy: what is granted whatever the workflow declares.
  ///   - authorizer: decides what else is.
  public convenience init(
    services: Services, interviewer: any Interviewer, presenter: any Presenter, mask: Mask = Mask(),
    policy: Policy = Policy(), authorizer: any Authorizer
  ) {
    self.init(
      services: services, interviewer: interviewer, masked: MaskedPresenter(presenter, mask), mask: mask,
      policy: policy, authorizer: authorizer, performer: nil)
  }

  private init(
    services: Services, interviewer: any Interviewer, masked presenter: any Presenter, mask: Mask,
    policy: Policy, authorizer: any Authorizer, performer: (any RoutinePerformer)?
  ) {
    self.services = services
    self.interviewer = interviewer
    self.presenter = presenter
    self.mask = mask
    self.policy = policy
    self.authorizer = authorizer
    self.performer = performer
  }

  /// The same with somebody who runs routines.
  func performing(by performer: any RoutinePerformer) -> Surroundings {
    Surroundings(
      services: services, interviewer: interviewer, masked: presenter, mask: mask, policy: policy,
      authorizer: authorizer, performer: performer)
  }

  /// The same with another who gets answers.
  func asking(by interviewer: any Interviewer) -> Surroundings {
    Surroundings(
      services: services, interviewer: interviewer, masked: presenter, mask: mask, policy: policy,
      authorizer: authorizer, performer: performer)
  }

  /// Says something beside the run, once however often it is said.
  func noteOnce(_ message: String) {
    if notes.withLock({ $0.insert(message).inserted }) { presenter.note(message) }
  }
}
