import Synchronization

/// Files of a test: those it brings, then those of another file system, which it can only read.
public struct TestFiles: FileSystem {
  private let contents: [String: [UInt8]]
  private let others: (any FileSystem)?

  public init(_ contents: [String: String] = [:], others: (any FileSystem)? = nil) {
    self.contents = contents.mapValues { Array($0.utf8) }
    self.others = others
  }

  public func read(_ path: String, limit: Int) throws -> [UInt8] {
    if let bytes = contents[path] {
      if bytes.count > limit { throw Failure(.limit, "The file `\(path)` is larger than \(limit) bytes.") }
      return bytes
    }
    guard let others else { throw Failure(.notFound, "There is no file `\(path)`.") }
    return try others.read(path, limit: limit)
  }
}

/// Variables and secrets of a test, nothing of the machine's.
public struct TestEnvironment: Environment, SecretStore {
  private let values: [String: String]

  public init(_ values: [String: String] = [:]) { self.values = values }

  public func value(of name: String) -> String? { values[name] }
  public func secret(named name: String) -> Secret? { values[name].map { Secret($0) } }
}

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

extension Services {
  /// Those of a test: the same on every machine and at every time.
  public static func test(
    clock: any Clock = TestClock(), files: any FileSystem = TestFiles(), environment: [String: String] = [:],
    secrets: [String: String] = [:], locale: String = "en_US"
  ) -> Services {
    Services(
      clock: clock, files: files, environment: TestEnvironment(environment), secrets: TestEnvironment(secrets),
      randomness: TestRandomness(), locale: locale)
  }
}
