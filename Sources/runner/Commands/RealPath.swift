#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where a path leads when every link and dot in it is followed.
enum RealPath {
  /// Nothing where there is no such file.
  static func of(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path itself where there is no such file.
  static func orWritten(_ path: String) -> String { of(path) ?? path }
}
