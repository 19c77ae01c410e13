#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Processes that a program has started and that have left its group, as what is run by `setsid` does: a signal to the
/// group does not reach them.
///
/// Linux tells who started whom, for how long that one lives, and what variables it was started with, by which those are
/// known whose parent has ended. macOS has no such list to read; there only the group is reached.
struct Descendants {
  /// When each was started, so that a number that was given to another process is known.
  private var starts: [pid_t: UInt64] = [:]

  /// Adds those that a program has now. One that has lost its parent and its variables belongs to nobody, so that they are
  /// looked for before anything is ended.
  mutating func find(of child: borrowing Child) {
    let process = child.process
    let all = Descendants.processes()
    var children: [pid_t: [Process]] = [:]
    for other in all { children[other.parent, default: []].append(other) }
    for other in all where other.group != process && child.hasStarted(other.number) {
      starts[other.number] = other.start
    }
    // A number that another process has by now is none of ours.
    let living = Dictionary(all.map { ($0.number, $0.start) }) { first, _ in first }
    starts = starts.filter { living[$0.key] == $0.value }
    var rest = [process] + starts.keys
    var seen: Set<pid_t> = []
    while let next = rest.popLast() {
      guard seen.insert(next).inserted else { continue }
      for child in children[next] ?? [] {
        rest.append(child.number)
        if child.group != process { starts[child.number] = child.start }
      }
    }
  }

  func signal(_ signal: Int32) {
    for process in starts.keys { kill(process, signal) }
  }
}

extension Descendants {
  private struct Process {
    let number: pid_t
    let parent: pid_t
    let group: pid_t
    let start: UInt64
  }

  private static func processes() -> [Process] {
    #if os(Linux)
      FolderNames.all(in: "/proc").compactMap { pid_t($0).flatMap(process) }
    #else
      []
    #endif
  }

  /// Nothing where it has ended in the meantime.
  private static func process(_ number: pid_t) -> Process? {
    guard let file = try? OpenDescriptor(path: "/proc/\(number)/stat", O_RDONLY) else { return nil }
    var buffer = [UInt8](repeating: 0, count: 1024)
    guard case .bytes(let count)? = try? file.read(into: &buffer),
      // The name of the program, in parentheses, may have any characters.
      let end = buffer[..<count].lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let fields = String(decoding: buffer[(end + 1)..<count], as: UTF8.self).split(separator: " ")
    // From the third one, the state: parent and group follow, and the start is the 22nd.
    guard fields.count > 19, let parent = pid_t(fields[1]), let group = pid_t(fields[2]), let start = UInt64(fields[19])
    else { return nil }
    return Process(number: number, parent: parent, group: group, start: start)
  }
}
