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

  /// - Parameter cell: the pixels of one, which not every terminal says.
  init(columns: UInt16 = 80, rows: UInt16 = 24, cell: (UInt16, UInt16) = (0, 0)) throws {
    guard let (master, path) = PseudoTerminal.open() else { throw Unavailable() }
    (self.master, self.path) = (master, path)
    resize(columns: columns, rows: rows, cell: cell)
  }

  /// Gives it another size, which the processes at it are told.
  func resize(columns: UInt16, rows: UInt16, cell: (UInt16, UInt16) = (0, 0)) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: columns * cell.0, ws_ypixel: rows * cell.1)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  deinit { close(master) }

  private static func open() -> (master: Int32, path: String)? {
    #if canImport(Darwin)
      let master = posix_openpt(O_RDWR | O_NOCTTY)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else { return nil }
      _ = fcntl(master, F_SETFD, FD_CLOEXEC)
      return (master, String(cString: name))
    #else
      // The functions are shown to GNU programs only; these are the requests they make (`TIOCSPTLCK`, `TIOCGPTN`).
      let master = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var (lock, number): (Int32, Int32) = (0, 0)
      guard master >= 0, ioctl(master, 0x4004_5431, &lock) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
        return nil
      }
      return (master, "/dev/pts/\(number)")
    #endif
  }

  /// The modes, as far as a question may change them.
  var modes: [tcflag_t] {
    var modes = termios()
    tcgetattr(master, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }
}
