import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Finds files of tests.
enum TestFinder {
  /// The files at a path: itself, the one beside a workflow, or all below a folder, in order. Symbolic links to folders
  /// are not followed, so that none is visited twice.
  /// - Throws: a ``Failure`` where there is none.
  static func files(at path: String) throws -> [String] {
    switch form(of: path) {
    case nil: throw Failure(.notFound, "There is no file `\(TerminalText.cleaned(path))`.")
    case .folder?:
      let found = files(below: path)
      if found.isEmpty { throw Failure.noTests(in: path) }
      return found
    case .file?:
      if TestFile.workflow(testedBy: path) != nil { return [path] }
      let tests = TestFile.tests(of: path)
      guard form(of: tests) == .file else { throw Failure.noTests(of: path, tests) }
      return [tests]
    }
  }

  private enum Form { case file, folder }

  private static func form(of path: String, followingLinks: Bool = true) -> Form? {
    var status = stat()
    guard followingLinks ? stat(path, &status) == 0 : lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return nil
    }
  }

  private static func files(below folder: String) -> [String] {
    var folders = [folder]
    var found: [String] = []
    while let folder = folders.popLast() {
      for name in FolderNames.all(in: folder) where !name.hasPrefix(".") {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        switch form(of: path, followingLinks: false) {
        case .folder?: folders.append(path)
        case .file? where TestFile.workflow(testedBy: name) != nil: found.append(path)
        default: break
        }
      }
    }
    return found.sorted()
  }
}

extension Failure {
  fileprivate static func noTests(in folder: String) -> Failure {
    Failure(
      .notFound, "There are no tests below `\(TerminalText.cleaned(folder))`.",
      hint: "tests stand in files called `NAME\(TestFile.ending)`")
  }

  fileprivate static func noTests(of workflow: String, _ tests: String) -> Failure {
    Failure(
      .notFound, "`\(TerminalText.cleaned(workflow))` has no tests.",
      hint: "write them into `\(TerminalText.cleaned(tests))`")
  }
}
