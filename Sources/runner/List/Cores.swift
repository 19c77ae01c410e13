#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What can work at the same time.
enum Cores {
  static let count = max(1, min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 64))
}
