import Actions
import Workflow

/// The workflows that are found by what they say of themselves: those in ./Workflows and in the person's own folder.
struct KnownWorkflows {
  private let finder: WorkflowFinder

  init(environment: any Environment) { finder = WorkflowFinder(environment: environment) }

  /// The files that hold a word, compiled; those with errors are left out.
  func loaded(having word: String) -> [Loaded] {
    let search = TextSearch(for: word)
    return finder.paths.compactMap { path in
      // Reading all of a file takes longer than looking whether it can say what is wanted.
      guard let bytes = try? SystemFiles().read(path, limit: Loader.limit),
        search.occurs(in: String(decoding: bytes, as: UTF8.self))
      else { return nil }
      let loaded = Loader(catalogue: .builtIn, files: SystemFiles()).load(SourceFile(path: path, bytes: bytes))
      return loaded.plan == nil ? nil : loaded
    }
  }
}
