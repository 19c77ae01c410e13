/// Variables and secrets of a test, nothing of the machine's.
public struct TestEnvironment: Environment, SecretStore {
  private let values: [String: String]

  public init(_ values: [String: String] = [:]) { self.values = values }

  public func value(of name: String) -> String? { values[name] }
  public func secret(named name: String) -> Secret? { values[name].map { Secret($0) } }
}
