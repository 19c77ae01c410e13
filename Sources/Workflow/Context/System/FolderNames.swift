#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The names of what stands in a folder.
enum FolderNames {
  /// In no order, with `.` and `..`; none where the folder cannot be read.
  static func all(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names
  }
}
