/// The folders in which the runner keeps its settings, what it remembers, and what it has downloaded. A workflow that
/// could change them could grant itself anything.
struct OwnFolders {
  private struct OwnFolder {
    let path: String
    let holds: String
    /// A folder in it whose files may be read like any others.
    var open: String?
  }

  private let folders: [OwnFolder]

  init(_ environment: any Environment, in files: any FileSystem) {
    let real = { (path: String) in (try? files.place(of: path, followsLast: true))?.path }
    folders = [
      environment.stateFolder.flatMap(real).map { OwnFolder(path: $0, holds: "what it remembers") },
      environment.cacheFolder.flatMap(real).map { OwnFolder(path: $0, holds: "what it has downloaded") },
      environment.configurationFolder.flatMap(real).map {
        OwnFolder(path: $0, holds: "its settings", open: $0 + "/workflows")
      },
    ].compactMap(\.self)
  }

  /// What the runner keeps at a path that is touched; nothing where that is none of its own.
  ///
  /// A folder around its own may be read, and not changed, as renaming it would change what is found in it.
  func content(at path: String, for area: Permission.Area) -> String? {
    folders.first { folder in
      if area == .read {
        return FilePath.isIn(folder.path, path) && !(folder.open.map { FilePath.isIn($0, path) } ?? false)
      }
      return FilePath.isIn(folder.path, path) || FilePath.isIn(path, folder.path)
    }?.holds
  }
}
