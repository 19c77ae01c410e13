/// Paths of files that name one another.
enum SourcePath {
  /// The path that a file means by a path in it: relative to the folder of the file.
  static func resolved(_ path: String, beside file: String) -> String {
    if path.hasPrefix("/") { return normal(path) }
    guard let slash = file.lastIndex(of: "/") else { return normal(path) }
    return normal(file[...slash] + path)
  }

  /// Without `.` and without `..` that a folder before it takes back, so that a file has one name.
  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined
  }
}
