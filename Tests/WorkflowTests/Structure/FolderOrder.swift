/// The rule that a folder of `Workflow` uses only types of the folders before it.
///
/// It goes by names: a use of a type that stands in a later folder is an arrow that runs back. Members that a later
/// folder adds to an earlier type have no name of their own and are not seen.
struct FolderOrder {
  static let workflow = FolderOrder(
    target: "Workflow",
    folders: [
      "Source", "YAML", "Values", "Expression", "Present", "Permissions", "Context", "Model", "Definitions", "Compile",
      "Resolve", "Journal", "Run", "Suggest", "Testing", "Schema",
    ])

  let target: String
  let folders: [String]

  /// One sentence for each file that breaks the rule and each type by which it does.
  func violations(in tree: SourceTree) -> [String] {
    let files = tree.files.filter { $0.folders.first == target }
    let declarations = Dictionary(files.map { ($0.path, Declarations($0)) }, uniquingKeysWith: { first, _ in first })
    var owners: [String: Set<String>] = [:]
    var localNames: [String: Set<String>] = [:]
    for file in files {
      for name in declarations[file.path]?.shared ?? [] { owners[name, default: []].insert(folder(of: file)) }
      localNames[folder(of: file), default: []].formUnion(declarations[file.path]?.local ?? [])
    }
    return files.flatMap { file -> [String] in
      guard let rank = folders.firstIndex(of: folder(of: file)) else {
        return ["\(file.path) is in no folder of the order."]
      }
      let later = Set(folders[(rank + 1)...])
      let known = localNames[folder(of: file)] ?? []
      var found: Set<String> = []
      return uses(in: file).compactMap { use in
        guard let places = owners[use.text], !places.isEmpty, places.isSubset(of: later), !known.contains(use.text),
          found.insert(use.text).inserted
        else { return nil }
        return "\(file.path):\(use.line) uses `\(use.text)` of \(places.sorted().joined(separator: ", "))."
      }
    }
  }

  private func folder(of file: SourceTree.File) -> String { file.folders.dropFirst().first ?? "" }

  /// Type names that stand alone; after a dot it is a member, whose owner was looked at.
  private func uses(in file: SourceTree.File) -> [SwiftToken] {
    zip(file.tokens.indices, file.tokens).compactMap { index, token in
      token.isTypeName && (index == 0 || file.tokens[index - 1].text != ".") ? token : nil
    }
  }
}
