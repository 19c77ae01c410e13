#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open file that is read and written with no buffer between, so that what was written is there when the process dies.
struct Descriptor: Sendable {
  static let standardOutput = Descriptor(STDOUT_FILENO)
  static let standardError = Descriptor(STDERR_FILENO)

  enum Outcome: Equatable {
    case written
    /// Whoever read has gone.
    case closed
    case failed(errno: Int32)
  }

  /// Opens what a process was started without, so that no file it opens later stands in the place of standard output.
  /// Writing to what stands there is an error, as it was before.
  static func fillGaps() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 { _ = open("/dev/null", O_RDONLY) }
  }

  let number: Int32

  init(_ number: Int32) { self.number = number }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Whether this job is the one that the terminal belongs to. Async-signal-safe.
  var isInFront: Bool { tcgetpgrp(number) == getpgrp() }

  /// Whether something can be read at once.
  var isReadable: Bool { Descriptor.readable(among: [number], within: 0)?.isEmpty == false }

  /// Waits until one of some descriptors can be read.
  /// - Parameters:
  ///   - numbers: one below 0 is passed over.
  ///   - milliseconds: how long to wait; below 0 without end.
  /// - Returns: those that can, none when the time has passed; nothing where the system cannot tell.
  static func readable(among numbers: [Int32], within milliseconds: Int32) -> [Int32]? {
    var waiting = numbers.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&waiting, nfds_t(waiting.count), milliseconds) < 0 { guard errno == EINTR else { return nil } }
    // On macOS, `poll` cannot wait for all that `select` can.
    guard waiting.allSatisfy({ $0.revents & Int16(POLLNVAL) == 0 }) else {
      return selected(among: numbers, within: milliseconds)
    }
    return waiting.filter { $0.revents != 0 }.map(\.fd)
  }

  /// As ``readable(among:within:)``, for `/dev/tty` of macOS too, and only for numbers that fit into a set.
  static func selected(among numbers: [Int32], within milliseconds: Int32) -> [Int32]? {
    let numbers = numbers.filter { $0 >= 0 }
    guard numbers.allSatisfy({ $0 < FD_SETSIZE }) else { return nil }
    while true {
      var set = fd_set()
      // A row of bits, the lowest first: both systems run on processors that have it so.
      withUnsafeMutableBytes(of: &set) { bytes in
        for number in numbers { bytes[Int(number / 8)] |= 1 << UInt8(number % 8) }
      }
      var time = timeval()
      time.tv_sec = .init(max(0, milliseconds) / 1000)
      time.tv_usec = .init(max(0, milliseconds) % 1000 * 1000)
      let count = withUnsafeMutablePointer(to: &time) { time in
        select((numbers.max() ?? -1) + 1, &set, nil, nil, milliseconds < 0 ? nil : time)
      }
      if count >= 0 {
        return withUnsafeBytes(of: &set) { bytes in
          numbers.filter { bytes[Int($0 / 8)] & 1 << UInt8($0 % 8) != 0 }
        }
      }
      guard errno == EINTR else { return nil }
    }
  }

  /// Reads what there is, and waits for at least one byte where the open file lets one wait.
  /// - Returns: how many bytes were read; 0 at the end, below 0 where there is another reason, which `errno` tells.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = systemRead(number, buffer)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// As ``read(into:)-(UnsafeMutableRawBufferPointer)``, from the beginning of an array.
  func read(into buffer: inout [UInt8]) -> Int { buffer.withUnsafeMutableBytes { read(into: $0) } }

  /// Wakes whoever waits to write to the terminal. When ctrl-c comes, Linux forgets what was written and not yet read, but not
  /// to wake a writer who waited for room: stopping and starting the output does. Async-signal-safe, as POSIX lists both.
  func restartOutput() {
    // A job in the background would be stopped for it.
    guard isInFront else { return }
    tcflow(number, TCOOFF)
    tcflow(number, TCOON)
  }

  /// What is drawn at most: a terminal may say that it has four thousand million cells.
  private static let largest = (columns: 1000, rows: 500)

  /// The number of columns and rows. A terminal that does not know, or says nought, counts as 80 by 24; of one that is
  /// larger than anybody's screen, the corner is used.
  var terminalSize: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0 else { return (80, 24) }
    let (columns, rows) = (size.ws_col == 0 ? 80 : Int(size.ws_col), size.ws_row == 0 ? 24 : Int(size.ws_row))
    return (min(columns, Descriptor.largest.columns), min(rows, Descriptor.largest.rows))
  }

  /// The pixels of a cell of a terminal; nothing where it has not said.
  var cellSize: CellSize? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return CellSize(pixels: Int(size.ws_xpixel / size.ws_col), by: Int(size.ws_ypixel / size.ws_row))
  }

  func write(_ bytes: some Sequence<UInt8>) -> Outcome {
    let all = Array(bytes)
    return all.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(number, UnsafeRawBufferPointer(rebasing: rest))
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // Somebody else made the open file non-blocking; waiting is ours then.
          var waiting = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
          _ = poll(&waiting, 1, -1)
        } else if errno == EPIPE {
          return .closed
        } else if errno != EINTR {
          return .failed(errno: errno)
        }
      }
      return .written
    }
  }
}

// Outside of the type, where `read` and `write` are its own.

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
