#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A descriptor of this process that is closed when nobody holds it any more. Programs that are started do not get it.
final class OpenDescriptor: Sendable {
  let number: Int32

  /// Takes over a descriptor.
  init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// Opens a file.
  convenience init(path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    let number = open(path, flags | O_CLOEXEC | O_NOCTTY, mode)
    guard number >= 0 else { throw SystemError.last }
    self.init(number)
  }

  /// Opens what was at a path when that was judged: no part of it may have become a symbolic link since.
  convenience init(judged path: String, _ flags: Int32) throws(SystemError) {
    let place = Place(path, at: path)
    self.init(try OpenFolder(around: place).descriptor(of: place.name, flags))
  }

  /// The two ends of a new pipe.
  static func pipe() throws(SystemError) -> (reader: OpenDescriptor, writer: OpenDescriptor) {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { throw SystemError.last }
    // Each owns its end at once, so that neither stays open when the other cannot be had.
    let (first, second) = (OpenDescriptor(ends[0]), OpenDescriptor(ends[1]))
    return (try first.aboveStandard(), try second.aboveStandard())
  }

  /// The same above the standard three. A process that was started without standard input has 0 to give away, which
  /// a program it starts would get as its own.
  func aboveStandard() throws(SystemError) -> OpenDescriptor {
    if number > STDERR_FILENO { return self }
    let copy = fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard copy >= 0 else { throw SystemError.last }
    return OpenDescriptor(copy)
  }

  /// Waits for an event of `poll`.
  /// - Returns: whether it came within the milliseconds.
  func isReady(for event: Int32, within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: number, events: Int16(event), revents: 0)
    while true {
      let count = poll(&waiting, 1, milliseconds)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  func makeNonBlocking() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }
}

extension OpenDescriptor {
  enum Reading {
    case bytes(Int)
    case end
    /// Nothing has come yet.
    case later
  }

  /// Reads what is there, up to the size of the buffer.
  func read(into buffer: inout [UInt8]) throws(SystemError) -> Reading {
    let count = systemRead(number, &buffer)
    if count > 0 { return .bytes(count) }
    if count == 0 { return .end }
    guard [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) else { throw SystemError.last }
    return .later
  }

  /// Writes as much as goes in now.
  /// - Returns: how many bytes; 0 where nothing goes in yet.
  func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    let count = bytes.withUnsafeBytes { systemWrite(number, $0) }
    if count >= 0 { return count }
    guard [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) else { throw SystemError.last }
    return 0
  }
}

// Outside of the type, where `read`, `write` and `pipe` are its own.

private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int { read(descriptor, &buffer, buffer.count) }

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

private func systemPipe(_ ends: inout [Int32]) -> Int32 {
  let result = pipe(&ends)
  // Another thread may start a program before the flag is set. It gives it three descriptors and no more.
  if result == 0 { for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) } }
  return result
}
