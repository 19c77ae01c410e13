#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// One end of a connection, or what accepts them. It is closed when nobody holds it any more.
final class LoopbackSocket: Sendable {
  private let descriptor: Int32

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
    set(Int32(IPPROTO_TCP), TCP_NODELAY, 1)
    #if canImport(Darwin)
      set(SOL_SOCKET, SO_NOSIGPIPE, 1)
    #endif
  }

  deinit { close(descriptor) }

  /// A socket that listens at a free port of 127.0.0.1.
  static func listening() throws -> LoopbackSocket {
    let descriptor = socket(AF_INET, stream, 0)
    guard descriptor >= 0 else { throw LoopbackProblem.socket(errno) }
    let listener = LoopbackSocket(descriptor)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let bound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard bound == 0, listen(descriptor, 1024) == 0 else { throw LoopbackProblem.socket(errno) }
    return listener
  }

  var port: Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// The next connection; nothing once nobody goes on. Asks every few milliseconds, because closing a socket wakes no
  /// `accept` on every system.
  func accept(while goesOn: () -> Bool) -> LoopbackSocket? {
    while goesOn() {
      guard isReadable(within: 20) else { continue }
      #if canImport(Glibc)
        let accepted = Glibc.accept(descriptor, nil, nil)
      #else
        let accepted = Darwin.accept(descriptor, nil, nil)
      #endif
      if accepted >= 0 { return LoopbackSocket(accepted) }
    }
    return nil
  }

  /// - Returns: nothing at the end of what comes.
  func receive() -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      count = max(0, recv(descriptor, buffer.baseAddress, buffer.count, 0))
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// - Returns: whether all of it was taken.
  func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.send(descriptor, buffer.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
        #else
          Darwin.send(descriptor, buffer.baseAddress.map { $0 + sent }, bytes.count - sent, 0)
        #endif
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Waits so long, or until the client has gone. - Returns: whether it is still there.
  func waits(_ milliseconds: Int) -> Bool {
    guard isReadable(within: milliseconds) else { return true }
    var byte: UInt8 = 0
    guard recv(descriptor, &byte, 1, Int32(MSG_PEEK)) > 0 else { return false }
    // It has sent more already, which would wake every look at it.
    poll(nil, 0, Int32(milliseconds))
    return true
  }

  private func isReadable(within milliseconds: Int) -> Bool {
    var look = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&look, 1, Int32(milliseconds)) > 0
  }

  /// Wakes whoever waits for this connection, which is then over.
  func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Makes closing it send RST.
  func resetAtEnd() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
  }

  private func set(_ level: Int32, _ option: Int32, _ value: Int32) {
    var value = value
    setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout.size(ofValue: value)))
  }
}

enum LoopbackProblem: Error {
  /// The system's number of what failed.
  case socket(Int32)
}

// SOCK_STREAM is a number on one system and a case of an enumeration on the other.
#if canImport(Glibc)
  private let stream = Int32(SOCK_STREAM.rawValue)
#else
  private let stream = SOCK_STREAM
#endif
