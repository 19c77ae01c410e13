/// A number of bytes, for people.
struct ByteCount: CustomStringConvertible {
  private let count: Int

  init(_ count: Int) { self.count = count }

  var description: String {
    for (shift, unit) in [(30, "GB"), (20, "MB"), (10, "kB")] where count >= 1 << shift {
      return "\(count >> shift) \(unit)"
    }
    return "\(count) bytes"
  }
}
