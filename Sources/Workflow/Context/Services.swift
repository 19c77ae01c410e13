/// Everything outside that a run can touch. Each effect passes through here, so that permissions and the journal have
/// one place, and tests bring their own.
public struct Services: Sendable {
  public var clock: any Clock
  public var files: any FileSystem
  public var environment: any Environment
  public var secrets: any SecretStore
  public var randomness: any Randomness
  /// The language and region in which people are spoken to, as `LANG` names it: `de_DE`.
  public var locale: String

  public init(
    clock: any Clock, files: any FileSystem, environment: any Environment, secrets: any SecretStore,
    randomness: any Randomness, locale: String
  ) {
    self.clock = clock
    self.files = files
    self.environment = environment
    self.secrets = secrets
    self.randomness = randomness
    self.locale = locale
  }
}
