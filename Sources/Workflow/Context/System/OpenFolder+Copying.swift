#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension OpenFolder {
  /// Copies a file into one that was not there, with what it allows whom: all of it, or none.
  func write(copyOf file: borrowing OpenFile, to name: String) throws(SystemError) {
    let status = try file.regularStatus()
    // What runs as its owner is not made by copying.
    try withFile(mode: status.st_mode & 0o777) { (copy) throws(SystemError) in
      try file.pour(into: copy)
    } _: { (temporary) throws(SystemError) in
      try rename(temporary, to: name, in: self)
    }
  }

  /// Moves a file to a folder of another disk. It is whole in one of them at every moment.
  func carry(_ name: String, to target: String, in other: borrowing OpenFolder) throws(SystemError) {
    try other.write(copyOf: OpenFile(reading: name, in: self), to: target)
    guard unlinkat(number, name, 0) == 0 else {
      let error = SystemError.last
      unlinkat(other.number, target, 0)
      throw error
    }
  }
}
