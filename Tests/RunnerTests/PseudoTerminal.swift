import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal whose other end is a test.
final class PseudoTerminal: Sendable {
  struct Unavailable: Error {}

  let master: Int32
  /// Where the device is that a process opens.
  let path: String

  init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
      throw Unavailable()
    }
    path = String(cString: name)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  deinit { close(master) }

  /// The modes, as far as a question may change them.
  var modes: [tcflag_t] {
    var modes = termios()
    tcgetattr(master, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }
}
