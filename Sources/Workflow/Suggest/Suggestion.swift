/// What is likely to be done now.
public struct Suggestion: Sendable {
  /// The last time that it was done.
  public let last: Donation
  /// How likely it is among others; larger is likelier.
  public let weight: Double

  public var deed: Deed { last.deed }
  public var key: String { last.key }
}
