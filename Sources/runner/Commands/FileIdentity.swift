import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Which file a path leads to, whatever names it has besides.
struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t
  /// Neither a folder, nor a device or a pipe.
  let isRegular: Bool

  /// Nothing where there is no file.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number) = (status.st_dev, status.st_ino)
    isRegular = status.st_mode & S_IFMT == S_IFREG
  }
}
