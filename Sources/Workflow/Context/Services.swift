/// Everything outside that a run can touch. Each effect passes through here, so that permissions and the journal have
/// one place, and tests bring their own.
///
/// A class, because every call of an action hands it on.
public final class Services: Sendable {
  public let clock: any Clock
  /// Reached by ``Context/files``, which asks what is granted.
  let files: any FileSystem
  public let environment: any Environment
  /// Reached by ``Context/secret(named:)``, which asks what is granted.
  let secrets: any SecretStore
  public let randomness: any Randomness
  /// Reached by ``Context/send(_:)``, which asks what is granted.
  let transport: any Transport
  /// Reached by ``Context/run(_:)``, which asks what is granted.
  let programs: any Programs
  /// Makes large pictures small enough for a page.
  public let reducer: any PictureReducer
  /// The language and region in which people are spoken to, as `LANG` names it: `de_DE`.
  public let locale: String

  public init(
    clock: any Clock, files: any FileSystem, environment: any Environment, secrets: any SecretStore,
    randomness: any Randomness, transport: any Transport = NoNetwork(), programs: any Programs = NoPrograms(),
    reducer: any PictureReducer = NoPictureReducer(), locale: String
  ) {
    self.clock = clock
    self.files = files
    self.environment = environment
    self.secrets = secrets
    self.randomness = randomness
    self.transport = transport
    self.programs = programs
    self.reducer = reducer
    self.locale = locale
  }
}

extension Services {
  /// A permission with its path followed to where it leads: that is what is granted and remembered.
  /// - Throws: a ``Failure`` for what can be no path.
  public func placed(_ permission: Permission) throws -> Permission {
    switch permission.area {
    case .read, .write:
      Permission(permission.area, try files.place(of: permission.name, followsLast: true).path)
    case .network, .run, .environment, .secrets: permission
    }
  }
}
