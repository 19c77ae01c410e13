/// A file, or a folder and all in it, that a run may touch. Its path is absolute and no part of it a symbolic link.
struct PathGrant: Hashable, Sendable {
  private let path: String

  init(_ path: String) { self.path = path }

  /// By whole parts: `/home/sarah` holds nothing of `/home/sarahs`.
  func covers(_ path: String) -> Bool {
    guard FilePath.isIn(self.path, path) else { return false }
    // What looks like files there is devices, processes and the kernel; who means them names them.
    return PathGrant.machinery.allSatisfy { !FilePath.isIn($0, path) || FilePath.isIn($0, self.path) }
  }

  private static let machinery = ["/dev", "/proc", "/sys"]

  /// Whether a path shows the memory, the environment or the descriptors of a process, which are no files of anybody.
  static func isProcess(_ path: String) -> Bool {
    let parts = FilePath.components(of: path)
    guard parts.count > 1, parts[0] == "proc" else {
      return parts.count > 1 && parts[0] == "dev" && parts[1] == "fd"
    }
    return parts[1] == "self" || parts[1] == "thread-self" || parts[1].utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }
}

// By bytes: most systems keep files apart whose names Swift takes for equal.
extension PathGrant {
  static func == (one: PathGrant, other: PathGrant) -> Bool { one.path.utf8.elementsEqual(other.path.utf8) }
  func hash(into hasher: inout Hasher) { for byte in path.utf8 { hasher.combine(byte) } }
}

extension Permission {
  /// Whether granting this grants the other, too. Paths are as they were found, not as somebody wrote them.
  public func covers(_ other: Permission) -> Bool {
    switch area {
    case .read, .write: area == other.area && PathGrant(name).covers(other.name)
    case .network, .run, .environment, .secrets: self == other
    }
  }

  /// Whether a path that is written covers another, as far as that can be said without looking at the files.
  func mayCover(written other: String) -> Bool {
    // Where the home folder is and where the run works is not known here.
    if FilePath.beginsAtHome(name) != FilePath.beginsAtHome(other) { return true }
    let (outer, inner) = (FilePath.normal(name), FilePath.normal(other))
    if (outer.utf8.first == UInt8(ascii: "/")) != (inner.utf8.first == UInt8(ascii: "/")) { return true }
    // Behind `..` a relative path may lead anywhere.
    if FilePath.components(of: outer).first == "..", outer.utf8.first != UInt8(ascii: "/") { return true }
    return FilePath.isIn(outer, inner)
  }
}
