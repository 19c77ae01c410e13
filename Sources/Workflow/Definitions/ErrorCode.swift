/// An error with a code of its own, by which `catch` tells it from others. An action declares those that it throws beside
/// its parameters, so that they are documented, and explained by name.
public struct ErrorCode: Sendable, Equatable {
  /// In snake_case: `bad_pattern`.
  public let code: String
  /// When it is thrown, as one sentence.
  public let meaning: String

  public init(_ code: String, _ meaning: String) {
    self.code = code
    self.meaning = meaning
  }

  /// - Parameter message: what it is this time, where that says more.
  public func failure(_ message: String? = nil, hint: String? = nil) -> Failure {
    Failure(.custom, message ?? meaning, code: code, hint: hint)
  }
}
