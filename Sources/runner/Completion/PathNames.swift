import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The paths that go on from what is written, for a shell that would not keep them as they are.
enum PathNames {
  /// - Parameter home: what `~/` at the start stands for; nothing where it is a name.
  static func all(from written: String, _ wanted: Suggestions.Paths, home: String?) -> [String] {
    if wanted == .none { return [] }
    let start = written.lastIndex(of: "/").map { written.index(after: $0) } ?? written.startIndex
    let (parent, beginning) = (String(written[..<start]), written[start...])
    let folder = if let home, parent.hasPrefix("~/") { home + parent.dropFirst() } else { parent }
    return FolderNames.all(in: folder.isEmpty ? "." : folder).sorted().compactMap { name in
      guard name.hasPrefix(beginning), beginning.hasPrefix(".") || !name.hasPrefix("."), name != ".", name != "..",
        !name.unicodeScalars.contains("\u{FFFD}")
      else { return nil }
      if isFolder(folder + name) { return parent + name + "/" }
      return wanted.includes(name, in: folder) ? parent + name : nil
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension Suggestions.Paths {
  fileprivate func includes(_ name: String, in folder: String) -> Bool {
    switch self {
    case .none, .folders: false
    case .files: true
    case .yaml: name.hasSuffix(".yaml") || name.hasSuffix(".yml")
    case .workflows: Suggestions.Paths.yaml.includes(name, in: folder) && WorkflowFinder.hasSteps(folder + name)
    }
  }
}
