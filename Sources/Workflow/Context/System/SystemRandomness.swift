/// The random numbers of the system.
public struct SystemRandomness: Randomness {
  public init() {}

  public func next() -> UInt64 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }
}
