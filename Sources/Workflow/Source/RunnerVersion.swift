/// A version of the runner: two or three numbers.
public struct RunnerVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  public static let current = RunnerVersion(parts: [0, 1, 0])

  private let parts: [Int]

  private init(parts: [Int]) { self.parts = parts }

  /// - Parameter text: `0.3` or `0.3.1`.
  public init?(_ text: String) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = words.compactMap { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int($0) : nil }
    guard numbers.count == words.count, (1...3).contains(numbers.count) else { return nil }
    parts = numbers + Array(repeating: 0, count: 3 - numbers.count)
  }

  public var description: String { parts.map(String.init).joined(separator: ".") }

  public static func < (left: RunnerVersion, right: RunnerVersion) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}
