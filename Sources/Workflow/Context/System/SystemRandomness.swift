/// The random numbers of the system.
public struct SystemRandomness: Randomness {
  public init() {}

  public func next() -> UInt64 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }
}

extension Services {
  /// Those of this machine.
  public static func system(locale: String? = nil) -> Services {
    let environment = SystemEnvironment()
    return Services(
      clock: SystemClock(), files: SystemFiles(), environment: environment,
      secrets: SystemSecrets(environment: environment), randomness: SystemRandomness(),
      locale: locale ?? environment.locale)
  }
}
