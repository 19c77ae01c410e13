internal import CFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder that is open, so that it stays the same one whatever becomes of its path.
struct OpenFolder: ~Copyable {
  let number: Int32

  /// The folder that a file or folder is in. No part of its path may have become a symbolic link since it was judged.
  init(around place: Place) throws(SystemError) {
    number = files_open_folder(place.folder)
    guard number >= 0 else { throw SystemError.last }
  }

  /// A folder at a place itself.
  init(at place: Place) throws(SystemError) {
    number = files_open_folder(place.path)
    guard number >= 0 else { throw SystemError.last }
  }

  /// A folder by its path, whatever links are in it, for the runner itself.
  init(path: String) throws(SystemError) {
    number = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { throw SystemError.last }
  }

  deinit { close(number) }

  /// What is in it says of itself; a symbolic link is not followed.
  func status(of name: String) throws(SystemError) -> stat {
    var status = stat()
    guard fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw SystemError.last }
    return status
  }

  /// What the disk tells of what is in it; a symbolic link is not followed.
  func details(of name: String) throws(SystemError) -> FileDetails {
    var found = files_details_t()
    let error = files_details(number, name, &found)
    if error != 0 { throw SystemError(error) }
    let modified = Moment(seconds: found.modified_seconds, nanoseconds: found.modified_nanoseconds, zone: .utc)
    let created =
      found.knows_created == 0
      ? nil : Moment(seconds: found.created_seconds, nanoseconds: found.created_nanoseconds, zone: .utc)
    return FileDetails(size: Int(found.size), created: created, modified: modified)
  }

  /// A new descriptor of what is in it; a symbolic link is not followed.
  func descriptor(of name: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) -> Int32 {
    let descriptor = openat(number, name, flags | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY, mode)
    guard descriptor >= 0 else { throw SystemError.last }
    return descriptor
  }

  /// Gives what is in it another name, which nothing has yet.
  func rename(_ name: String, to target: String, in other: borrowing OpenFolder) throws(SystemError) {
    let error = files_rename(number, name, other.number, target)
    if error != 0 { throw SystemError(error) }
  }
}
