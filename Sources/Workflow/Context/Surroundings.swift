import Synchronization

/// What a run works with: the machine, and who answers and is shown.
public final class Surroundings: Sendable {
  public let services: Services
  public let interviewer: any Interviewer
  /// Shows nothing of the secrets in ``mask``.
  public let presenter: any Presenter
  public let mask: Mask
  let secrets: SecretShelf
  /// What is granted so far.
  let policy: Policy
  let authorizer: any Authorizer
  /// What people read, in their language; set by the engine.
  let localization: Localization
  /// Who keeps what was done; nothing where nobody does.
  let donor: (any Donor)?
  /// Knows the activities that may be donated; set by the engine.
  let activities: (any ActivityRegister)?
  /// Runs what files define; set by the engine.
  let performer: (any RoutinePerformer)?
  /// What was said that is said once, whoever gets the answers.
  private let notes: Notes

  /// - Parameters:
  ///   - mask: the same that the interviewer's presenter has.
  ///   - policy: what is granted whatever the workflow declares.
  ///   - authorizer: decides what else is.
  ///   - donor: keeps what was done, to suggest it.
  public init(
    services: Services, interviewer: any Interviewer, presenter: any Presenter, mask: Mask = Mask(),
    policy: Policy = Policy(), authorizer: any Authorizer, donor: (any Donor)? = nil
  ) {
    self.services = services
    self.interviewer = interviewer
    self.presenter = presenter.masked(by: mask)
    self.mask = mask
    secrets = SecretShelf(services.secrets, mask)
    self.policy = policy
    self.authorizer = authorizer
    localization = .none
    self.donor = donor
    activities = nil
    performer = nil
    notes = Notes()
  }

  private init(
    _ other: Surroundings, interviewer: any Interviewer, localization: Localization,
    performer: (any RoutinePerformer)?, activities: (any ActivityRegister)?
  ) {
    services = other.services
    self.interviewer = interviewer
    presenter =
      other.localization.isEmpty && !localization.isEmpty
      ? LocalizedPresenter(presenter: other.presenter, localization: localization) : other.presenter
    mask = other.mask
    secrets = other.secrets
    policy = other.policy
    authorizer = other.authorizer
    self.localization = localization
    donor = other.donor
    self.activities = activities
    self.performer = performer
    notes = other.notes
  }

  /// The same with somebody who runs routines, somebody who knows the activities of the workflow, and what people read
  /// in their language.
  func performing(
    by performer: any RoutinePerformer, knowing activities: any ActivityRegister, saying localization: Localization
  ) -> Surroundings {
    Surroundings(
      self, interviewer: interviewer, localization: localization, performer: performer, activities: activities)
  }

  /// The same with another who gets the answers.
  func asking(by interviewer: any Interviewer) -> Surroundings {
    Surroundings(
      self, interviewer: interviewer, localization: localization, performer: performer, activities: activities)
  }

  /// Says something beside the run, once however often it is said.
  func noteOnce(_ message: String) {
    if notes.messages.withLock({ $0.insert(message).inserted }) { presenter.note(message) }
  }
}

private final class Notes: Sendable {
  let messages = Mutex<Set<String>>([])
}
