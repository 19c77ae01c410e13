#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The names of what stands in a folder.
public enum FolderNames {
  /// In no order, with `.` and `..`; none where the folder cannot be read.
  public static func all(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      // In its place: an entry is as long as its name, and not as its type.
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names
  }
}
