extension Services {
  /// Those of a test: the same on every machine and at every time.
  public static func test(
    clock: any Clock = TestClock(), files: any FileSystem = TestFiles(), environment: [String: String] = [:],
    secrets: [String: String] = [:], transport: any Transport = NoNetwork(), programs: any Programs = NoPrograms(),
    locale: String = "en_US"
  ) -> Services {
    Services(
      clock: clock, files: files, environment: TestEnvironment(environment), secrets: TestEnvironment(secrets),
      randomness: TestRandomness(), transport: transport, programs: programs, locale: locale)
  }
}
