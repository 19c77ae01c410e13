/// Paths as the system takes them apart: by bytes. A `/` with a combining mark behind it is one character, and a
/// separator all the same.
public enum FilePath {
  private static let slash = UInt8(ascii: "/")

  /// The parts between slashes, without empty ones.
  static func components(of path: String) -> [Substring] {
    path.utf8.split(separator: slash).map { Substring($0) }
  }

  /// The name of the file or folder; the path itself where it has none, as `/`.
  public static func name(of path: String) -> String { components(of: path).last.map { String($0) } ?? path }

  /// The folder that a file is in; `.` for a name alone.
  public static func folder(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return "." }
    return end == path.utf8.startIndex ? "/" : String(path[..<end])
  }

  /// Without slashes at its end.
  static func withoutEnd(_ path: String) -> String {
    let end = path.utf8.lastIndex { $0 != slash }.map { path.utf8.index(after: $0) }
    return end.map { String(path[..<$0]) } ?? path
  }

  /// Whether `~` at the beginning stands for the home folder, as shells have it. A file of that name is `./~`.
  public static func beginsAtHome(_ path: String) -> Bool { path == "~" || path.hasPrefix("~/") }

  /// The path of a file in a folder.
  public static func joined(_ folder: String, _ name: String) -> String {
    folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
  }

  /// A name for a file that is being written, until it is whole.
  public static func hiddenName() -> String {
    ".runner-\(String(UInt64.random(in: .min ... .max), radix: 36))"
  }

  /// The path of another file in the same folder.
  static func sibling(of path: String, named name: String) -> String {
    path.utf8.lastIndex(of: slash).map { path[...$0] + name } ?? name
  }

  /// The name without its extension, and the extension with its dot. A leading dot begins no extension.
  public static func divided(_ name: String) -> (stem: String, ending: String) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.utf8.startIndex,
      name.utf8.index(after: dot) != name.utf8.endIndex
    else { return (name, "") }
    return (String(name[..<dot]), String(name[dot...]))
  }

  /// `notes 2.txt` of `notes.txt`.
  public static func numbered(_ path: String, _ number: Int) -> String {
    let (stem, ending) = divided(name(of: path))
    return sibling(of: path, named: "\(stem) \(number)\(ending)")
  }

  /// Without `.`, doubled slashes, a slash at the end, and a `..` behind a folder that it takes back: what a path means
  /// where there are no symbolic links.
  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.utf8.first == slash
    for part in components(of: path) where part != "." {
      if part != ".." {
        parts.append(part)
      } else if let last = parts.last, last != ".." {
        parts.removeLast()
      } else if !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// Whether a path is a folder's own or below it. Both are normal, and both absolute or both not.
  static func isIn(_ folder: String, _ path: String) -> Bool {
    let (outer, inner) = (folder.utf8, path.utf8)
    if folder == "/" { return inner.first == slash }
    if folder == "." { return inner.first != slash && components(of: path).first != ".." }
    guard inner.starts(with: outer) else { return false }
    return inner.count == outer.count || inner.dropFirst(outer.count).first == slash
  }
}
