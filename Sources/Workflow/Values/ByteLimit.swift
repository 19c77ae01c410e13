/// How many bytes something may have, for people. Limits are whole in powers of two: `64 MB`.
public struct ByteLimit: Sendable, CustomStringConvertible {
  private let count: Int

  public init(_ count: Int) { self.count = count }

  public var description: String {
    for (shift, unit) in [(30, "GB"), (20, "MB"), (10, "kB")] where count >= 1 << shift {
      return "\(count >> shift) \(unit)"
    }
    return "\(count) bytes"
  }
}
