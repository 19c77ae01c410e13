internal import CMalloc

/// Where the values of a run are kept.
enum Heap {
  /// Makes all threads share one heap. A run goes on in a thread of its own, for which glibc would make a second one, and
  /// that asks the system for every 4 KB: a quarter of the time of reading a large file, and more while others work.
  static func share() {
    #if canImport(Glibc)
      mallopt(M_ARENA_MAX, 1)
    #endif
  }
}
