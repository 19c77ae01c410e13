import Synchronization

/// Numbers that look random and are the same in every run: SplitMix64, by Sebastiano Vigna.
public final class TestRandomness: Randomness {
  private let state: Mutex<UInt64>

  public init(seed: UInt64 = 1) { state = Mutex(seed) }

  public func next() -> UInt64 {
    var number = state.withLock { state in
      state &+= 0x9E37_79B9_7F4A_7C15
      return state
    }
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}
