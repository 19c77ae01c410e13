#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `runner picture`, which a visual list starts beside itself and nobody else: it decodes pictures that strangers made,
/// where a fault of a library ends nothing but itself.
///
/// A request is the width and the height of a box, the number of bytes, each as 32 bits, low byte first, and the bytes of the
/// picture. The reply is width and height, both 0 where there is nothing to show, and the pixels.
enum PictureProcess {
  static let verb = "picture"
  /// Makes it one for the formats that take a large library, which most lists never need.
  static let rare = "rare"

  /// In bytes of address space, and seconds of computing for each picture.
  private static let (mostMemory, mostSeconds) = (512 << 20, 5)

  /// Works until there are no more requests.
  /// - Parameter words: of the command line, behind the verb.
  static func run(_ words: [String]) {
    // All libraries at once: nothing more can be opened behind this, no file and no connection. Pictures of one that is
    // missing are of no known format.
    _ =
      words == [rare]
      ? [VipsDecoder.isInstalled] : [JPEGCodec.isInstalled, PNGCodec.isInstalled, WebPDecoder.isInstalled]
    limit(number(RLIMIT_AS), to: mostMemory)
    limit(number(RLIMIT_CORE), to: 0)
    limit(number(RLIMIT_FSIZE), to: 0)
    limit(number(RLIMIT_NOFILE), to: 0)
    while let head = read(12) {
      let numbers = numbers(in: head)
      guard numbers[2] <= PictureDecoder.longest, let bytes = read(numbers[2]) else { return }
      extendTime()
      let picture = try? PictureDecoder.decode(bytes, within: (numbers[0], numbers[1]))
      var reply = PictureProcess.bytes(of: picture?.width ?? 0) + PictureProcess.bytes(of: picture?.height ?? 0)
      reply += picture?.pixels ?? []
      guard Descriptor.standardOutput.write(reply) == .written else { return }
    }
  }

  /// A number as it is sent.
  static func bytes(of number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }

  /// The numbers of what was sent.
  static func numbers(in bytes: [UInt8]) -> [Int] {
    stride(from: 0, to: bytes.count, by: 4).map { place in
      (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
  }

  private static func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var place = 0
    while place < count {
      let size = bytes.withUnsafeMutableBytes { buffer in
        Descriptor(STDIN_FILENO).read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[place...]))
      }
      guard size > 0 else { return nil }
      place += size
    }
    return bytes
  }

  /// The system counts the seconds of the whole life of a process.
  private static func extendTime() {
    var used = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used)
    limit(number(RLIMIT_CPU), to: Int(used.tv_sec) + mostSeconds, isLasting: false)
  }

  /// - Parameter isLasting: whether it can never be raised again.
  private static func limit(_ resource: Int32, to most: Int, isLasting: Bool = true) {
    var limit = rlimit()
    getrlimit(resource, &limit)
    limit.rlim_cur = min(rlim_t(most), limit.rlim_max)
    if isLasting { limit.rlim_max = limit.rlim_cur }
    setrlimit(resource, &limit)
  }

  #if canImport(Darwin)
    private static func number(_ resource: Int32) -> Int32 { resource }
  #else
    private static func number(_ resource: __rlimit_resource) -> Int32 { Int32(resource.rawValue) }
  #endif
}
