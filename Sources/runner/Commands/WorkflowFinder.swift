import Actions
import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Finds a workflow by path or by name.
struct WorkflowFinder {
  private static let extensions = ["yaml", "yml"]

  /// Where names are looked up, in this order.
  let folders: [String]

  init(environment: any Environment) {
    folders = ["Workflows"] + (environment.configurationFolder.map { [$0 + "/workflows"] } ?? [])
  }

  /// - Throws: a ``Diagnostic`` naming what is near, or where it was looked for.
  func path(of name: String) throws -> String {
    if TextSearch(for: "://").occurs(in: name) { throw Ending(.refused, [.remoteWorkflow(name)]) }
    if isFile(name) { return name }
    let looksLikePath = looksLikePath(name)
    if !looksLikePath {
      let candidates = folders.flatMap { folder in WorkflowFinder.extensions.map { "\(folder)/\(name).\($0)" } }
      if let path = candidates.first(where: isFile) { return path }
    }
    throw Diagnostic.noWorkflow(name, known: names, folders: looksLikePath ? [] : folders)
  }

  /// The path of what is meant where files of other kinds are meant too: a path stays as it is, whether anything is there
  /// or not; another word is the name of a workflow.
  /// - Throws: a ``Diagnostic``, as ``path(of:)``.
  func located(_ word: String) throws -> String {
    var status = stat()
    return looksLikePath(word) || stat(word, &status) == 0 ? word : try path(of: word)
  }

  private func looksLikePath(_ word: String) -> Bool {
    word.utf8.contains(UInt8(ascii: "/")) || WorkflowFinder.extensions.contains { word.hasSuffix("." + $0) }
  }

  /// The names that can be given.
  var names: [String] { folders.flatMap(FolderNames.all).compactMap(name(of:)).sorted() }

  /// The names of those that have steps, so that they can be run.
  var runnableNames: [String] {
    paths.filter { WorkflowFinder.hasSteps($0) }.compactMap { $0.split(separator: "/").last.map(String.init) }
      .compactMap(name(of:)).sorted()
  }

  /// Whether a file can be run, as far as a glance at its lines tells: one with mistakes in it can be meant all the same.
  static func hasSteps(_ path: String) -> Bool {
    guard !path.hasSuffix(TestFile.ending), FileIdentity(of: path)?.isRegular == true,
      let bytes = try? SystemFiles().read(path, limit: Loader.limit)
    else { return false }
    return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      line.starts(with: "steps".utf8) || line.starts(with: "\"steps".utf8) || line.starts(with: "{".utf8)
    }
  }

  /// The files that are found by their names, in the order of the folders.
  var paths: [String] {
    folders.flatMap { folder in
      FolderNames.all(in: folder).filter { name(of: $0) != nil }.sorted().map { "\(folder)/\($0)" }
    }
  }

  /// Nothing for what is no workflow.
  private func name(of entry: String) -> String? {
    guard TestFile.workflow(testedBy: entry) == nil, let dot = entry.lastIndex(of: "."),
      WorkflowFinder.extensions.contains(String(entry[entry.index(after: dot)...]))
    else { return nil }
    return String(entry[..<dot])
  }

  private func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }
}

extension Diagnostic {
  /// What somebody else may change at any time is not run unread.
  fileprivate static func remoteWorkflow(_ url: String) -> Diagnostic {
    Diagnostic(
      code: "remote-workflow", "`\(TerminalText.cleaned(url))` is not run: a workflow from elsewhere is read first.",
      at: nil, hint: "download it, and look at `runner describe FILE`")
  }

  fileprivate static func noWorkflow(_ name: String, known: [String], folders: [String]) -> Diagnostic {
    let shown = TerminalText.cleaned(name)
    let hint: String?
    if let near = Spelling.nearest(to: name, among: known) {
      hint = "did you mean `\(near)`?"
    } else if folders.isEmpty {
      hint = nil
    } else {
      hint = "looked in " + folders.map { "`\(TerminalText.cleaned($0))`" }.joined(separator: ", ")
    }
    return Diagnostic(code: "no-workflow", "There is no workflow `\(shown)`.", at: nil, hint: hint)
  }
}

extension WorkflowFinder {
  /// A workflow by path or name; nothing where it cannot be read or has errors, which is not the time to tell.
  static func plan(of name: String) -> Plan? {
    guard let path = try? WorkflowFinder(environment: SystemEnvironment()).path(of: name) else { return nil }
    return try? Loader(catalogue: .builtIn, files: SystemFiles()).load(path: path).plan
  }
}
