/// A number in an action as it flows between steps: whole ones are exact in 64 bits, which a `Double` is not.
public struct Number: ValueRepresentable, ActionOutput {
  public let value: Value

  public static var kind: Kind { .number }

  public init(value: Value) throws {
    guard value.double != nil else { throw Failure.wanted(.number) }
    self.value = value
  }
}
