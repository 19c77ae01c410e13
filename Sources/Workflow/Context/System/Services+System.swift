extension Services {
  /// Those of this machine.
  /// - Parameter transport: how requests go out, which is no part of this library.
  public static func system(
    locale: String? = nil, transport: any Transport = NoNetwork(), reducer: any PictureReducer = NoPictureReducer()
  ) -> Services {
    let environment = SystemEnvironment()
    return Services(
      clock: SystemClock(), files: SystemFiles(), environment: environment,
      secrets: SystemSecrets(environment: environment), randomness: SystemRandomness(),
      transport: transport, programs: SystemPrograms(environment: environment), reducer: reducer,
      locale: locale ?? environment.locale)
  }
}
