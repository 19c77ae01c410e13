import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What has been read from a pipe or a file and not been taken yet.
struct InputBlock {
  private static let size = 1 << 16

  private let descriptor: Int32
  private var bytes = [UInt8](repeating: 0, count: InputBlock.size)
  private var filled = 0..<0
  /// Takes colours away, where there are any.
  private var filter: EscapeFilter?

  init(_ descriptor: Int32, _ filter: EscapeFilter? = nil) {
    self.descriptor = descriptor
    self.filter = filter
  }

  var pending: ArraySlice<UInt8> { bytes[filled] }

  mutating func take(_ count: Int) { filled.removeFirst(count) }

  mutating func append(_ byte: UInt8) {
    makeRoom()
    bytes[filled.upperBound] = byte
    filled = filled.lowerBound..<filled.upperBound + 1
  }

  /// Whether there is something to read, or the end, within a time in milliseconds.
  func isReady(within patience: Int) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, Int32(clamping: max(patience, 0))) != 0
  }

  /// Reads what there is, waiting for at least one byte.
  /// - Returns: how many bytes were read; 0 at the end.
  mutating func fill() throws(SystemError) -> Int {
    makeRoom()
    while true {
      let start = filled.upperBound
      let count = bytes.withUnsafeMutableBytes { buffer in
        Descriptor(descriptor).read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[start...]))
      }
      if count >= 0 {
        let kept = filter?.strip(&bytes, in: start..<start + count) ?? count
        if kept == 0, count > 0 { continue }
        filled = filled.lowerBound..<start + kept
        return kept
      }
      guard errno == EAGAIN else { throw SystemError.last }
      _ = isReady(within: Int(Int32.max))
    }
  }

  private mutating func makeRoom() {
    if filled.upperBound < bytes.count, filled.count < bytes.count / 2 || filled.lowerBound == 0 { return }
    if filled.count > bytes.count / 2 { bytes += Array(repeating: 0, count: bytes.count) }
    let pending = Array(bytes[filled])
    bytes.replaceSubrange(0..<pending.count, with: pending)
    filled = 0..<pending.count
  }
}
